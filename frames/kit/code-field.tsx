import { type ClipboardEvent, type FormEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import css from './code-field.module.css';
import { digitsOf } from './digits';
import { FieldError } from './field-message';

export interface CodeFieldProps {
  /** Spoken: the drawn cells say nothing. */
  readonly label: string;
  readonly length: number;
  readonly code: string;
  /** null = fine. A refused code is expected to be cleared by its owner. */
  readonly error: string | null;
  /** Dots instead of digits, for a PIN. */
  readonly masked?: boolean;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onCode: (code: string) => void;
}

/** Digits are added and taken away at the end only. */
function toEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}

/** ONE real input over drawn cells: paste in any shape, one-time-code filling, and one thing to focus. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, length, code, error, masked = false, readOnly = false, first = false, onCode } = props;
  const errorId = useId();

  const take = (input: HTMLInputElement, text: string): void => {
    const next = digitsOf(text).slice(0, length);
    input.value = next;
    if (next !== code) onCode(next);
  };
  const pasted = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const text = digitsOf(event.clipboardData.getData('text'));
    if (text !== '' && !readOnly) take(event.currentTarget, text.length >= length ? text : code + text);
  };

  const cells = Array.from({ length }, (_, index) => code[index] ?? '');
  const here = Math.min(code.length, length - 1);
  return (
    <div>
      <div className={css.code} data-refused={error !== null && code === '' ? '' : undefined} dir="ltr">
        {cells.map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className={css.cell}
            data-state={digit === '' ? 'empty' : 'filled'}
            data-here={index === here ? '' : undefined}
            aria-hidden="true"
          >
            {masked && digit !== '' ? <span className={css.dot} /> : digit}
          </span>
        ))}
        <input
          type={masked ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={masked ? 'off' : 'one-time-code'}
          pattern="\d*"
          maxLength={length}
          aria-label={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : errorId}
          readOnly={readOnly}
          data-first={first ? '' : undefined}
          value={code}
          onInput={(event: FormEvent<HTMLInputElement>) => take(event.currentTarget, event.currentTarget.value)}
          onPaste={pasted}
          onSelect={toEnd}
          onKeyDown={toEnd}
        />
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
