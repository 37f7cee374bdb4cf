import type { AivfType } from '../../shared/lenders/lender';
import { dayOf, dayText, panText } from '../../shared/rules/typed-text';
import { digitsOnly, isPan, PAN_LENGTH, PIN_LENGTH, TYPED_DAY_LENGTH } from '../../shared/rules/validation';

/** What a lender asks besides its OTP. Source: S1§3. */
export type Factor = Exclude<AivfType, 'NONE'>;

/** Digits or characters of a complete answer. */
export const factorLength: Readonly<Record<Factor, number>> = {
  PIN: PIN_LENGTH,
  DOB: TYPED_DAY_LENGTH,
  PAN: PAN_LENGTH,
};

/** PIN: 4 digits. DOB: digits DDMMYYYY. PAN: letters and digits, upper case. */
export function factorText(factor: Factor, text: string): string {
  switch (factor) {
    case 'PIN':
      return digitsOnly(text).slice(0, factorLength.PIN);
    case 'DOB':
      return dayText(text);
    case 'PAN':
      return panText(text);
    default:
      return factor satisfies never;
  }
}

/** The value that goes to the lender; null while what was typed is not complete. */
export function factorValueOf(factor: Factor, typed: string): string | null {
  switch (factor) {
    case 'PIN':
      return typed.length === factorLength.PIN ? typed : null;
    case 'DOB':
      return dayOf(typed);
    case 'PAN':
      return isPan(typed) ? typed : null;
    default:
      return factor satisfies never;
  }
}
