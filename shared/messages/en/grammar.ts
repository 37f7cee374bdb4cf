import { dayText } from '../../format/day-text';
import { formatPaise } from '../../format/number';
import { dayInIndia, timeInIndia } from '../../rules/india-days';
import { conjunction, disjunction } from '../join-list';
import { plurals } from '../plural';

export const plural = plurals('en');

export const months = (count: number): string => plural(count, { one: `${count} month`, other: `${count} months` });

export const days = (count: number): string => plural(count, { one: `${count} day`, other: `${count} days` });

/** 'a, b and c'. British, as runtimes without Indian English would put a comma before 'and'. */
export const allOf = conjunction('en-GB');

/** 'a, b or c'. */
export const oneOf = disjunction('en-GB');

/** Of a calendar, in short. Not by `Intl`, whose names differ between browsers ('Sept'). */
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

/** '0% interest + ₹234.82 fee': of a plan whose interest the shop meets, what the lender keeps. Paise. */
export const zeroInterest = (cost: { readonly feesPaise: number; readonly gstOnInterestPaise: number }): string =>
  [
    '0% interest',
    ...(cost.gstOnInterestPaise > 0 ? [`+ ${formatPaise(cost.gstOnInterestPaise)} GST on interest`] : []),
    ...(cost.feesPaise > 0 ? [`+ ${formatPaise(cost.feesPaise)} fee`] : []),
  ].join(' ');
