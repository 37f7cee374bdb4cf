import type { Progress } from '../../../shared/api/payment-fields';
import { isPriced } from '../../../shared/lenders/priced-plan';
import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import { isElsewhere } from '../../../shared/rules/payment-ownership';
import { isMobile } from '../../../shared/rules/validation';
import type { Failure } from '../../platform/api/failure';
import { clientFailure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, change, show } from './checkout-flow';
import { openKfs } from './kfs';
import { closeModal, openErrorModal } from './modal';
import { isRefusal, showNearest } from './nearest';
import { showOwnedElsewhere } from './owned-elsewhere';
import { askHosted, showPending, succeed } from './paying';
import { showPlans } from './plans';
import { poll } from './poll';
import { recoveryOptions } from './recovery-options';
import { resumeNtbForm } from './resume-ntb';
import type { SentOtp } from './screen';
import { stepOf } from './screen-facts';
import type { CheckoutState } from './state';
import { syncPayment } from './sync-payment';
import { end } from './terminal-screen';

type Details = AnswerOf<'details'>;

/** What decides which step's screen stands there. */
type StepFacts = Pick<
  Details,
  | 'step'
  | 'aivfType'
  | 'attemptsRemaining'
  | 'resendAtMs'
  | 'lenderRedirectUrl'
  | 'maskedMobile'
  | 'isMobileVerified'
  | 'lenderId'
  | 'deviceType'
>;

/** Shows the step that the server knows. `why`: the failure that made us ask, null after an opening or a reload.
 *  Source: S1§4, docs/adr/0023-payment-flow.md. */
export function showPayment(flow: CheckoutFlow, details: Details, why: Failure | null): void {
  const before = stepOf(flow.state.screen);
  // Whatever was to be repeated was meant for another place.
  flow.dropInterrupted();
  change(flow, {
    currentOrderStage: details.step,
    isMobileVerified: details.isMobileVerified,
    maskedMobile: details.maskedMobile,
    aivfType: details.aivfType,
    signedResult: details.signedResult ?? flow.state.signedResult,
    isInitiated: isWithLender(details),
    ntb: { ...flow.state.ntb, applicationId: details.applicationId },
    config: { ...flow.state.config, activationId: details.applicationId },
    ...chosenIn(details),
  });
  switch (details.status) {
    case 'COMPLETE':
      succeed(flow, details.completion, details.signedResult);
      return;
    case 'CANCELED':
      end(flow, 'cancelled', why);
      return;
    case 'FAILED':
      showPaymentFailure(flow, details, why);
      return;
    case 'INITIATED':
      if (isElsewhere(details.ownership)) showOnlooker(flow, details);
      else if (details.isPending) showPending(flow, null);
      else {
        change(flow, { outcome: 'open' });
        showStep(flow, details);
        // It is still possible here: the words go over the step. Where another tab has gone on, that step says it all.
        const hasGoneOn = why?.reaction === 'syncPayment' && isLater(details.step, before);
        if (why && !hasGoneOn) openErrorModal(flow, why, false);
      }
      return;
    default:
      details.status satisfies never;
  }
}

/** What the server knows to be chosen; nothing of ours is changed where it knows of nothing. */
function chosenIn(details: Details): Partial<Pick<CheckoutState, 'choice' | 'knownPlan'>> {
  const { lenderId, lenderName, emiPlan } = details;
  if (lenderId === null || emiPlan === null) return {};
  const financedAmount = details.amountDueAtMerchant ? details.financedAmount : undefined;
  return {
    choice: { lenderId, emiPlanId: emiPlan.emiPlanId, financedAmount },
    ...(isPriced(emiPlan) && { knownPlan: { lenderId, lenderName: lenderName ?? '', plan: emiPlan } }),
  };
}

/** The shop's machine waits for its customer's phone; anybody else is told that the payment goes on elsewhere. */
function showOnlooker(flow: CheckoutFlow, { deviceType, ownership }: Details): void {
  if (deviceType !== 'POS_MACHINE') {
    showOwnedElsewhere(flow, ownership === 'TAKEN_OVER');
    return;
  }
  const sent = { maskedMobile: null, resendAtMs: null, attemptsRemaining: null };
  show(flow, { name: 'splitLinkSend', phase: 'waiting', sent, wait: 'opened', failure: null });
  poll(flow, 0);
}

/** The steps of a reservation, in their order. */
const reserved: readonly (PaymentStep | null)[] = ['TWO_FACTOR', 'KFS_CONSENT', 'LENDER_OTP'];
const isLater = (step: PaymentStep, than: PaymentStep | null): boolean =>
  reserved.indexOf(step) > reserved.indexOf(than);

const isWithLender = ({ status, step }: Pick<Details, 'status' | 'step'>): boolean =>
  status === 'INITIATED' && (step === 'TWO_FACTOR' || step === 'KFS_CONSENT' || step === 'LENDER_OTP');

