import type { ReactNode } from 'react';
import { Inline } from '../../kit/layout/inline';
import css from './one-thing.module.css';

interface OneThingProps {
  /** Above the text. */
  readonly art: ReactNode;
  readonly heading: string;
  readonly text: string;
  /** Links or buttons. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A page with a single message. */
export function OneThing({ art, heading, text, actions, children }: OneThingProps): ReactNode {
  return (
    <div className={css.thing}>
      {art}
      <h1>{heading}</h1>
      <p className={css.text}>{text}</p>
      <Inline justify="center" wrap className={css.actions}>
        {actions}
      </Inline>
      {children}
    </div>
  );
}
