import {
  AMOUNT_MAX_LENGTH,
  codeDigits,
  digitsOnly,
  EMAIL_MAX_LENGTH,
  isEmail,
  lettersOnly,
  mobileDigits,
  NAME_MAX_LENGTH,
} from '../../../shared/rules/validation';

export { CODE_LENGTH as CODE_DIGITS, isMobile, isWrongMobile } from '../../../shared/rules/validation';
export { codeDigits as cleanCode, mobileDigits as cleanMobile };

/** Name and e-mail have the same limit. Source: S2§9. */
export const TEXT_MAX = NAME_MAX_LENGTH;

/** Digits, at most seven. Source: S2§5. */
export const cleanAmount = (text: string): string => digitsOnly(text).slice(0, AMOUNT_MAX_LENGTH);

/** Letters of any script and spaces, at most 40 characters, not beginning with a space. Source: S2§5. */
export const cleanName = (text: string): string =>
  Array.from(lettersOnly(text).trimStart()).slice(0, NAME_MAX_LENGTH).join('');

export const cleanEmail = (text: string): string => text.slice(0, EMAIL_MAX_LENGTH);

/** Empty is fine: the e-mail is optional. Source: S2§5. */
export const isEmailFine = (text: string): boolean => text === '' || isEmail(text);
