import {
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type CodeEdit, codeIn, editTo, insertInto } from './code-edit';
import css from './code-field.module.css';
import { FieldError } from './field-message';
import { pastedText } from './pasted-text';
import { useScopedId } from './scoped-id';

interface CodeFieldProps {
  /** For screen readers: the cells have no text of their own. */
  readonly label: string;
  /** Source: S1§5. */
  readonly length?: number;
  readonly code: string;
  /** null = fine. A refused code is expected to be cleared by its owner. */
  readonly error: string | null;
  /** One character for each empty cell; another length is a mistake, and nothing is shown. Source: S1§5. */
  readonly placeholder?: string;
  /** Dots instead of digits, for a PIN. */
  readonly masked?: boolean;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  /** `waits`: a full code that is sent by a button alone (see `CodeEdit`). */
  readonly onCode: (code: string, waits: boolean) => void;
}

/** One real input over drawn cells, so that editing, pasting and autofill work natively. The cells show its value, caret and
 *  selection. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, length = 4, code, error, placeholder, masked = false, readOnly = false, first = false } = props;
  const errorId = useScopedId();
  const input = useRef<HTMLInputElement>(null);
  const selection = useSelection(input);
  const hint = useHint(placeholder, length);
  // Two events may come before the owner draws again: the second one edits what the first one left.
  const now = useRef(code);
  now.current = code;
  /** What is being pasted makes of it, until the browser has put it in. */
  const paste = useRef<CodeEdit | null>(null);

  const take = (edit: CodeEdit): void => {
    const field = input.current;
    if (!field) return;
    if (field.value !== edit.code) field.value = edit.code;
    field.setSelectionRange(edit.caret, edit.caret);
    if (edit.code === now.current) return;
    now.current = edit.code;
    props.onCode(edit.code, edit.waits);
  };

  const edited = ({ currentTarget: field }: FormEvent<HTMLInputElement>): void =>
    take(editTo(now.current, field.value, field.selectionStart ?? field.value.length, length));

  const changed = (event: FormEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    const { inputType = '', data, isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    const edit = paste.current;
    paste.current = null;
    if (edit && inputType === 'insertFromPaste') {
      take(edit);
      return;
    }
    // Text that an input method is still working on is left alone until it is done.
    if (isComposing && /\P{Nd}/u.test(value)) return;
    const isFilledIn = inputType === '' || inputType === 'insertReplacementText';
    const filled = isFilledIn ? codeIn(value, length) : wholeIn(data, length);
    if (filled !== null) take(insertInto('', 0, 0, filled, length));
    else if (isFilledIn ? value !== '' : !isComposing && isNoCode(data, length))
      take({ code: now.current, caret: now.current.length, waits: false });
    else edited(event);
  };

  // Computes the result of the paste before the browser inserts it; the paste is not prevented.
  const pasted = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = codeIn(pastedText(event), length);
    const start = selectionStart ?? 0;
    // What is no code puts nothing in.
    const end = text === null ? start : (selectionEnd ?? start);
    paste.current = insertInto(now.current, start, end, text ?? '', length);
  };

  const from = Math.min(selection.from, code.length);
  const to = Math.min(selection.to, code.length);
  const here = Math.min(from, length - 1);
  const cells = Array.from({ length }, (_, index) => code[index] ?? '');
  return (
    <div>
      <div
        className={css.code}
        data-length={length}
        data-refused={error !== null && code === '' ? '' : undefined}
        dir="ltr"
      >
        {cells.map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className={css.cell}
            data-state={digit === '' ? 'empty' : 'filled'}
            data-here={index === here ? '' : undefined}
            data-caret={index === here && from === to && !readOnly ? caretAt(from, code.length, length) : undefined}
            data-selected={index >= from && index < to ? '' : undefined}
            aria-hidden="true"
          >
            {masked && digit !== '' ? <span className={css.dot} /> : digit || hint?.[index]}
          </span>
        ))}
        <span className={css.over}>
          <input
            ref={input}
            type={masked ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={masked ? 'off' : 'one-time-code'}
            pattern="\d*"
            aria-label={label}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : errorId}
            readOnly={readOnly}
            data-first={first ? '' : undefined}
            value={code}
            onInput={changed}
            onCompositionEnd={edited}
            onPaste={pasted}
          />
        </span>
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** A whole code that a keyboard puts in at once: from its clipboard, or from the SMS above it. */
const wholeIn = (data: string | null | undefined, length: number): string | null => {
  const code = data ? codeIn(data, length) : null;
  return code?.length === length ? code : null;
};

/** Text that a keyboard puts in at once is a paste by another way: 'ab12' changes nothing. Source: S1§5. */
const isNoCode = (data: string | null | undefined, length: number): boolean =>
  data != null && [...data].length > 1 && codeIn(data, length) === null;

/** Where the caret is drawn in its cell: in an empty one, in front of a digit, or behind the last one. */
function caretAt(caret: number, filled: number, length: number): 'middle' | 'start' | 'end' {
  if (caret === length) return 'end';
  return caret === filled ? 'middle' : 'start';
}

interface Selection {
  readonly from: number;
  readonly to: number;
}

/** The selection of an input while it has the focus. Moving the caret fires no event of the input itself. */
function useSelection(input: RefObject<HTMLInputElement | null>): Selection {
  const [selection, setSelection] = useState<Selection>({ from: 0, to: 0 });
  useEffect(() => {
    const read = (): void => {
      const field = input.current;
      if (!field || document.activeElement !== field) return;
      const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
      setSelection((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [input]);
  return selection;
}

/** The placeholder if it has one character per cell; else undefined, with a warning. */
function useHint(placeholder: string | undefined, length: number): string | undefined {
  const isFine = placeholder === undefined || placeholder.length === length;
  useEffect(() => {
    if (!isFine) reportError(new RangeError(`The placeholder of a code of ${length} needs ${length} characters.`));
  }, [isFine, length]);
  return isFine ? placeholder : undefined;
}
