import { useState } from 'react';
import { CopyButton } from '../look/copy-button';
import css from './code-panel.module.css';
import { codeParts } from './code-parts';
import type { DemoId } from './demos';
import { useHubMessages } from './messages-context';
import { kindsOf, snippet } from './snippet';
import type { SnippetContext, SnippetKind } from './snippet-context';

export function CodePanel(props: { demo: DemoId; context: SnippetContext }) {
  const [chosen, setKind] = useState<SnippetKind | null>(null);
  const t = useHubMessages();
  const kinds = kindsOf(props.demo);
  const kind = kinds.find((each) => each === chosen) ?? kinds[0];
  const code = snippet(kind, props.demo, props.context);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            className={css.kind}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {each}
          </button>
        ))}
        <span className={css.end}>
          <CopyButton text={code} about={t.copyCode} label={t.copy} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <pre className={css.code} tabIndex={0}>
        {codeParts(code).map(({ kind: part, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are one text, redrawn as a whole
          <span key={place} data-part={part}>
            {text}
          </span>
        ))}
      </pre>
    </div>
  );
}
