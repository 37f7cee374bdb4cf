import { PAUSE_AT_MOST_MS } from '../../shared/rules/disputes/dates';
import type { Paused } from '../../shared/rules/disputes/next';
import { DAY_MS } from '../../shared/rules/duration';
import { addDays, daysBetween } from '../../shared/rules/india-days';

/** Loan actions that a dispute pauses by the day. Reports to credit bureaus are outside of this platform. */
export const pausedByDay = ['DEBITS', 'LATE_FEE', 'INTEREST'] as const satisfies readonly Paused[];
export type PausedByDay = (typeof pausedByDay)[number];

/** A pause, in days of the loan ('YYYY-MM-DD' in India). Daily costs are 0 from the day after `since` up to and
 *  including `until`; null: it is running. */
export interface DayPause {
  readonly since: string;
  readonly until: string | null;
}

/** All pauses of a loan by kind; pauses of one kind do not overlap. */
export type LoanPauses = Readonly<Partial<Record<PausedByDay, readonly DayPause[]>>>;

/** Paused days after `from`, up to and including `to`. */
export const daysPaused = (pauses: readonly DayPause[] | undefined, from: string, to: string): number =>
  (pauses ?? []).reduce((days, { since, until }) => {
    const last = until !== null && until < to ? until : to;
    return days + Math.max(0, daysBetween(since > from ? since : from, last));
  }, 0);

/** Days that count after `from`, up to and including `to`. */
export const daysThatCount = (pauses: readonly DayPause[] | undefined, from: string, to: string): number =>
  daysBetween(from, to) - daysPaused(pauses, from, to);

/** Last day of a daily cost that starts the day after `from`, with the paused days removed. */
export const dayWithoutPauses = (pauses: readonly DayPause[] | undefined, from: string, to: string): string =>
  addDays(to, -daysPaused(pauses, from, to));

export const daysUsed = (pauses: LoanPauses, today: string): number =>
  Math.max(
    0,
    ...pausedByDay.map((kind) =>
      (pauses[kind] ?? []).reduce((days, { since, until }) => days + daysBetween(since, until ?? today) + 1, 0),
    ),
  );

/** True if another ticket about the purchase can pause the loan. */
export const isPauseLeft = (pauses: LoanPauses): boolean =>
  pausedByDay.some((kind) => pauses[kind]?.at(-1)?.until === null) || daysUsed(pauses, '') * DAY_MS < PAUSE_AT_MOST_MS;

/** True if a pause blocked an action on this day. */
export const wasPausedOn = (pauses: readonly DayPause[] | undefined, day: string): boolean =>
  (pauses ?? []).some(({ since, until }) => since <= day && (until === null || day <= until));

/** Pauses of a loan after an update of the currently paused kinds on a day. */
export function pausesFrom(pauses: LoanPauses, now: ReadonlySet<Paused>, today: string): LoanPauses {
  const after: Partial<Record<PausedByDay, readonly DayPause[]>> = {};
  for (const kind of pausedByDay) {
    const rows = standing(pauses[kind] ?? [], now.has(kind), today);
    if (rows.length > 0) after[kind] = rows;
  }
  return after;
}

function standing(rows: readonly DayPause[], isPaused: boolean, today: string): readonly DayPause[] {
  const last = rows.at(-1);
  const goesOn = last !== undefined && last.until === null;
  if (goesOn === isPaused) return rows;
  return goesOn ? [...rows.slice(0, -1), { ...last, until: today }] : [...rows, { since: today, until: null }];
}
