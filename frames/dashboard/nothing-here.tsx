import type { ReactNode } from 'react';
import { Panel } from '../kit/layout/panel';
import css from './nothing-here.module.css';

interface NothingHereProps {
  /** Which of the four steps is not there. */
  readonly missing: 1 | 2;
  readonly heading: string;
  readonly text: string;
  /** Links or buttons that lead on. */
  readonly children: ReactNode;
}

/** Why a list is empty, and what can be done about it. */
export const NothingHere = ({ missing, heading, text, children }: NothingHereProps): ReactNode => (
  <Panel gap={3} className={css.card}>
    <svg className={css.steps} viewBox="0 0 200 112" aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          data-step={step === missing ? 'missing' : step < missing ? 'taken' : 'ahead'}
          x={50 * (step - 1) + 3}
          y={112 - 26 * step}
          width="44"
          height={26 * step - 2}
          rx="10"
        />
      ))}
    </svg>
    <h2>{heading}</h2>
    <p>{text}</p>
    <div className={css.actions}>{children}</div>
  </Panel>
);
