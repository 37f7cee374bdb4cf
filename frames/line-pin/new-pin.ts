import { digitsOnly, PIN_LENGTH } from '../../shared/rules/validation';

/** A PIN as typed: 0 to 4 digits. */
export const pinText = (text: string): string => digitsOnly(text).slice(0, PIN_LENGTH);

/** Fault of a new PIN that the page finds by itself: two different texts, or the current PIN again. */
export type NewPinFault = 'differs' | 'same';

/** Fault of a new PIN that is typed twice; null if there is none. `currentPin`: null if it is forgotten. */
export function newPinFault(currentPin: string | null, newPin: string, again: string): NewPinFault | null {
  if (newPin !== again) return 'differs';
  return newPin === currentPin ? 'same' : null;
}

export const isWhole = (...pins: readonly string[]): boolean => pins.every((pin) => pin.length === PIN_LENGTH);
