import { isDay } from './india-days';
import { latinDigits } from './latin-digits';
import {
  digitsOnly,
  EMAIL_MAX_LENGTH,
  lettersOnly,
  NAME_MAX_LENGTH,
  PAN_LENGTH,
  PINCODE_LENGTH,
  TYPED_DAY_LENGTH,
} from './validation';

// Accepted characters of typed or pasted text. Source: S1§5, S2§5.

/** Letters of any script and spaces, at most 40 characters, without a leading space. */
export const nameText = (text: string): string =>
  Array.from(lettersOnly(text).trimStart()).slice(0, NAME_MAX_LENGTH).join('');

export const emailText = (text: string): string => text.slice(0, EMAIL_MAX_LENGTH);

export const panText = (text: string): string =>
  latinDigits(text)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, PAN_LENGTH);

export const pincodeText = (text: string): string => digitsOnly(text).slice(0, PINCODE_LENGTH);

/** Whole rupees: '54,990.00' and '₹ 54,990.50' are fifty-four thousand, not five million. */
export const rupeeDigits = (text: string): string => digitsOnly(latinDigits(text).replace(/[.٫]\d*\s*$/, ''));

/** Digits DDMMYYYY. */
export const dayText = (text: string): string => digitsOnly(text).slice(0, TYPED_DAY_LENGTH);

/** 'YYYY-MM-DD' of digits DDMMYYYY; null if there is no such day. */
export function dayOf(typed: string): string | null {
  if (!/^\d{8}$/.test(typed)) return null;
  const day = `${typed.slice(4)}-${typed.slice(2, 4)}-${typed.slice(0, 2)}`;
  return isDay(day) ? day : null;
}
