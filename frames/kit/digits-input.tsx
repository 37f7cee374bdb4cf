import { type ClipboardEvent, type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { digitsOnly } from '../../shared/rules/validation';
import { caretBehind } from './digits';
import type { FieldIds } from './field';
import { pastedText } from './pasted-text';

interface DigitsInputProps {
  readonly ids: FieldIds;
  readonly digits: string;
  readonly maxDigits: number;
  /** Digits as they are shown, with separators between them. */
  readonly format: (digits: string) => string;
  /** Digits out of text that came as a whole: pasted, filled in by the browser. */
  readonly fromPaste: (text: string) => string;
  /** What it holds after a change; left out, the first `maxDigits`. `wanted`: digits that it would hold; `before`: what it
   *  held, '' unless one character was typed. */
  readonly take?: (wanted: string, before: string) => string;
  readonly onDigits: (digits: string) => void;
  readonly autoComplete: 'off' | 'tel-national';
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly first?: boolean;
}

const isWhole = (inputType: string | undefined): boolean => !inputType || inputType === 'insertReplacementText';

/** An input for digits that are grouped while they are typed; the caret stays behind the digit it was behind. */
export function DigitsInput(props: DigitsInputProps): ReactNode {
  const { ids, digits, maxDigits, format, fromPaste, onDigits } = props;
  const { take = (wanted) => wanted.slice(0, maxDigits) } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  /** Shows what is being pasted, once the browser has put it in. */
  const paste = useRef<(() => void) | null>(null);
  const shown = format(digits);

  // The state may refuse what was typed, and then nothing renders: show() has put the old text back already.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || caret.current === null || document.activeElement !== field) return;
    const at = caretBehind(field.value, caret.current);
    caret.current = null;
    field.setSelectionRange(at, at);
  });

  const show = (field: HTMLInputElement, next: string, digitsBefore: number): void => {
    const text = format(next);
    if (field.value !== text) field.value = text;
    caret.current = Math.min(digitsBefore, next.length);
    const at = caretBehind(text, caret.current);
    if (document.activeElement === field) field.setSelectionRange(at, at);
    if (next !== digits) onDigits(next);
  };

  const typed = (event: FormEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const { inputType, data } = event.nativeEvent as Partial<InputEvent>;
    const showPasted = paste.current;
    paste.current = null;
    if (showPasted && inputType === 'insertFromPaste') {
      showPasted();
      return;
    }
    const behind = digitsOnly(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
    let next = isWhole(inputType) ? fromPaste(field.value) : digitsOnly(field.value);
    // Only a separator went: the digit in front of it was meant.
    const isSeparator = next === digits && field.value.length < shown.length && inputType === 'deleteContentBackward';
    if (isSeparator) next = digits.slice(0, behind - 1) + digits.slice(behind);
    const taken = take(next, [...(data ?? '')].length === 1 ? digits : '');
    // The caret stays where it was before a digit that is not taken.
    show(field, taken, isSeparator || (taken === digits && next !== digits) ? behind - 1 : behind);
  };

  // Computes the result of the paste before the browser inserts it; the paste is not prevented.
  const pasted = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const start = digitsOnly(field.value.slice(0, field.selectionStart ?? 0)).length;
    const end = digitsOnly(field.value.slice(0, field.selectionEnd ?? 0)).length;
    const inserted = fromPaste(pastedText(event));
    // A whole number replaces what is there, wherever the caret stood.
    const isComplete = inserted.length >= maxDigits;
    const next = isComplete ? inserted : digits.slice(0, start) + inserted + digits.slice(end);
    paste.current = () => show(field, take(next, ''), inserted.length + (isComplete ? 0 : start));
  };

  return (
    <input
      {...ids}
      ref={input}
      className="num"
      type="text"
      inputMode="numeric"
      autoComplete={props.autoComplete}
      placeholder={props.placeholder ?? ''}
      readOnly={props.readOnly === true}
      data-first={props.first ? '' : undefined}
      value={shown}
      onInput={typed}
      onPaste={pasted}
    />
  );
}
