import { PAUSE_AT_MOST_MS } from '../../shared/rules/disputes/dates';
import type { Paused } from '../../shared/rules/disputes/next';
import { DAY_MS } from '../../shared/rules/duration';
import { addDays, daysBetween } from '../../shared/rules/india-days';

/** What of a loan a dispute pauses by the day. What is reported is not ours to count. */
export const pausedByDay = ['DEBITS', 'LATE_FEE', 'INTEREST'] as const satisfies readonly Paused[];
export type PausedByDay = (typeof pausedByDay)[number];

/** A pause, in the loan's own days ('YYYY-MM-DD' in India). The day on which it began has cost what it costs by then: what
 *  costs by the day costs nothing from the day after `since` up to and with `until`; null: it goes on. */
export interface DayPause {
  readonly since: string;
  readonly until: string | null;
}

/** All pauses that a loan has had, each kind by day; they do not overlap. */
export type LoanPauses = Readonly<Partial<Record<PausedByDay, readonly DayPause[]>>>;

/** How many days after `from`, up to and with `to`, cost nothing. */
export const daysPaused = (pauses: readonly DayPause[] | undefined, from: string, to: string): number =>
  (pauses ?? []).reduce((days, { since, until }) => {
    const last = until !== null && until < to ? until : to;
    return days + Math.max(0, daysBetween(since > from ? since : from, last));
  }, 0);

/** The days that count of those after `from`, up to and with `to`. */
export const daysThatCount = (pauses: readonly DayPause[] | undefined, from: string, to: string): number =>
  daysBetween(from, to) - daysPaused(pauses, from, to);

/** The day up to which something has cost that costs from the day after `from`, with the days on which it cost nothing taken
 *  out. */
export const dayWithoutPauses = (pauses: readonly DayPause[] | undefined, from: string, to: string): string =>
  addDays(to, -daysPaused(pauses, from, to));

/** Days on which a loan was paused, each begun day counted, up to and with `today`; of its kinds the one with most. */
export const daysUsed = (pauses: LoanPauses, today: string): number =>
  Math.max(
    0,
    ...pausedByDay.map((kind) =>
      (pauses[kind] ?? []).reduce((days, { since, until }) => days + daysBetween(since, until ?? today) + 1, 0),
    ),
  );

/** Whether a further ticket about the purchase can pause it. */
export const isPauseLeft = (pauses: LoanPauses): boolean =>
  pausedByDay.some((kind) => pauses[kind]?.at(-1)?.until === null) || daysUsed(pauses, '') * DAY_MS < PAUSE_AT_MOST_MS;

/** Whether something that was to be done on a day was kept from it. */
export const wasPausedOn = (pauses: readonly DayPause[] | undefined, day: string): boolean =>
  (pauses ?? []).some(({ since, until }) => since <= day && (until === null || day <= until));

/** The pauses of a loan once it is known, on a day of it, what is paused now. */
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
