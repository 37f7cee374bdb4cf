import { MOBILE_LENGTH, mobileDigits } from './validation';

/** True for digits that may be a prefix and the start of a number: '91987654', also '9198765432', which is a whole
 *  number as well. */
export const mayBePrefixed = (digits: string): boolean => /^(0|91)+([6-9]\d{0,8})?$/.test(digits);

/**
 * Value of a mobile field after a change. `wanted`: its digits then; `before`: the earlier value, '' unless one
 * character was typed. A digit typed into a full field is dropped, unless the value may be a prefix and the start of a
 * number; several digits at once are accepted. Source: S1§2.4, S2§5.
 */
export function nextMobile(wanted: string, before: string): string {
  const digits = mobileDigits(wanted);
  return before && digits.length > MOBILE_LENGTH && !mayBePrefixed(digits) ? before : digits;
}
