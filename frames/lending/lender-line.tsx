import type { ReactNode } from 'react';
import { Link } from '../kit/link';
import { Tile } from '../kit/tile';
import css from './lender-line.module.css';
import type { PlanChoiceMessages } from './message-types';

interface LenderLineProps {
  readonly name: string;
  /** How many there are to choose from; of one there is no other. */
  readonly count: number;
  /** Reason for its place in the order; '' = none. */
  readonly rank: string;
  readonly t: PlanChoiceMessages;
  readonly onChange: () => void;
}

/** The lender whose plans are shown, and the way to another one. */
export function LenderLine({ name, count, rank, t, onChange }: LenderLineProps): ReactNode {
  return (
    <div className={css.line}>
      <Tile name={name} size={36} />
      <div className={css.main}>
        <p className={css.name} translate="no">
          {name}
        </p>
        <p className={css.under}>{t.oneOf(count)}</p>
        {rank && <p className={css.under}>{rank}</p>}
      </div>
      {count > 1 && (
        <Link label={t.changeLender} onClick={onChange}>
          {t.change}
        </Link>
      )}
    </div>
  );
}
