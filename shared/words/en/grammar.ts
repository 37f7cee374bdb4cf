import { dayText } from '../../format/day-text';
import { dayInIndia, timeInIndia } from '../../rules/india-days';
import { plurals } from '../plural';

export const plural = plurals('en');

export const months = (count: number): string => plural(count, { one: `${count} month`, other: `${count} months` });

/** Of a calendar, in short. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '4:12 pm' of epoch ms, by the clock of India, as every day that is said is one of India. */
export function clockText(atMs: number): string {
  const { hour, minute } = timeInIndia(atMs);
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '2 Sep 2026, 4:12 pm' of epoch ms. */
export const momentText = (atMs: number): string => `${dayText(dayInIndia(atMs), monthNames)}, ${clockText(atMs)}`;

/** The mark of a plan without interest. */
export const noCostMark = 'NO COST EMI';
