import type { ReactNode } from 'react';
import { DISPUTE_TEXT_MAX_LENGTH } from '../../shared/rules/disputes/limits';
import { FieldError } from '../kit/field-message';
import { useScopedId } from '../kit/scoped-id';
import css from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  /** Null if valid. */
  readonly error: string | null;
  /** Below the field while valid; null = none. */
  readonly hint: string | null;
  readonly rows: number;
  readonly onText: (text: string) => void;
}

export function TextArea({ label, value, error, hint, rows, onText }: TextAreaProps): ReactNode {
  const id = useScopedId();
  const belowId = `${id}-below`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={DISPUTE_TEXT_MAX_LENGTH}
        value={value}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error !== null || hint !== null ? belowId : undefined}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {error !== null ? (
        <FieldError id={belowId}>{error}</FieldError>
      ) : (
        hint !== null && (
          <p className={css.hint} id={belowId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
