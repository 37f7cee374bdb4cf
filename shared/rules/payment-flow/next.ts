import type { PaymentEvent } from './events';
import { isFinal, type PaymentState } from './state';
import type { PaymentStep } from './steps';
import { enter, enterWithoutCredit, fail, giveUp, stepBeforePaying, type Transition } from './transition';

const isLinkStep = (step: PaymentStep): boolean => step === 'PAYMENT_LINK' || step === 'SPLIT_TXN_LINK_SEND';
const isChoosing = (step: PaymentStep): boolean =>
  step === 'CW_OPENED' || step === 'EMI_PLAN_SELECTION' || step === 'VERIFY_MOBILE';
/** Steps with reserved credit, before the lender pays. */
const isWithLender = (step: PaymentStep): boolean =>
  step === 'TWO_FACTOR' || step === 'KFS_CONSENT' || step === 'LENDER_OTP';

/**
 * The next state of a payment; null without a change if the event is not allowed.
 *
 * Two invariants hold for every sequence of events: no payment completes without consent to the statement if the
 * lender has one, and the lender is asked to pay again only after reporting that the first request failed. While the
 * lender has not answered (`credit` = asked) only its answer is allowed: no second plan, no cancel, no expiry. Source:
 * S1§4, docs/adr/0023-payment-flow.md.
 */
export function nextPayment(from: PaymentState, event: PaymentEvent): Transition | null {
  if (isFinal(from)) return null;
  if (from.credit === 'asked') return afterAsking(from, event);
  switch (event.type) {
    case 'canceled':
      return giveUp(from, 'CANCELED');
    case 'expired':
      return giveUp(from, 'FAILED');
    case 'linkSent':
    case 'opened':
    case 'plansShown':
    case 'planNoted':
      return beforeVerifying(from, event);
    case 'mobileChanged':
    case 'mobileVerified':
      return whileVerifying(from, event);
    case 'applicationStarted':
    case 'applicationApproved':
    case 'applicationRejected':
      return whileApplying(from, event);
    case 'planReopened':
    case 'creditReserved':
    case 'reservationRefused':
    case 'retried':
      return whileReserving(from, event);
    case 'secondFactorPassed':
    case 'kfsAccepted':
    case 'statementOutdated':
    case 'confirmAsked':
    case 'lenderRefused':
      return withLender(from, event);
    case 'paidAfterRefusal':
      return completeAfterRefusal(from);
    case 'confirmNotTaken':
    case 'lenderPaid':
      return null;
    default:
      return event satisfies never;
  }
}

/** Allows an application for a customer without an approval and, among other alternatives, after a refusal. */
export const mayApply = ({ step, isMobileVerified }: PaymentState): boolean =>
  step === 'NTB' ||
  step === 'NTB_APPLICATION' ||
  (isMobileVerified && (step === 'EMI_PLAN_SELECTION' || step === 'RETRY'));

type Of<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;

function beforeVerifying(
  from: PaymentState,
  event: Of<'linkSent' | 'opened' | 'plansShown' | 'planNoted'>,
): Transition | null {
  switch (event.type) {
    case 'linkSent':
      if (!isLinkStep(from.step) && !isChoosing(from.step)) return null;
      // A repeated link adds nothing to the timeline.
      if (from.step === 'SPLIT_TXN_LINK_SEND') return { state: from, effects: [], timeline: [] };
      return enter(from, 'SPLIT_TXN_LINK_SEND', { isMobileVerified: false });
    case 'opened':
      return isLinkStep(from.step) ? enter(from, 'CW_OPENED') : null;
    case 'plansShown':
      return from.step === 'CW_OPENED' ? enter(from, 'EMI_PLAN_SELECTION') : null;
    case 'planNoted':
      if (!isChoosing(from.step) || from.isMobileVerified) return null;
      // Another plan at the same step adds nothing to the timeline.
      if (from.step === 'VERIFY_MOBILE' && from.status === 'INITIATED')
        return { state: { ...from, plan: event.needs ?? from.plan }, effects: [], timeline: [] };
      return enter(from, 'VERIFY_MOBILE', { plan: event.needs ?? from.plan });
    default:
      return event satisfies never;
  }
}

function whileVerifying(from: PaymentState, event: Of<'mobileChanged' | 'mobileVerified'>): Transition | null {
  if (event.type === 'mobileChanged')
    return isLinkStep(from.step) ? null : enterWithoutCredit(from, 'VERIFY_MOBILE', { isMobileVerified: false });
  if (!isChoosing(from.step) || from.isMobileVerified) return null;
  // A number given before a plan starts and completes the step at once.
  const begun = from.step === 'VERIFY_MOBILE' ? [] : enter(from, 'VERIFY_MOBILE').timeline;
  switch (event.offer) {
    case 'chosenPlan':
      if (from.plan === null) return null;
      return {
        state: { ...from, step: 'VERIFY_MOBILE', isMobileVerified: true },
        effects: [],
        timeline: [...begun, { step: 'VERIFY_MOBILE', status: 'COMPLETE' }],
      };
    case 'otherPlans':
      return enter(from, 'EMI_PLAN_SELECTION', { isMobileVerified: true, plan: null });
    case 'application':
      return enter(from, 'NTB', { isMobileVerified: true, plan: null });
    case 'nothing':
      return { ...enter(from, 'VERIFY_MOBILE'), timeline: [...begun, { step: 'VERIFY_MOBILE', status: 'FAILED' }] };
    default:
      return event.offer satisfies never;
  }
}

