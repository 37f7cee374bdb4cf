import { plurals } from '../plural';

export const plural = plurals('en');

export const months = (count: number): string => plural(count, { one: `${count} month`, other: `${count} months` });

/** Of a calendar, in short. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The mark of a plan without interest. */
export const noCostMark = 'NO COST EMI';
