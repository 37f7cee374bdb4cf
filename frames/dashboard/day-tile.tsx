import type { ReactNode } from 'react';
import css from './day-tile.module.css';
import type { LoansWords } from './words';

interface DayTileProps {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly isFirst: boolean;
  readonly words: LoansWords;
}

/** Day and month as a leaf of a calendar. */
export const DayTile = ({ day, isFirst, words }: DayTileProps): ReactNode => (
  <time className={css.tile} dateTime={day} data-first={isFirst ? '' : undefined}>
    <b className="num">{day.slice(-2)}</b>
    <span>{words.month(day)}</span>
  </time>
);
