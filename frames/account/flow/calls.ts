import type { CallsOf, PendingCall as Pending } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

export type AccountCalls = CallsOf<typeof endpoints>;
export type PendingCall = Pending<AccountCalls>;
