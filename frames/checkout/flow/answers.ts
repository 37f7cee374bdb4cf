import type { Reaction } from '../../../shared/errors/row';
import { appLinkAnswered } from '../../app-link';
import { type Failure, isBusiness } from '../../platform/api/failure';
import type { CallFailed, CallRules, CallSucceeded } from '../../platform/flow/calls';
import { markBusy, markIdle } from './busy';
import type { AnswerOf, CallName, CheckoutCalls, PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';
import { onNotCompared, onOffersCompared } from './compare-offers';
import { onVariant } from './experiment';
import { onKfs, onKfsChanged, onKfsMissing } from './kfs';
import { onCanceled, onNotCanceled } from './leaving';
import { onLenderOtpNotSent, onLenderOtpSent } from './lender-otp';
import { onLinkNotSent, onLinkSent, onLinkStatus } from './link';
import { onMandate, onMandateUnknown } from './mandate';
import { onOtpRefused, onOtpSent, onVerified } from './mobile';
import { closeModal, openErrorModal } from './modal';
import { onExtended, onNotExtended } from './more-time';
import {
  onApplication,
  onApplicationRefused,
  onApplicationUnconfirmed,
  onApplicationUnknown,
  onNtbDetails,
  onTicket,
  onTicketRefused,
} from './ntb';
import { failStart, onDetails, onOrder, onSession, startSession } from './opening';
import { onConfirmed, onConfirmFailed, onHosted, onHostedFailed, onStatus, onStatusFailed } from './paying';
import { onOffersFailed, onPreview, takeOffers } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { onAivfRefused } from './second-factor';
import { goOn, showUnknown } from './show-payment';
import { syncPayment } from './sync-payment';
import { end } from './terminal-screen';

type Refused = (context: CheckoutContext, failure: Failure, pending: PendingCall) => void;

/** A step that the shopper has sent. Where the server refuses it in words, `react`; otherwise nobody knows what became of
 *  it: it goes out again, as the same intent, when the line is back or by 'Retry', if its screen is still there. */
const step = <Data>(done: (context: CheckoutContext, data: Data) => void, react: Refused) => ({
  done,
  failed: (context: CheckoutContext, failure: Failure, pending: PendingCall): void =>
    isBusiness(failure) ? react(context, failure, pending) : interrupt(context, pending, failure),
  again: (context: CheckoutContext, pending: PendingCall): void => {
    if (markBusy(context, pending.call) && !context.state.calls[pending.call]) context.repeat(pending);
  },
});

function onAuthorized(context: CheckoutContext, data: AnswerOf<'authorize'>): void {
  context.type({ aivfValue: '' });
  goOn(context, data);
}

const pollAgain = (context: CheckoutContext): void => poll(context, POLL_AGAIN_MS);

/** What becomes of each call. */
const callRules: CallRules<CheckoutContext, CheckoutCalls> = {
  init: {
    done: onSession,
    failed: (context, failure) =>
      isBusiness(failure) ? end(context, 'linkInvalid', failure) : failStart(context, failure),
  },
  orderInfo: { done: onOrder, failed: failStart },
  details: { done: onDetails, failed: onDetailsFailed },
  offers: { done: takeOffers, failed: onOffersFailed },
  // The plan can be chosen without it.
  previewPlan: { done: onPreview, failed: () => undefined },
  compareOffers: { done: onOffersCompared, failed: onNotCompared },
  sendOtp: step(onOtpSent, onOtpRefused),
  resendOtp: step(onOtpSent, onOtpRefused),
  verifyOtp: step(onVerified, onOtpRefused),
  initiateTxn: step(goOn, syncPayment),
  authorize: step(onAuthorized, onAivfRefused),
  getKfs: { done: onKfs, failed: onKfsMissing },
  authorizeKfs: step(goOn, (context, failure) =>
    failure.reaction === 'readAgain' ? onKfsChanged(context) : syncPayment(context, failure),
  ),
  resendLenderOtp: step(onLenderOtpSent, onLenderOtpNotSent),
  confirm: { done: onConfirmed, failed: onConfirmFailed },
  confirmHosted: { done: onHosted, failed: onHostedFailed },
  status: { done: onStatus, failed: onStatusFailed },
  extendOrder: { done: onExtended, failed: onNotExtended },
  cancel: { done: onCanceled, failed: onNotCanceled },
  sendLink: step(onLinkSent, onLinkNotSent),
  sendPosLink: step(onLinkSent, onLinkNotSent),
  linkStatus: { done: onLinkStatus, failed: pollAgain },
  ntbApply: step(onApplication, onApplicationRefused),
  ntbStatus: { done: onApplication, failed: onApplicationUnknown },
  ntbConfirm: { done: onApplication, failed: onApplicationUnconfirmed },
  // The lenders named with the plans are shown meanwhile, and stay.
  ntbDetails: { done: onNtbDetails, failed: () => undefined },
  appSms: {
    done: (context, answer) => context.set({ appLink: appLinkAnswered(answer) }),
    failed: (context, failure) => context.set({ appLink: { step: 'offered', failure } }),
  },
  ntbTicket: { done: onTicket, failed: onTicketRefused },
  mandate: { done: onMandate, failed: onMandateUnknown },
  // Without an answer the shopper sees the control.
  variant: { done: onVariant, failed: () => undefined },
};

export const onSuccess = (context: CheckoutContext, event: CallSucceeded<CheckoutCalls>): void =>
  context.succeed(callRules, event);

/** What ends everything comes first, then the call's own reaction, then what happens to any call whose answer is
 *  missing. Source: S1§8, S2§8. */
export function onFailure(context: CheckoutContext, event: CallFailed<CheckoutCalls>): void {
  const { call, failure } = event;
  const pending = context.fail(event);
  if (!pending) return;
  context.ask({ type: 'report', failure, during: call });
  if (call === 'mandate') callRules.mandate.failed(context, failure, pending);
  else if (call === 'variant') callRules.variant.failed(context, failure, pending);
  // The payment is over; nothing about the app may take its receipt away.
  else if (call === 'appSms') callRules.appSms.failed(context, failure, pending);
  else if (failure.reaction === 'blockAccount') end(context, 'accountBlocked', failure);
  else if (failure.reaction === 'logIn' || failure.reaction === 'endSession') onSessionOver(context, call, failure);
  else if (failure.reaction === 'endOrder') end(context, 'expired', failure);
  else if (standsElsewhere[failure.reaction]?.includes(call) === false) syncPayment(context, failure);
  else callRules[call].failed(context, failure, pending);
}

/** The payment stands at another step than this page shows, or is not, or no longer, this session's: the server says
 *  where it is, but for these calls. What it says is not asked twice; a number that does not take the payment over stays to
 *  be corrected, and who wants to leave may. */
const standsElsewhere: { readonly [Name in Reaction]?: readonly CallName[] } = {
  syncPayment: ['init', 'details', 'cancel'],
  goOnElsewhere: ['init', 'details', 'verifyOtp', 'cancel'],
};

/** A session that was kept over a reload may be over; a new one is asked for once. Source: S1§3. */
function onSessionOver(context: CheckoutContext, call: CallName, failure: Failure): void {
  const isOpening = context.state.screen.name === 'loading' && context.state.callStatus.init === undefined;
  if (!isOpening || call === 'init') {
    end(context, call === 'init' ? 'linkInvalid' : 'sessionExpired', failure);
    return;
  }
  context.ask({ type: 'forgetSession' });
  startSession(context);
}

function onDetailsFailed(context: CheckoutContext, failure: Failure): void {
  if (context.on('loading')) failStart(context, failure);
  else if (context.on('ownedElsewhere')) pollAgain(context);
  else showUnknown(context, failure);
}

/** What was typed stays. */
function interrupt(context: CheckoutContext, pending: PendingCall, failure: Failure): void {
  markIdle(context);
  context.interrupt(pending);
  // The No-Internet dialog says it already.
  if (!context.state.offline) openErrorModal(context, failure, true);
}

/** Sends what was interrupted once more. */
export function resume(context: CheckoutContext): void {
  // A question that stands there is the shopper's to answer.
  if (context.state.modal.name === 'errorBlockTransactionModal') closeModal(context);
  context.resume(callRules);
}
