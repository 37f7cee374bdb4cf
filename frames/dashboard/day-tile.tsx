import type { ReactNode } from 'react';
import css from './day-tile.module.css';
import type { LoansMessages } from './message-types';

interface DayTileProps {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly isFirst: boolean;
  readonly t: LoansMessages;
}

export const DayTile = ({ day, isFirst, t }: DayTileProps): ReactNode => (
  <time className={css.tile} dateTime={day} data-first={isFirst ? '' : undefined}>
    <b className="num">{day.slice(-2)}</b>
    <span>{t.month(day)}</span>
  </time>
);
