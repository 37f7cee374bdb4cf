import type { Failure } from '../../platform/api/failure';
import type { CallsOf, NameOf, PendingCall as Pending } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

export type SalesCalls = CallsOf<typeof endpoints>;
export type CallName = NameOf<SalesCalls>;
export type PendingCall = Pending<SalesCalls>;

/** none | initiated | success | error. Source: S2§4. */
export type CallState<Data> =
  | { readonly status: 'none' }
  | { readonly status: 'initiated' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly failure: Failure };
