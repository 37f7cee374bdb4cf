import type { PaymentState, PlanNeeds } from './state';
import type { PaymentStatus, PaymentStep } from './steps';

/** Server effects of a transition, in addition to the new state. */
type PaymentEffect =
  /** Releases the reserved credit. */
  | 'release'
  /** Asks the lender to pay. */
  | 'charge'
  | 'enqueueWebhook';

export interface Transition {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
  /** Lines for the timeline, in order. */
  readonly timeline: readonly { readonly step: PaymentStep; readonly status: PaymentStatus }[];
}

const nothingDone = { isSecondFactorPassed: false, isKfsAccepted: false } as const;
const releaseIf = (from: PaymentState): Transition['effects'] => (from.credit === 'reserved' ? ['release'] : []);

/** Leaves a step (COMPLETE) and enters another one (INITIATED). A verified number has already finished its step,
 *  regardless of the next one. */
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

/** Enters a step and releases the reservation; earlier answers to the lender become invalid. */
export const enterWithoutCredit = (
  from: PaymentState,
  step: PaymentStep,
  change: Partial<PaymentState> = {},
): Transition => ({
  ...enter(from, step, { ...change, ...nothingDone, credit: 'none' }),
  effects: releaseIf(from),
});

/** Enters RETRY. `keepsReservation`: the step may be retried unchanged; otherwise a plan has to be chosen again. */
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

/** Ends without a payment. A failure ends at the failed step, so that RETRY always means 'may continue'. */
export function giveUp(from: PaymentState, status: 'FAILED' | 'CANCELED'): Transition {
  const step = status === 'FAILED' && from.failedStep !== null ? from.failedStep : from.step;
  return {
    state: { ...from, step, status, failedStep: null, credit: 'none' },
    effects: [...releaseIf(from), 'enqueueWebhook'],
    timeline: [{ step, status }],
  };
}

/** The first step that the lender still requires. On its own page the lender asks for the second factor itself; the
 *  statement is agreed to here in any case. Source: docs/adr/0023-payment-flow.md. */
export function stepBeforePaying(
  needs: PlanNeeds,
  done: Pick<PaymentState, 'isSecondFactorPassed' | 'isKfsAccepted'>,
): 'TWO_FACTOR' | 'KFS_CONSENT' | 'LENDER_OTP' {
  if (needs.aivfType !== 'NONE' && !needs.isLenderHosted && !done.isSecondFactorPassed) return 'TWO_FACTOR';
  if (needs.kfsEnabled && !done.isKfsAccepted) return 'KFS_CONSENT';
  return 'LENDER_OTP';
}
