import type { AivfType } from '../../../shared/lenders/lender';
import { isDay } from '../../../shared/rules/india-days';
import {
  digitsOnly,
  EMAIL_MAX_LENGTH,
  isAgeAllowed,
  isEmail,
  isPan,
  isPincode,
  lettersOnly,
  NAME_MAX_LENGTH,
} from '../../../shared/rules/validation';
import type { NtbField, NtbForm } from './state';

export {
  CODE_LENGTH,
  codeDigits as cleanOtp,
  isMobile,
  mobileDigits as cleanMobile,
} from '../../../shared/rules/validation';

const digits = (text: string, most: number): string => digitsOnly(text).slice(0, most);
const panCharacters = (text: string): string =>
  text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 10);

/** PIN: 4 digits. DOB: digits DDMMYYYY. PAN: letters and digits, upper case. */
export function cleanAivf(aivfType: AivfType, text: string): string {
  switch (aivfType) {
    case 'PIN':
      return digits(text, 4);
    case 'DOB':
      return digits(text, 8);
    case 'PAN':
      return panCharacters(text);
    case 'NONE':
      return '';
    default:
      return aivfType satisfies never;
  }
}

/** 'YYYY-MM-DD' of digits DDMMYYYY; null where there is no such day. */
export function dayOf(typed: string): string | null {
  if (!/^\d{8}$/.test(typed)) return null;
  const day = `${typed.slice(4)}-${typed.slice(2, 4)}-${typed.slice(0, 2)}`;
  return isDay(day) ? day : null;
}

/** The value that goes to the lender; null while what was typed is not complete. */
export function aivfValueOf(aivfType: AivfType, typed: string): string | null {
  switch (aivfType) {
    case 'PIN':
      return typed.length === 4 ? typed : null;
    case 'DOB':
      return dayOf(typed);
    case 'PAN':
      return isPan(typed) ? typed : null;
    case 'NONE':
      return null;
    default:
      return aivfType satisfies never;
  }
}

const clean: Readonly<Record<NtbField, (text: string) => string>> = {
  userName: (text) => Array.from(lettersOnly(text).trimStart()).slice(0, NAME_MAX_LENGTH).join(''),
  email: (text) => text.slice(0, EMAIL_MAX_LENGTH),
  dateOfBirth: (text) => digits(text, 8),
  pan: panCharacters,
  pincode: (text) => digits(text, 6),
};
export const cleanNtb = (field: NtbField, text: string): string => clean[field](text);

/** Fields that cannot be sent as they are, in the order of the form. E-mail is optional. Source: S1§5, NTB-027. */
export function ntbFaults(form: NtbForm, nowMs: number): readonly NtbField[] {
  const bornOn = dayOf(form.dateOfBirth);
  const fine: Readonly<Record<NtbField, boolean>> = {
    userName: form.userName.trim() !== '',
    email: form.email === '' || isEmail(form.email),
    dateOfBirth: bornOn !== null && isAgeAllowed(bornOn, nowMs),
    pan: isPan(form.pan),
    pincode: isPincode(form.pincode),
  };
  // SAFETY: the keys of `fine` are the fields by its type.
  return (Object.keys(fine) as NtbField[]).filter((field) => !fine[field]);
}
