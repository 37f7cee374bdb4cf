import type { Failure } from '../api/failure';

/** A call that a view makes: not pending, with the problem of the last attempt, or pending. */
export type CallStep<Problem = Failure> =
  | { readonly step: 'idle'; readonly problem: Problem | null }
  | { readonly step: 'sending' };

export const idle = { step: 'idle', problem: null } as const satisfies CallStep;
export const sending = { step: 'sending' } as const satisfies CallStep;
export const refusedBy = <Problem>(problem: Problem): CallStep<Problem> => ({ step: 'idle', problem });

/** Problem of the last attempt; null if there is none, or while the next one is pending. */
export const problemOf = <Problem>(call: CallStep<Problem>): Problem | null =>
  call.step === 'idle' ? call.problem : null;
export const isSending = (call: CallStep<unknown>): boolean => call.step === 'sending';
