import { ageOn, dayInIndia, isDay } from './india-days';
import { latinDigits } from './latin-digits';

/** Lengths and bounds, defined only here. Source: S1§5, S1§9, S2§5, S2§9. */
export const MOBILE_LENGTH = 10;
/** Maximum digits in a mobile field: an invalid number stays as typed and is refused with a message. */
export const MOBILE_TYPED_MAX_LENGTH = 20;
export const CODE_LENGTH = 5;
export const AMOUNT_MAX_LENGTH = 7;
export const AMOUNT_MAX_RUPEES = 10 ** AMOUNT_MAX_LENGTH - 1;
export const NAME_MAX_LENGTH = 40;
export const EMAIL_MAX_LENGTH = 40;
export const PAN_LENGTH = 10;
export const PINCODE_LENGTH = 6;
export const LENDER_ID_MAX_LENGTH = 5;
/** Lender and months: '12345-24'. */
export const EMI_PLAN_ID_MAX_LENGTH = LENDER_ID_MAX_LENGTH + 3;
export const PIN_LENGTH = 4;
/** Digits of a typed day, DDMMYYYY. */
export const TYPED_DAY_LENGTH = 8;
const MIN_AGE_YEARS = 21;
const MAX_AGE_YEARS = 100;

/** The digits of any script as 0 to 9, without other characters. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/\D/g, '');

/** Letters of any script and spaces. */
export const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{M} ]/gu, '');

/** Ten digits from text in any format, without +91, 0091, 91 and leading zeros in any order: '+91-098765 43210' →
 *  '9876543210'. Otherwise keeps all digits, up to 20: cut to ten it would be another user's number. */
export const mobileDigits = (text: string): string =>
  digitsOnly(text)
    .replace(/^(0|91)+(?=[6-9]\d{9}$)/, '')
    .slice(0, MOBILE_TYPED_MAX_LENGTH);

/** A code from typed or pasted text: '1 2 3 4 5' → '12345'. */
export const codeDigits = (text: string): string => digitsOnly(text).slice(0, CODE_LENGTH);

/** Ten digits, without prefix, of a possible Indian number: starts with 6 to 9. The sandbox's test numbers are such
 *  numbers. Source: S1§5. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;
export const isMobile = (mobile: string): boolean => MOBILE_PATTERN.test(mobile);
/** Ten digits with any first digit: the check of the sales app and of the eligibility widget. Source: Q-011. */
export const hasMobileLength = (digits: string): boolean => digits.length === MOBILE_LENGTH;
/** Ten digits or more, but not a number: the first typed digits, '0' or '91', may be a prefix. */
export const isWrongMobile = (digits: string): boolean => digits.length >= MOBILE_LENGTH && !isMobile(digits);
export const CODE_PATTERN = new RegExp(`^\\d{${CODE_LENGTH}}$`);
export const isCode = (code: string): boolean => CODE_PATTERN.test(code);
/** Domain suffix of two letters or more. Source: S1§5. */
export const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(email);
export const isPin = (pin: string): boolean => pin.length === PIN_LENGTH && digitsOnly(pin) === pin;
/** Six digits, the first not 0. Source: S1§5. */
export const isPincode = (pincode: string): boolean => /^[1-9]\d{5}$/.test(pincode);
/** Five letters, four digits, one letter. Source: S1§5. */
export const isPan = (pan: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/i.test(pan);

/** Age 21 to 100, both included. `dateOfBirth` is 'YYYY-MM-DD' of a day that exists; today is the day in India at `nowMs`
 *  (epoch ms). Source: S1§5. */
export function isAgeAllowed(dateOfBirth: string, nowMs: number): boolean {
  if (!isDay(dateOfBirth)) return false;
  const age = ageOn(dateOfBirth, dayInIndia(nowMs));
  return age >= MIN_AGE_YEARS && age <= MAX_AGE_YEARS;
}
