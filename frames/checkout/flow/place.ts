import type { Progress } from '../../../shared/api/payment-fields';
import { isPriced } from '../../../shared/lenders/priced-plan';
import { isElsewhere } from '../../../shared/rules/payment-ownership';
import type { Failure } from '../../platform/api/failure';
import { ownFailure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import { waysAfter } from './failure-ways';
import { isMobile } from './field-rules';
import { findPlace } from './find-place';
import { end } from './halt';
import { openKfs } from './kfs';
import { lookOn } from './looking-on';
import { closeModal, openErrorModal } from './modal';
import { askHosted, showPending, succeed } from './paying';
import { showPlans } from './plans';
import { poll } from './poll';
import { resumeNtbForm } from './resume-ntb';
import type { SentOtp } from './screen';
import type { CheckoutState } from './state';
import type { Turn } from './turn';

type Details = AnswerOf<'details'>;

/** What decides which step's screen stands there. */
type Stand = Pick<
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
 *  Source: S1§4, decisions (Payment flow). */
export function place(turn: Turn, details: Details, why: Failure | null): void {
  turn.set({
    // Whatever was to be repeated was meant for another place.
    interrupted: [],
    currentOrderStage: details.step,
    isMobileVerified: details.isMobileVerified,
    maskedMobile: details.maskedMobile,
    aivfType: details.aivfType,
    signedResult: details.signedResult ?? turn.state.signedResult,
    isInitiated: isWithLender(details),
    ntb: { ...turn.state.ntb, applicationId: details.applicationId },
    ...chosenIn(details),
  });
  switch (details.status) {
    case 'COMPLETE':
      succeed(turn, details.completion, details.signedResult);
      return;
    case 'CANCELED':
      end(turn, 'cancelled', why);
      return;
    case 'FAILED':
      placeFailure(turn, details, why);
      return;
    case 'INITIATED':
      if (isElsewhere(details.ownership)) placeOnlooker(turn, details);
      else if (details.isPending) showPending(turn, null);
      else {
        turn.set({ outcome: 'open' });
        placeStep(turn, details);
        // It is still possible here: the words go over the step.
        if (why) openErrorModal(turn, why, false);
      }
      return;
    default:
      details.status satisfies never;
  }
}

/** What the server knows to be chosen; nothing of ours is changed where it knows of nothing. */
function chosenIn({ lenderId, lenderName, emiPlan }: Details): Partial<Pick<CheckoutState, 'choice' | 'placedPlan'>> {
  if (lenderId === null || emiPlan === null) return {};
  return {
    choice: { lenderId, emiPlanId: emiPlan.emiPlanId },
    ...(isPriced(emiPlan) && { placedPlan: { lenderId, lenderName: lenderName ?? '', plan: emiPlan } }),
  };
}

/** The shop's machine waits for its customer's phone; anybody else is told that the payment goes on elsewhere. */
function placeOnlooker(turn: Turn, { deviceType, ownership }: Details): void {
  if (deviceType !== 'POS_MACHINE') {
    lookOn(turn, ownership === 'TAKEN_OVER');
    return;
  }
  const sent = { maskedMobile: null, resendAtMs: null, attemptsRemaining: null };
  turn.show({ name: 'splitLinkSend', phase: 'waiting', sent, wait: 'opened', failure: null });
  poll(turn, 0);
}

const isWithLender = ({ status, step }: Pick<Details, 'status' | 'step'>): boolean =>
  status === 'INITIATED' && (step === 'TWO_FACTOR' || step === 'KFS_CONSENT' || step === 'LENDER_OTP');

function placeFailure(turn: Turn, details: Details, why: Failure | null): void {
  const failure = why ?? details.failure ?? ownFailure(new Error(''), 'business');
  if (failure.name === 'PAYMENT_ORDER_EXPIRED') {
    end(turn, 'expired', failure);
    return;
  }
  closeModal(turn);
  turn.set({ outcome: 'failed' });
  // The server has said that nothing was lent by this attempt; of a repeated one it does not know the first.
  const noEmiStarted = failure.name !== 'PAYMENT_DUPLICATE_REQUEST';
  const ways = details.step === 'RETRY' ? waysAfter(failure) : (['leave'] as const);
  turn.show({ name: 'failure', phase: 'shown', failure, ways, noEmiStarted });
  turn.ask({ type: 'tellStep', step: details.failedStep ?? details.step, status: 'FAILED' });
}

const sentOf = ({ maskedMobile, resendAtMs, attemptsRemaining }: Stand): SentOtp => ({
  maskedMobile,
  resendAtMs,
  attemptsRemaining,
});

function placeStep(turn: Turn, details: Stand): void {
  const { step, aivfType, attemptsRemaining } = details;
  switch (step) {
    case 'PAYMENT_LINK':
      if (details.deviceType === 'POS_MACHINE') turn.show({ name: 'paymentLink', phase: 'entering', failure: null });
      else showPlans(turn, 'none');
      return;
    case 'SPLIT_TXN_LINK_SEND':
      if (details.deviceType === 'POS_USER_MOBILE') showPlans(turn, 'none');
      else {
        turn.show({ name: 'splitLinkSend', phase: 'waiting', sent: sentOf(details), wait: 'sent', failure: null });
        poll(turn, 0);
      }
      return;
    case 'CW_OPENED':
    case 'EMI_PLAN_SELECTION':
    case 'RETRY':
      showPlans(turn, 'none');
      return;
    case 'VERIFY_MOBILE':
      placeVerification(turn, details);
      return;
    case 'TWO_FACTOR':
      // A lender without a second factor never has this step.
      if (aivfType === 'NONE') showPlans(turn, 'none');
      else turn.show({ name: 'secondFactor', phase: 'entering', aivfType, attemptsRemaining, failure: null });
      return;
    case 'KFS_CONSENT':
      openKfs(turn);
      return;
    case 'LENDER_OTP':
      placeLenderOtp(turn, details);
      return;
    case 'NTB':
      turn.show({ name: 'ntbOffer', phase: turn.state.offers ? 'choosing' : 'loading', failure: null });
      resumeNtbForm(turn);
      return;
    case 'NTB_APPLICATION':
      turn.show({ name: 'ntbStatus', standing: 'checking', failure: null, isBlocked: false });
      poll(turn, 0);
      return;
    default:
      step satisfies never;
  }
}

/** A number that has an OTP on its way is still asked for it; a plan that nobody knows is chosen first. */
function placeVerification(turn: Turn, details: Stand): void {
  const { choice, typed } = turn.state;
  if (details.isMobileVerified) showPlans(turn, 'none');
  else if (details.maskedMobile !== null && isMobile(typed.mobile)) {
    turn.show({ name: 'otp', phase: 'entering', sent: sentOf(details), failure: null });
  } else if (details.lenderId !== null || choice.emiPlanId !== null) {
    turn.show({ name: 'verifyMobile', phase: 'entering', failure: null });
  } else showPlans(turn, 'none');
}

function placeLenderOtp(turn: Turn, details: Stand): void {
  const redirectUrl = details.lenderRedirectUrl;
  if (redirectUrl === null) {
    turn.show({ name: 'lenderOtp', phase: 'entering', sent: sentOf(details), failure: null });
    return;
  }
  const isBack = turn.on('loading') !== null && turn.state.entry?.kind === 'lenderReturn';
  turn.show({ name: 'lenderHosted', phase: 'ready', redirectUrl, isBlocked: false });
  if (isBack) askHosted(turn);
}

/** Nobody says where the payment stands: it can be asked again, and nothing else. */
export function showUnplaced(turn: Turn, failure: Failure): void {
  const reason = turn.state.reason ?? failure;
  turn.set({ reason: null });
  closeModal(turn);
  turn.show({ name: 'failure', phase: 'shown', failure: reason, ways: ['sameAgain', 'leave'], noEmiStarted: false });
}

/** The answer to a step that went well: the next one. */
export function goOn(turn: Turn, progress: Progress): void {
  const { status, step, aivfType } = progress;
  if (status !== 'INITIATED') {
    findPlace(turn, null);
    return;
  }
  turn.set({ currentOrderStage: step, aivfType, isInitiated: isWithLender(progress), outcome: 'open' });
  const { choice, order, isMobileVerified } = turn.state;
  const { lenderId } = choice;
  const deviceType = order?.deviceType ?? 'ONLINE';
  placeStep(turn, { ...progress, maskedMobile: null, isMobileVerified, lenderId, deviceType });
}
