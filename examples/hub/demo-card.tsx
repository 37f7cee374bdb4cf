import { useEffect, useRef } from 'react';
import type { HostEvent } from '../merchant/host-event';
import { CodePanel } from './code-panel';
import type { Demo } from './demos';
import css from './hub.module.css';
import type { HubOptions } from './options';
import { OptionsForm } from './options-form';
import { Preview } from './preview';
import type { SnippetContext } from './snippet-context';
import { useDemoCall } from './use-demo-call';

/** One demo: live preview, options and code. */
export function DemoCard(props: {
  demo: Demo;
  context: SnippetContext;
  onOptions(options: HubOptions): void;
  onEvent(event: HostEvent): void;
}) {
  const { demo, context } = props;
  const place = useRef<HTMLDivElement>(null);
  const { call, isOpen, failure, takeAway } = useDemoCall(demo.id, context, place, props.onEvent);
  // Removes the previous widget after a change of demo or options.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each change that takes away
  useEffect(() => takeAway, [demo.id, context.options, takeAway]);
  return (
    <section id={demo.id} className={css.card} aria-labelledby="demo-title">
      <Preview
        demo={demo}
        options={context.options}
        merchantKey={context.shop.merchantKey}
        isOpen={isOpen}
        failure={failure}
        place={place}
        onCall={call}
        onEvent={props.onEvent}
      />
      <OptionsForm demo={demo.id} options={context.options} onOptions={props.onOptions} />
      <CodePanel demo={demo.id} context={context} />
    </section>
  );
}
