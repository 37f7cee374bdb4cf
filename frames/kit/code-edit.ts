import { latinDigits } from '../../shared/rules/latin-digits';
import { digitsOnly } from '../../shared/rules/validation';

/** A code after an edit, and where the caret stands in it. */
export interface CodeEdit {
  readonly code: string;
  readonly caret: number;
  /** It is full, but was put together from parts or changed while it was full: it is looked at, and sent by a button.
   *  One that its last missing digit filled, or that came in one go, need not wait. */
  readonly waits: boolean;
}

/** Digits out of text that came as a whole: '1 2 3 4 5', 'Your code is 40213.'; null for text that is no code or part
 *  of one: 'ab12', a phone number. `length`: of a whole code. Source: S1§5. */
export function codeIn(text: string, length: number): string | null {
  const digits = digitsOnly(text);
  if (digits.length > length) return null;
  // Words around digits are a message, and only a whole code can be meant by one.
  if (/\p{L}/u.test(text))
    return digits.length === length && /\d+/.exec(latinDigits(text))?.[0] === digits ? digits : null;
  return digits === '' ? null : digits;
}

/** Text put in place of the selection. A whole code replaces everything. */
export function insertInto(code: string, start: number, end: number, text: string, length: number): CodeEdit {
  if (text.length === length) return { code: text, caret: length, waits: false };
  const next = (code.slice(0, start) + text + code.slice(end)).slice(0, length);
  return { code: next, caret: Math.min(start + text.length, length), waits: next.length === length };
}

/** What a field shows after the browser has changed it from `code`. In a full field a digit takes the place of the one
 *  behind the caret. `caret`: in `shown`. */
export function editTo(code: string, shown: string, caret: number, length: number): CodeEdit {
  const digits = digitsOnly(shown);
  const at = digitsOnly(shown.slice(0, caret)).length;
  const over = Math.max(0, digits.length - length);
  const next = (digits.slice(0, at) + digits.slice(at + over)).slice(0, length);
  const waits = next.length === length && code.length !== length - 1;
  return { code: next, caret: Math.min(at, length), waits };
}
