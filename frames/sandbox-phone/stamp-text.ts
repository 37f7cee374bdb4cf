import { dayInIndia } from '../../shared/rules/india-days';

const timeZone = 'Asia/Kolkata';
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone });

/** '4:12 pm' in India. */
export const indiaTimeText = (atMs: number): string => time.format(atMs);

/** 'Today, 4:12 pm' or '20 Nov, 4:12 pm': the phone is one in India. */
export function stampText(atMs: number, nowMs: number): string {
  const isToday = dayInIndia(atMs) === dayInIndia(nowMs);
  return `${isToday ? 'Today' : day.format(atMs)}, ${indiaTimeText(atMs)}`;
}
