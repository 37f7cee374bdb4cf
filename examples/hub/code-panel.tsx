import { useState } from 'react';
import { CopyButton } from '../look/copy-button';
import type { SalesAppCall } from '../merchant/sales-session';
import css from './code-panel.module.css';
import { codeParts } from './code-parts';
import { type SnippetKind, snippet, snippetKinds } from './snippet';

/** The code that opens the sales app just as the form says. */
export function CodePanel(props: { call: SalesAppCall; providerOrigin: string }) {
  const [kind, setKind] = useState<SnippetKind>('HTML');
  const code = snippet(kind, props.call, props.providerOrigin);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        {snippetKinds.map((each) => (
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
          <CopyButton text={code} about="Copy the code" label="Copy" />
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
