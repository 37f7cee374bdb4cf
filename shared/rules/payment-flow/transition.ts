import type { PaymentState, PlanNeeds } from './state';
import type { PaymentStatus, PaymentStep } from './steps';

/** Effects of a transition on the server, besides the new state. */
type PaymentEffect =
  /** Releases the reserved credit. */
  | 'release'
  /** Asks the lender to pay. */
  | 'charge'
  /** Signs the result and enqueues the webhook for the merchant. */
  | 'enqueueWebhook';

export interface Transition {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
  /** Lines for the timeline, in order. */
  readonly timeline: readonly { readonly step: PaymentStep; readonly status: PaymentStatus }[];
}

const nothingDone = { isSecondFactorPassed: false, isKfsAccepted: false } as const;
const releaseIf = (from: PaymentState): Transition['effects'] => (from.credit === 'reserved' ? ['release'] : []);

/** Leaves a step (COMPLETE) and enters another one (INITIATED). A number that is verified has finished its step already,
 *  wherever the payment goes from there. */
export function enter(from: PaymentState, step: PaymentStep, change: Partial<PaymentState> = {}): Transition {
  const isToldDone = from.step === 'VERIFY_MOBILE' && from.isMobileVerified;
  const hasLeft = from.step !== step && from.status === 'INITIATED' && !isToldDone;
  return {
    state: { ...from, ...change, step, status: 'INITIATED', failedStep: null },
    effects: [],
    timeline: [
      ...(hasLeft ? [{ step: from.step, status: 'COMPLETE' } as const] : []),
      { step, status: 'INITIATED' } as const,
    ],
  };
}

/** Enters a step and gives back what was reserved; what the lender was given so far no longer counts. */
export const enterWithoutCredit = (
  from: PaymentState,
  step: PaymentStep,
  change: Partial<PaymentState> = {},
): Transition => ({
  ...enter(from, step, { ...change, ...nothingDone, credit: 'none' }),
  effects: releaseIf(from),
});

/** To RETRY. `keepsReservation`: the step may be tried again as it is; otherwise a plan has to be chosen anew. */
export function fail(from: PaymentState, failedStep: PaymentStep, keepsReservation: boolean): Transition {
  const hasCredit = from.credit !== 'none';
  return {
    state: {
      ...from,
      ...(keepsReservation ? {} : nothingDone),
      step: 'RETRY',
      status: 'FAILED',
      failedStep,
      credit: keepsReservation ? 'reserved' : 'none',
    },
    effects: hasCredit && !keepsReservation ? ['release', 'enqueueWebhook'] : ['enqueueWebhook'],
    timeline: [
      { step: failedStep, status: 'FAILED' },
      { step: 'RETRY', status: 'INITIATED' },
    ],
  };
}

/** The end without a payment. A failure ends at the step that failed, so that RETRY always means 'may go on'. */
export function giveUp(from: PaymentState, status: 'FAILED' | 'CANCELED'): Transition {
  const step = status === 'FAILED' && from.failedStep !== null ? from.failedStep : from.step;
  return {
    state: { ...from, step, status, failedStep: null, credit: 'none' },
    effects: [...releaseIf(from), 'enqueueWebhook'],
    timeline: [{ step, status }],
  };
}

/** The first thing that the lender still has to be given. On a page of its own the lender asks for the second factor
 *  itself; the statement is agreed to with us in any case. Source: docs/adr/0023-payment-flow.md. */
export function stepBeforePaying(
  needs: PlanNeeds,
  done: Pick<PaymentState, 'isSecondFactorPassed' | 'isKfsAccepted'>,
): 'TWO_FACTOR' | 'KFS_CONSENT' | 'LENDER_OTP' {
  if (needs.aivfType !== 'NONE' && !needs.isLenderHosted && !done.isSecondFactorPassed) return 'TWO_FACTOR';
  if (needs.kfsEnabled && !done.isKfsAccepted) return 'KFS_CONSENT';
  return 'LENDER_OTP';
}
