import type { RecoveryOption } from '../flow/state';
import type { FailureName } from './error-name';

/** What happened and what it means; what to do stands on the buttons. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
}

/** Words of the failure screen. Source: S2§8. */
export interface FailureMessages {
  /** `lender` is '' where none is chosen. */
  readonly byName: Readonly<Record<FailureName, (lender: string) => FailureWords>>;
  readonly other: (lender: string) => FailureWords;
  /** Only where it is sure. */
  readonly noEmiStarted: string;
  readonly planSaved: string;
  readonly options: Readonly<Record<Exclude<RecoveryOption, 'leave'>, string>>;
  readonly trying: string;
  readonly reference: (code: number | string, txnId: string) => string;
}
