/** A mobile as it may be shown once verified, and logged: digits 3 to 7 become X, '9876543210' → '98XXXXX210'.
 *  Anything that is not ten digits is masked whole, so that a wrong value leaks nothing. Source: S1§5. */
export const maskMobile = (mobile: string): string =>
  /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}` : 'X'.repeat(mobile.length);

/** '+91 98XXXXX210'. */
export const maskedWithPrefix = (mobile: string): string => `+91 ${maskMobile(mobile)}`;
