import { addWorkingDays, endOfDayInIndia } from './india-days';

/** Bank holidays on the same day of every year ('MM-DD'). Source: Negotiable Instruments Act, RBI regional office Mumbai. */
const everyYear: ReadonlySet<string> = new Set(['01-26', '04-01', '04-14', '05-01', '08-15', '10-02', '12-25']);

/** Bank holidays that move, as the Reserve Bank lists them for Mumbai. A year is added here before it begins; a day that is
 *  missing makes a statement valid for a day less than it might be, never for less than three weekdays. */
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

/** Whether banks are closed on a day ('YYYY-MM-DD' in India) that is no weekend. */
export function isBankHoliday(day: string): boolean {
  const inYear = day.slice(YEAR_LENGTH + 1);
  return everyYear.has(inYear) || (movingByYear[day.slice(0, YEAR_LENGTH)]?.includes(inYear) ?? false);
}

/** For how many working days of the banks a lender stands by a Key Facts Statement. Source: RBI/2024-25/18, paragraph 6. */
export const KFS_VALID_WORKING_DAYS = 3;

/** Until when a statement of a day is valid, epoch ms: the end of its third working day after that. */
export const kfsValidUntilMs = (issuedDay: string): number =>
  endOfDayInIndia(addWorkingDays(issuedDay, KFS_VALID_WORKING_DAYS, isBankHoliday));
