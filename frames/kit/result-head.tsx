import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './result-head.module.css';
import { Spinner } from './spinner';

/** Sign of 44 px, heading and a line or a paragraph: how a widget says what came out. */
export function ResultHead(props: {
  readonly sign: 'ok' | 'error' | 'busy';
  readonly heading: string;
  /** `line`: small and short; `paragraph`: what happened, announced at once. */
  readonly under: { readonly line: ReactNode } | { readonly paragraph: ReactNode };
}): ReactNode {
  const isLong = 'paragraph' in props.under;
  const tone = props.sign === 'busy' ? 'none' : props.sign;
  return (
    <div className={css.head} data-middle={isLong ? undefined : ''}>
      <span className={css.sign} data-tone={tone} aria-hidden="true">
        {props.sign === 'busy' ? (
          <Spinner />
        ) : (
          <Icon path={props.sign === 'ok' ? icons.check : icons.alert} size={24} />
        )}
      </span>
      <div className={css.text}>
        <h1 className={css.heading}>{props.heading}</h1>
        <p className={css.under} data-long={isLong ? '' : undefined} role={isLong ? 'alert' : undefined}>
          {'paragraph' in props.under ? props.under.paragraph : props.under.line}
        </p>
      </div>
    </div>
  );
}
