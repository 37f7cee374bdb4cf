import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { failureText } from '../../platform/i18n/failure-text';
import { type NtbStep, ntbSteps } from '../ntb-application';
import css from '../own-application.module.css';
import type { StepProps } from '../step-props';

type AskedStep = Exclude<NtbStep, 'initial'>;
const isAsked = (step: NtbStep): step is AskedStep => step !== 'initial';
const askedSteps = ntbSteps.filter(isAsked);

/** Progress in four steps, with a text alternative. */
function StepProgress({ step, messages }: { readonly step: AskedStep } & Pick<StepProps, 'messages'>): ReactNode {
  const now = askedSteps.indexOf(step);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ol className={css.steps} role="list" aria-label={messages.stepOf(now + 1, askedSteps.length)}>
      {askedSteps.map((each, at) => (
        <li key={each} data-at={at < now ? 'done' : undefined} aria-current={at === now ? 'step' : undefined}>
          <i />
          {messages.steps[each]}
        </li>
      ))}
    </ol>
  );
}

interface StepCardProps extends StepProps {
  readonly step: AskedStep;
  /** The heading and what it says below, where what stands in the card has none of its own. */
  readonly heading?: string;
  readonly lead?: string;
  /** Label of the submit button; `pendingLabel` replaces it while the step is sent. */
  readonly go: string;
  readonly isReady?: boolean;
  readonly pendingLabel?: string | null;
  readonly children: ReactNode;
}

/** A step: how far it is, what it asks, and its actions. */
export function StepCard(props: StepCardProps): ReactNode {
  const { step, state, messages, send, heading, lead, go, isReady = true, pendingLabel = null } = props;
  const failure = state.apply.step === 'idle' ? state.apply.problem : null;
  return (
    <Form className={css.card} onSubmit={() => send({ type: 'wentOn' })}>
      <StepProgress step={step} messages={messages} />
      {heading !== undefined && (
        <div className={css.head}>
          <h1 className={css.heading}>{heading}</h1>
          {lead !== undefined && (
            <p className={css.lead}>
              <MoneyText>{lead}</MoneyText>
            </p>
          )}
        </div>
      )}
      {state.isRestored && (
        <Note tone="info" icon={icons.clock}>
          {messages.restored}
        </Note>
      )}
      <Stack gap={5} steady>
        {props.children}
      </Stack>
      {failure && (
        <Note tone="error" live="assertive">
          {failureText(messages.errors, failure)}
        </Note>
      )}
      <div className={css.onward}>
        <Button kind="secondary" onClick={() => send({ type: 'wentBack' })}>
          {messages.back}
        </Button>
        <Button type="submit" disabled={!isReady} pendingLabel={pendingLabel}>
          {go}
        </Button>
      </div>
    </Form>
  );
}
