import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { CodeField } from '../kit/code-field';
import { CodeTextField } from '../kit/code-text-field';
import { DayField } from '../kit/day-field';
import { type Factor, factorLength } from './factor';
import css from './second-factor.module.css';

export interface FactorFieldProps {
  readonly factor: Factor;
  /** Atom of what is typed: a digit draws the field alone. */
  readonly valueAtom: Atom<string>;
  readonly error: string | null;
  readonly readOnly: boolean;
  /** What is asked, by its kind. */
  readonly t: {
    readonly byType: Readonly<Record<Factor, { readonly label: string; readonly placeholder: string }>>;
  };
  readonly onText: (text: string) => void;
}

/** The field of a second factor, by its kind. */
export function FactorField({ factor, valueAtom, error, readOnly, t, onText }: FactorFieldProps): ReactNode {
  const value = useAtomValue(valueAtom);
  const { label, placeholder } = t.byType[factor];
  const common = { label, error, readOnly, first: true };
  switch (factor) {
    case 'PIN':
      return (
        <div className={css.pin}>
          <CodeField {...common} length={factorLength.PIN} code={value} masked onCode={onText} />
        </div>
      );
    case 'DOB':
      return <DayField {...common} digits={value} placeholder={placeholder} onDigits={onText} />;
    case 'PAN':
      return (
        <CodeTextField
          {...common}
          value={value}
          maxLength={factorLength.PAN}
          placeholder={placeholder}
          onText={onText}
        />
      );
    default:
      return factor satisfies never;
  }
}
