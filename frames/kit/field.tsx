import type { PointerEvent, ReactNode } from 'react';
import css from './field.module.css';
import { FieldError, FieldHint } from './field-message';
import type { IconPath } from './icon';
import { useScopedId } from './scoped-id';

/** What ties an input to its label, error and hint. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** The label is visually hidden: the title above says the same. */
  readonly labelHidden?: boolean;
  /** '(optional)' behind the label; '' = required. */
  readonly optional?: string;
  /** null = fine. */
  readonly error: string | null;
  /** Shown while there is no error; null = none. */
  readonly hint?: { readonly text: string; readonly icon?: IconPath } | null;
  /** Text in front of the input ('+91-'); '' = none. */
  readonly prefix?: string;
  readonly size?: 'normal' | 'amount';
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A tap beside the input, on the prefix or the edge, goes to the input. */
function focusInput(event: PointerEvent<HTMLElement>): void {
  const input = event.currentTarget.querySelector('input');
  if (!input || event.target === input) return;
  event.preventDefault();
  input.focus();
}

/** Label above, box with prefix, error or hint below. */
export function Field(props: FieldProps): ReactNode {
  const { label, labelHidden = false, optional = '', error, hint = null, prefix = '', size = 'normal' } = props;
  const id = useScopedId();
  const belowId = `${id}-below`;
  return (
    <div>
      <label className={labelHidden ? 'visually-hidden' : css.label} htmlFor={id}>
        {label}
        {optional !== '' && <span> {optional}</span>}
      </label>
      <div
        className={css.box}
        data-size={size}
        data-invalid={error === null ? undefined : ''}
        onPointerDown={focusInput}
      >
        {prefix !== '' && (
          <span className={css.prefix} translate="no" aria-hidden="true">
            {prefix}
          </span>
        )}
        {prefix !== '' && size === 'normal' && <span className={css.separator} aria-hidden="true" />}
        {props.children({
          id,
          'aria-invalid': error === null ? undefined : true,
          'aria-describedby': error !== null || hint ? belowId : undefined,
        })}
      </div>
      {error !== null ? (
        <FieldError id={belowId}>{error}</FieldError>
      ) : (
        hint && (
          <FieldHint id={belowId} {...(hint.icon ? { icon: hint.icon } : {})}>
            {hint.text}
          </FieldHint>
        )
      )}
    </div>
  );
}
