import { AMOUNT_MAX_LENGTH, digitsOnly, isEmail, mobileDigits } from '../../../shared/rules/validation';

export { mayBePrefixed } from '../../../shared/rules/typed-mobile';
export { hasMobileLength } from '../../../shared/rules/validation';
export { mobileDigits as cleanMobile };

/** Digits, at most seven. Source: S2§5. */
export const cleanAmount = (text: string): string => digitsOnly(text).slice(0, AMOUNT_MAX_LENGTH);

/** Empty is fine: the e-mail is optional. Source: S2§5. */
export const isEmailFine = (text: string): boolean => text === '' || isEmail(text);