function whileApplying(
  from: PaymentState,
  event: Of<'applicationStarted' | 'applicationApproved' | 'applicationRejected'>,
): Transition | null {
  switch (event.type) {
    case 'applicationStarted':
      if (!mayApply(from)) return null;
      return enterWithoutCredit(from, 'NTB_APPLICATION', { plan: null });
    case 'applicationApproved':
      return from.step === 'NTB_APPLICATION' ? enter(from, 'EMI_PLAN_SELECTION') : null;
    case 'applicationRejected': {
      if (from.step !== 'NTB_APPLICATION') return null;
      const failed = { step: 'NTB_APPLICATION', status: 'FAILED' } as const;
      return { ...enter(from, 'NTB'), timeline: [failed, { step: 'NTB', status: 'INITIATED' }] };
    }
    default:
      return event satisfies never;
  }
}

function whileReserving(
  from: PaymentState,
  event: Of<'planReopened' | 'creditReserved' | 'reservationRefused' | 'retried'>,
): Transition | null {
  const mayReserve =
    from.isMobileVerified && from.credit === 'none' && (isChoosing(from.step) || from.step === 'RETRY');
  switch (event.type) {
    case 'planReopened':
      if (!isWithLender(from.step) && from.step !== 'RETRY') return null;
      return enterWithoutCredit(from, 'EMI_PLAN_SELECTION', { plan: null });
    case 'creditReserved': {
      if (!mayReserve) return null;
      const nothingDone = { isSecondFactorPassed: false, isKfsAccepted: false };
      const step = stepBeforePaying(event.needs, nothingDone);
      return enter(from, step, { ...nothingDone, plan: event.needs, credit: 'reserved' });
    }
    case 'reservationRefused':
      return mayReserve ? fail(from, 'EMI_PLAN_SELECTION', false) : null;
    case 'retried':
      if (from.step !== 'RETRY') return null;
      return enter(
        from,
        from.credit === 'reserved' && from.failedStep !== null ? from.failedStep : 'EMI_PLAN_SELECTION',
      );
    default:
      return event satisfies never;
  }
}

function withLender(
  from: PaymentState,
  event: Of<'secondFactorPassed' | 'kfsAccepted' | 'statementOutdated' | 'confirmAsked' | 'lenderRefused'>,
): Transition | null {
  if (!isWithLender(from.step) || from.plan === null || from.credit !== 'reserved') return null;
  switch (event.type) {
    case 'secondFactorPassed': {
      if (from.step !== 'TWO_FACTOR') return null;
      const done = { isSecondFactorPassed: true, isKfsAccepted: from.isKfsAccepted };
      return enter(from, stepBeforePaying(from.plan, done), done);
    }
    case 'kfsAccepted': {
      if (from.step !== 'KFS_CONSENT') return null;
      const done = { isSecondFactorPassed: from.isSecondFactorPassed, isKfsAccepted: true };
      return enter(from, stepBeforePaying(from.plan, done), done);
    }
    case 'statementOutdated':
      if (from.step !== 'LENDER_OTP' || !from.isKfsAccepted) return null;
      return {
        state: { ...from, step: 'KFS_CONSENT', isKfsAccepted: false },
        effects: [],
        timeline: [{ step: 'KFS_CONSENT', status: 'INITIATED' }],
      };
    case 'confirmAsked':
      if (from.step !== 'LENDER_OTP' || stepBeforePaying(from.plan, from) !== 'LENDER_OTP') return null;
      return { state: { ...from, credit: 'asked' }, effects: ['charge'], timeline: [] };
    case 'lenderRefused':
      return fail(from, from.step, event.keepsReservation);
    default:
      return event satisfies never;
  }
}

/** Completes a payment whose lender refused at the last step, while the shopper has not chosen again. */
function completeAfterRefusal(from: PaymentState): Transition | null {
  const { plan } = from;
  if (from.step !== 'RETRY' || from.failedStep !== 'LENDER_OTP' || from.credit !== 'none' || plan === null) return null;
  return {
    state: {
      ...from,
      step: 'LENDER_OTP',
      status: 'COMPLETE',
      failedStep: null,
      isSecondFactorPassed: plan.aivfType !== 'NONE' && !plan.isLenderHosted,
      isKfsAccepted: plan.kfsEnabled,
      credit: 'taken',
    },
    effects: ['enqueueWebhook'],
    timeline: [{ step: 'LENDER_OTP', status: 'COMPLETE' }],
  };
}

/** Only the lender's answer is allowed now. */
function afterAsking(from: PaymentState, event: PaymentEvent): Transition | null {
  switch (event.type) {
    case 'confirmNotTaken':
      return { state: { ...from, credit: 'reserved' }, effects: [], timeline: [] };
    case 'lenderPaid':
      return {
        state: { ...from, status: 'COMPLETE', credit: 'taken' },
        effects: ['enqueueWebhook'],
        timeline: [{ step: from.step, status: 'COMPLETE' }],
      };
    case 'lenderRefused':
      return fail(from, from.step, event.keepsReservation);
    default:
      return null;
  }
}
