import type { ReactNode } from 'react';
import { Link } from '../kit/link';
import { Tile } from '../kit/tile';
import css from './lender-line.module.css';
import type { PlanChoiceWords } from './words';

interface LenderLineProps {
  readonly name: string;
  /** How many there are to choose from; of one there is no other. */
  readonly count: number;
  /** Reason for its place in the order; '' = none. */
  readonly rank: string;
  readonly words: PlanChoiceWords;
  readonly onChange: () => void;
}

/** The lender whose plans are shown, and the way to another one. */
export function LenderLine({ name, count, rank, words, onChange }: LenderLineProps): ReactNode {
  return (
    <div className={css.line}>
      <Tile name={name} size={36} />
      <div className={css.main}>
        <p className={css.name} translate="no">
          {name}
        </p>
        <p className={css.under}>{words.oneOf(count)}</p>
        {rank && <p className={css.under}>{rank}</p>}
      </div>
      {count > 1 && (
        <Link label={words.changeLender} onClick={onChange}>
          {words.change}
        </Link>
      )}
    </div>
  );
}
