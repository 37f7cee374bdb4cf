import type { BesideMessages } from './beside';
import type { FailureMessages } from './failures';
import type { LenderMessages } from './lender';

/** Words of every part that loads late. */
export interface LateMessages extends LenderMessages, BesideMessages {
  readonly failures: FailureMessages;
}
