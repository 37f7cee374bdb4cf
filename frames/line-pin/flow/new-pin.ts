import { digitsOnly, PIN_LENGTH } from '../../../shared/rules/validation';

/** A PIN as it is typed: 0 to 4 digits. */
export const pinText = (text: string): string => digitsOnly(text).slice(0, PIN_LENGTH);

/** What is wrong with a new PIN that is typed twice, before anybody is asked; null = nothing. */
export type NewPinFault = 'differs' | 'same' | null;

/** `currentPin`: as it is typed beside it; null where it is forgotten. */
export function newPinFault(currentPin: string | null, newPin: string, again: string): NewPinFault {
  if (newPin !== again) return 'differs';
  return newPin === currentPin ? 'same' : null;
}

export const isWhole = (...pins: readonly string[]): boolean => pins.every((pin) => pin.length === PIN_LENGTH);
