import type { Failure } from '../../platform/api/failure';
import type { CallsOf, NameOf, PendingCall as Pending } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

type Asked = CallsOf<typeof endpoints>;
/** Calls that tell where the payment stands: a failed one comes with its error code read as a failure. */
type Reading = 'details' | 'status' | 'confirmHosted' | 'linkStatus';

export type CheckoutCalls = {
  readonly [Name in keyof Asked]: {
    readonly body: Asked[Name]['body'];
    readonly data: Asked[Name]['data'] & (Name extends Reading ? { readonly failure: Failure | null } : unknown);
  };
};
export type CallName = NameOf<CheckoutCalls>;
export type PendingCall = Pending<CheckoutCalls>;
export type AnswerOf<Name extends CallName> = CheckoutCalls[Name]['data'];
