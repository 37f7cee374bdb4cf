/** A masked mobile for display and logs: '9876543210' → '98XXXXX210'. Any other text is masked completely, so that a
 *  wrong value reveals nothing. Source: S1§5. */
export const maskMobile = (mobile: string): string =>
  /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}` : 'X'.repeat(mobile.length);

/** '+91 98XXXXX210'. */
export const maskedWithPrefix = (mobile: string): string => `+91 ${maskMobile(mobile)}`;

/** A masked PAN for its owner, 'ABCDE1234F' → 'XXXXXX234F'. Any other text is masked completely. */
export const maskPan = (pan: string): string =>
  /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan.slice(-4).padStart(pan.length, 'X') : 'X'.repeat(pan.length);

/** A date of birth without its year, '1990-08-15' → '15/08/XXXX'. Any other text is masked completely. */
export const maskDay = (day: string): string => {
  const [, month = 'XX', date = 'XX'] = /^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return [date, month, 'XXXX'].join('/');
};
