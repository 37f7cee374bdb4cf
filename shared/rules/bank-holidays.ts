import { addWorkingDays, endOfDayInIndia } from './india-days';

/** Bank holidays on the same day of every year ('MM-DD'). Source: Negotiable Instruments Act, RBI regional office Mumbai. */
const everyYear: ReadonlySet<string> = new Set(['01-26', '04-01', '04-14', '05-01', '08-15', '10-02', '12-25']);

/** Movable bank holidays, from the Reserve Bank's list for Mumbai. Each year is added before it begins; a missing day
 *  shortens a statement's validity by a day, never below three weekdays. */
const movingByYear: Readonly<Record<string, readonly string[]>> = {
  '2026': [
    '02-19',
    '03-03',
    '03-19',
    '03-26',
    '03-31',
    '04-03',
    '05-28',
    '06-26',
    '08-26',
    '09-14',
    '10-20',
    '11-10',
    '11-24',
  ],
  '2027': ['02-19', '03-22', '03-26', '04-07', '04-15', '04-19', '05-17', '05-20', '06-16', '08-16', '10-29'],
};

const YEAR_LENGTH = 4;

/** True if banks are closed on a weekday ('YYYY-MM-DD' in India). */
export function isBankHoliday(day: string): boolean {
  const inYear = day.slice(YEAR_LENGTH + 1);
  return everyYear.has(inYear) || (movingByYear[day.slice(0, YEAR_LENGTH)]?.includes(inYear) ?? false);
}

/** Validity of a Key Facts Statement in banking days. Source: RBI/2024-25/18, paragraph 6. */
export const KFS_VALID_WORKING_DAYS = 3;

/** End of a statement's validity, epoch ms: the end of its third working day. */
export const kfsValidUntilMs = (issuedDay: string): number =>
  endOfDayInIndia(addWorkingDays(issuedDay, KFS_VALID_WORKING_DAYS, isBankHoliday));