function showPaymentFailure(flow: CheckoutFlow, details: Details, why: Failure | null): void {
  const failure = why ?? details.failure ?? clientFailure(new Error(''), 'business');
  if (failure.reaction === 'endOrder') {
    end(flow, 'expired', failure);
    return;
  }
  closeModal(flow);
  change(flow, { outcome: 'failed' });
  // The server has said that nothing was lent by this attempt; of a repeated one it does not know the first.
  const noEmiStarted = failure.reaction !== 'awaitLender';
  if (details.step === 'RETRY' && noEmiStarted && isRefusal(failure)) showNearest(flow, failure);
  else {
    const options = details.step === 'RETRY' ? recoveryOptions(failure) : (['leave'] as const);
    show(flow, { name: 'failure', phase: 'shown', failure, options, noEmiStarted });
  }
  flow.run({ type: 'emitStep', step: details.failedStep ?? details.step, status: 'FAILED' });
}

const sentOf = ({ maskedMobile, resendAtMs, attemptsRemaining }: StepFacts): SentOtp => ({
  maskedMobile,
  resendAtMs,
  attemptsRemaining,
});

function showStep(flow: CheckoutFlow, details: StepFacts): void {
  const { step, aivfType, attemptsRemaining } = details;
  switch (step) {
    case 'PAYMENT_LINK':
      if (details.deviceType === 'POS_MACHINE') show(flow, { name: 'paymentLink', phase: 'entering', failure: null });
      else showPlans(flow, 'none');
      return;
    case 'SPLIT_TXN_LINK_SEND':
      if (details.deviceType === 'POS_USER_MOBILE') showPlans(flow, 'none');
      else {
        show(flow, { name: 'splitLinkSend', phase: 'waiting', sent: sentOf(details), wait: 'sent', failure: null });
        poll(flow, 0);
      }
      return;
    case 'CW_OPENED':
    case 'EMI_PLAN_SELECTION':
    case 'RETRY':
      showPlans(flow, 'none');
      return;
    case 'VERIFY_MOBILE':
      showVerification(flow, details);
      return;
    case 'TWO_FACTOR':
      // A lender without a second factor never has this step.
      if (aivfType === 'NONE') showPlans(flow, 'none');
      else {
        change(flow, { aivfDetails: { attemptsRemaining } });
        show(flow, { name: 'secondFactor', phase: 'entering', aivfType, failure: null });
      }
      return;
    case 'KFS_CONSENT':
      openKfs(flow);
      return;
    case 'LENDER_OTP':
      showLenderOtp(flow, details);
      return;
    case 'NTB':
      show(flow, { name: 'ntbOffer', phase: flow.state.paymentDetails ? 'choosing' : 'loading', failure: null });
      resumeNtbForm(flow);
      return;
    case 'NTB_APPLICATION':
      show(flow, { name: 'ntbStatus', status: 'checking', failure: null, lenderPage: 'none' });
      poll(flow, 0);
      return;
    default:
      step satisfies never;
  }
}

/** A number that has an OTP on its way is still asked for it; a plan that nobody knows is chosen first. */
function showVerification(flow: CheckoutFlow, details: StepFacts): void {
  const { choice, paymentUserData: typed, config } = flow.state;
  if (details.isMobileVerified || !config.redirectToEnterMobile) showPlans(flow, 'none');
  else if (details.maskedMobile !== null && isMobile(typed.mobile)) {
    show(flow, { name: 'otp', phase: 'entering', sent: sentOf(details), failure: null });
  } else if (details.lenderId !== null || choice.emiPlanId !== null) {
    show(flow, { name: 'verifyMobile', phase: 'entering', failure: null });
  } else showPlans(flow, 'none');
}

function showLenderOtp(flow: CheckoutFlow, details: StepFacts): void {
  const redirectUrl = details.lenderRedirectUrl;
  if (redirectUrl === null) {
    show(flow, { name: 'lenderOtp', phase: 'entering', sent: sentOf(details), failure: null });
    return;
  }
  const isBack = at(flow.state, 'loading') !== null && flow.state.entry?.kind === 'lenderReturn';
  show(flow, { name: 'lenderHosted', phase: 'ready', redirectUrl, isBlocked: false });
  if (isBack) askHosted(flow);
}

/** Nobody says where the payment stands: it can be asked again, and nothing else. */
export function showUnknown(flow: CheckoutFlow, failure: Failure): void {
  const reason = flow.state.reason ?? failure;
  // The lender may have paid meanwhile.
  change(flow, { reason: null, outcome: 'pending' });
  closeModal(flow);
  show(flow, {
    name: 'failure',
    phase: 'shown',
    failure: reason,
    options: ['sameAgain', 'leave'],
    noEmiStarted: false,
  });
}

/** The answer to a step that went well: the next one. */
export function goOn(flow: CheckoutFlow, progress: Progress): void {
  const { status, step, aivfType } = progress;
  if (status !== 'INITIATED') {
    syncPayment(flow, null);
    return;
  }
  change(flow, { currentOrderStage: step, aivfType, isInitiated: isWithLender(progress), outcome: 'open' });
  const { choice, pgData: order, isMobileVerified } = flow.state;
  const { lenderId } = choice;
  const deviceType = order?.deviceType ?? 'ONLINE';
  showStep(flow, { ...progress, maskedMobile: null, isMobileVerified, lenderId, deviceType });
}
