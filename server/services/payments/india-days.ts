const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;

/** The day in India at a time, as 'YYYY-MM-DD'. */
export const dayInIndia = (atMs: number): string => new Date(atMs + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The same day of a later month, or that month's last: '2026-01-31' + 1 = '2026-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}
