import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import type { ComponentProps, ReactNode } from 'react';
import { hasMobileLength, isWrongMobile } from '../../../shared/rules/validation';
import { MobileField } from '../../kit/mobile-field';
import type { Failure } from '../../platform/api/failure';
import { type ErrorMessages, failureText } from '../../platform/i18n/failure-text';

type Field = ComponentProps<typeof MobileField>;

export interface NumberFieldProps extends Pick<Field, 'label' | 'labelHidden' | 'hint' | 'readOnly' | 'first'> {
  readonly t: {
    readonly prefix: string;
    readonly placeholder?: string;
    readonly invalid: string;
    /** Behind a block: when codes are sent again, epoch ms of this device; without, its own words are all. */
    readonly againAt?: (atMs: number) => string;
  };
  readonly errors: ErrorMessages;
  /** Digits as typed, at most ten. */
  readonly mobileAtom: Atom<string>;
  /** Why the number was refused; null = it was not. */
  readonly refusal: Failure | null;
  /** A wrong first digit is no error before the server has refused the number. Source: Q-011. */
  readonly checksLengthOnly?: boolean;
  readonly onDigits: (digits: string) => void;
}

/** With the time from which a number that is blocked gets codes again. */
function refusalText({ t, errors }: Pick<NumberFieldProps, 't' | 'errors'>, refusal: Failure): string {
  const text = failureText(errors, refusal);
  const { reaction, resendAtMs } = refusal;
  const isBlocked = reaction === 'useAnotherNumber' && resendAtMs !== null;
  return isBlocked && t.againAt ? `${text} ${t.againAt(resendAtMs)}` : text;
}

/** A mobile number behind a fixed +91, which says itself that there is no such number in India. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { t, errors, mobileAtom, refusal, checksLengthOnly = false, ...field } = props;
  const mobile = useAtomValue(mobileAtom);
  const isLeftToServer = checksLengthOnly && hasMobileLength(mobile) && refusal === null;
  const isInvalid = isWrongMobile(mobile) && !isLeftToServer;
  return (
    <MobileField
      {...field}
      prefix={t.prefix}
      placeholder={t.placeholder ?? ''}
      digits={mobile}
      error={isInvalid ? t.invalid : refusal && refusalText({ t, errors }, refusal)}
    />
  );
}
