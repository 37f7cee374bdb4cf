import type { ReactNode } from 'react';
import { type Paused, pausable } from '../../shared/rules/disputes/next';
import { dayInIndia } from '../../shared/rules/india-days';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import type { DisputeMessages } from './messages';
import css from './pause-note.module.css';

interface PauseNoteProps {
  readonly t: DisputeMessages['pause'];
  readonly lender: string;
  /** Pauses of the lender. */
  readonly pauses: readonly Paused[];
  /** End of the pause, epoch ms; null before the ticket exists. */
  readonly untilMs: number | null;
}

/** Paused and continuing parts of a loan, as its lender defines them. */
export function PauseNote({ t, lender, pauses, untilMs }: PauseNoteProps): ReactNode {
  if (pauses.length === 0) return <Note>{t.none(lender)}</Note>;
  const heading = untilMs === null ? t.will : pauses.includes('DEBITS') ? t.is : t.isPartly;
  const goesOn = pausable.filter((each) => !pauses.includes(each));
  return (
    <Note tone={untilMs === null ? 'neutral' : 'warn'} icon={icons.pause}>
      <span className={css.note}>
        <b>{heading}</b>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
        <ul role="list">
          {pauses.map((each) => (
            <li key={each}>{t.paused[each]}</li>
          ))}
          {goesOn.map((each) => (
            <li key={each}>{t.runsOn[each]}</li>
          ))}
        </ul>
        <span>{untilMs === null ? t.upTo : t.until(dayInIndia(untilMs))}</span>
      </span>
    </Note>
  );
}
