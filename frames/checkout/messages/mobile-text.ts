import { groupMobile } from '../../kit/digits';

/** '+91 98765 43210' of ten digits, '+91 98XXXXX210' of a masked number. */
export const mobileText = (mobile: string): string => `+91 ${/^\d+$/.test(mobile) ? groupMobile(mobile) : mobile}`;
