import type { Reaction } from '../../../shared/errors/row';
import { appLinkAnswered } from '../../app-link';
import { type Failure, isBusiness } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerRules } from '../../platform/page/flow';
import { markBusy, markIdle } from './busy';
import type { AnswerOf, CallName, CheckoutCalls } from './calls';
import { type CheckoutFlow, change, enter } from './checkout-flow';
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

type Refused = (flow: CheckoutFlow, failure: Failure) => void;

/** A step that the shopper has sent. Where the server refuses it in words, `react`; otherwise nobody knows what became of
 *  it: it goes out again, as the same intent, when the line is back or by 'Retry', if its screen is still there. */
const step = <Data>(call: CallName, done: (flow: CheckoutFlow, data: Data) => void, react: Refused) => ({
  done,
  failed: (flow: CheckoutFlow, failure: Failure): void =>
    isBusiness(failure) ? react(flow, failure) : interrupt(flow, failure),
  again: (flow: CheckoutFlow, repeat: () => void): void => {
    if (markBusy(flow, call) && !flow.isPending(call)) repeat();
  },
});

function onAuthorized(flow: CheckoutFlow, data: AnswerOf<'authorize'>): void {
  enter(flow, { aivfValue: '' });
  goOn(flow, data);
}

const pollAgain = (flow: CheckoutFlow): void => poll(flow, POLL_AGAIN_MS);

/** What becomes of each call. */
export const answers: { readonly [Name in CallName]: AnswerRules<CheckoutFlow, CheckoutCalls[Name]> } = {
  init: {
    done: onSession,
    failed: (flow, failure) => (isBusiness(failure) ? end(flow, 'linkInvalid', failure) : failStart(flow, failure)),
  },
  orderInfo: { done: onOrder, failed: failStart },
  details: { done: onDetails, failed: onDetailsFailed },
  offers: { done: takeOffers, failed: onOffersFailed },
  // The plan can be chosen without it.
  previewPlan: { done: onPreview, failed: () => undefined },
  compareOffers: { done: onOffersCompared, failed: onNotCompared },
  sendOtp: step('sendOtp', onOtpSent, onOtpRefused),
  resendOtp: step('resendOtp', onOtpSent, onOtpRefused),
  verifyOtp: step('verifyOtp', onVerified, onOtpRefused),
  initiateTxn: step('initiateTxn', goOn, syncPayment),
  authorize: step('authorize', onAuthorized, onAivfRefused),
  getKfs: { done: onKfs, failed: onKfsMissing },
  authorizeKfs: step('authorizeKfs', goOn, (flow, failure) =>
    failure.reaction === 'readAgain' ? onKfsChanged(flow) : syncPayment(flow, failure),
  ),
  resendLenderOtp: step('resendLenderOtp', onLenderOtpSent, onLenderOtpNotSent),
  confirm: { done: onConfirmed, failed: onConfirmFailed },
  confirmHosted: { done: onHosted, failed: onHostedFailed },
  status: { done: onStatus, failed: onStatusFailed },
  extendOrder: { done: onExtended, failed: onNotExtended },
  cancel: { done: onCanceled, failed: onNotCanceled },
  sendLink: step('sendLink', onLinkSent, onLinkNotSent),
  sendPosLink: step('sendPosLink', onLinkSent, onLinkNotSent),
  linkStatus: { done: onLinkStatus, failed: pollAgain },
  ntbApply: step('ntbApply', onApplication, onApplicationRefused),
  ntbStatus: { done: onApplication, failed: onApplicationUnknown },
  ntbConfirm: { done: onApplication, failed: onApplicationUnconfirmed },
  // The lenders named with the plans are shown meanwhile, and stay.
  ntbDetails: { done: onNtbDetails, failed: () => undefined },
  appSms: {
    done: (flow, answer) => change(flow, { appLink: appLinkAnswered(answer) }),
    failed: (flow, failure) => change(flow, { appLink: { step: 'offered', failure } }),
  },
  ntbTicket: { done: onTicket, failed: onTicketRefused },
  mandate: { done: onMandate, failed: onMandateUnknown },
  // Without an answer the shopper sees the control.
  variant: { done: onVariant, failed: () => undefined },
};

/** What ends everything comes first, then the call's own reaction, then what happens to any call whose answer is
 *  missing. False where the rule of the call takes the failure. Source: S1§8, S2§8. */
export function endsAll(flow: CheckoutFlow, failure: Failure, call: CallName): boolean {
  flow.run({ type: 'report', failure, during: call });
  const { reaction } = failure;
  // The payment is over; nothing about the app may take its receipt away.
  if (call === 'mandate' || call === 'variant' || call === 'appSms') return false;
  if (reaction === 'blockAccount') end(flow, 'accountBlocked', failure);
  else if (reaction === 'logIn' || reaction === 'endSession') onSessionOver(flow, call, failure);
  else if (reaction === 'endOrder') end(flow, 'expired', failure);
  else if (standsElsewhere[reaction]?.includes(call) === false) syncPayment(flow, failure);
  else return false;
  return true;
}

/** The payment stands at another step than this page shows, or is not, or no longer, this session's: the server says
 *  where it is, but for these calls. What it says is not asked twice; a number that does not take the payment over stays to
 *  be corrected, and who wants to leave may. */
const standsElsewhere: { readonly [Name in Reaction]?: readonly CallName[] } = {
  syncPayment: ['init', 'details', 'cancel'],
  goOnElsewhere: ['init', 'details', 'verifyOtp', 'cancel'],
};

/** A session that was kept over a reload may be over; a new one is asked for once. Source: S1§3. */
function onSessionOver(flow: CheckoutFlow, call: CallName, failure: Failure): void {
  const isOpening = flow.state.screen.name === 'loading' && flow.statusOf('init') === 'none';
  if (!isOpening || call === 'init') {
    end(flow, call === 'init' ? 'linkInvalid' : 'sessionExpired', failure);
    return;
  }
  flow.run({ type: 'forgetSession' });
  startSession(flow);
}

function onDetailsFailed(flow: CheckoutFlow, failure: Failure): void {
  if (at(flow.state, 'loading')) failStart(flow, failure);
  else if (at(flow.state, 'ownedElsewhere')) pollAgain(flow);
  else showUnknown(flow, failure);
}

/** What was typed stays. */
function interrupt(flow: CheckoutFlow, failure: Failure): void {
  markIdle(flow);
  flow.interrupt();
  // The No-Internet dialog says it already.
  if (!flow.state.offline) openErrorModal(flow, failure, true);
}

/** Sends what was interrupted once more. */
export function resume(flow: CheckoutFlow): void {
  // A question that stands there is the shopper's to answer.
  if (flow.state.modal.name === 'errorBlockTransactionModal') closeModal(flow);
  flow.resume();
}
