/** '98765 43210', also for fewer digits. */
export const groupMobile = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;

/** '+91 98765 43210' of ten digits, '+91 98XXXXX210' of a masked number. */
export const mobileText = (mobile: string): string => `+91 ${/^\d+$/.test(mobile) ? groupMobile(mobile) : mobile}`;

/** '+91-98765 43210', as in the sales app. */
export const dashedMobileText = (mobile: string): string => `+91-${groupMobile(mobile)}`;
