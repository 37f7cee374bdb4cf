import { DAY_MS, HOUR_MS } from './duration';

/** India has one time zone, without summer time. */
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

const dayOfUtc = (date: Date): string => date.toISOString().slice(0, 10);
const partsOf = (day: string): number[] => day.split('-').map(Number);

/** The day in India at a time, as 'YYYY-MM-DD'. All calendar days come from this function: a device's clock is a day
 *  behind in India's first hours, or depends on the user's place. */
export const dayInIndia = (atMs: number): string => dayOfUtc(new Date(atMs + INDIA_OFFSET_MS));

/** The hour (0 to 23) and minute ('00' to '59') in India at a time. */
export function timeInIndia(atMs: number): { readonly hour: number; readonly minute: string } {
  const [, time = ''] = new Date(atMs + INDIA_OFFSET_MS).toISOString().split('T');
  const [hour = '', minute = ''] = time.split(':');
  return { hour: Number(hour), minute };
}

/** The same day of a later month, or that month's last: '2026-01-31' + 1 = '2026-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return dayOfUtc(first);
}

/** True for 'YYYY-MM-DD' of an existing day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year = 0, month = 0, date = 0] = partsOf(text);
  return date > 0 && dayOfUtc(new Date(Date.UTC(year, month - 1, date))) === text;
}

/** Full years on a day; both 'YYYY-MM-DD'. */
export function ageOn(bornOn: string, today: string): number {
  const [born = 0] = partsOf(bornOn);
  const [year = 0] = partsOf(today);
  const hadBirthday = today.slice('YYYY'.length) >= bornOn.slice('YYYY'.length);
  return year - born - (hadBirthday ? 0 : 1);
}

/** Sunday is 0. */
const FRIDAY = 5;

/** The day after a number of working days: Monday to Friday, except days that `isHoliday`. '2026-11-27' (a Friday) + 1
 *  = '2026-11-30'. */
export function addWorkingDays(
  day: string,
  workingDays: number,
  isHoliday: (day: string) => boolean = () => false,
): string {
  const [year = 0, month = 1, date = 1] = partsOf(day);
  const at = new Date(Date.UTC(year, month - 1, date));
  for (let left = workingDays; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    const weekDay = at.getUTCDay();
    if (weekDay > 0 && weekDay <= FRIDAY && !isHoliday(dayOfUtc(at))) left -= 1;
  }
  return dayOfUtc(at);
}

/** Days between two dates: '2026-11-20' to '2026-11-21' is 1. Negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const endOfDayInIndia = (day: string): number => Date.parse(day) + DAY_MS - INDIA_OFFSET_MS;

/** '2026-11-30' + 1 = '2026-12-01'. */
export const addDays = (day: string, days: number): string => dayOfUtc(new Date(Date.parse(day) + days * DAY_MS));

/** '2026-11-30' is in '2026-11'. */
export const monthOf = (day: string): string => day.slice(0, day.lastIndexOf('-'));
