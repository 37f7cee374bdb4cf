import type { CallsOf, NameOf, PendingCall as Pending } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

export type EligibilityCalls = CallsOf<typeof endpoints>;
export type CallName = NameOf<EligibilityCalls>;
export type PendingCall = Pending<EligibilityCalls>;
