import type { ReactNode } from 'react';
import css from './money.module.css';
import { VisuallyHidden } from './visually-hidden';

interface MoneyProps {
  /** The whole price as it is read out: '₹9,516/mo'. */
  readonly text: string;
  /** Its ending that is drawn smaller: '/mo'. '' = all of one size. */
  readonly per?: string;
}

/** A price in one text node, so that it is read, found and copied as a whole; tabular figures. */
export function Money({ text, per = '' }: MoneyProps): ReactNode {
  if (per === '' || !text.endsWith(per))
    return (
      <span className="num" translate="no">
        {text}
      </span>
    );
  return (
    <span className="num" translate="no">
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={css.shown} data-amount={text.slice(0, -per.length)} data-per={per} aria-hidden="true" />
    </span>
  );
}
