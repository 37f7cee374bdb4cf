import { type Failure, isBusiness } from '../../platform/api/failure';
import { markBusy, markIdle } from './busy';
import { repeatCall, settleCall } from './calling';
import type { CallName, PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';
import type { CheckoutEvent } from './events';
import { findPlace } from './find-place';
import { end } from './halt';
import { onKfs, onKfsChanged, onKfsMissing } from './kfs';
import { onCanceled, onNotCanceled } from './leaving';
import { onAivfRefused, onLenderOtpNotSent, onLenderOtpSent } from './lender-steps';
import { onLinkNotSent, onLinkSent, onLinkStatus } from './link';
import { onMandate, onMandateUnknown } from './mandate';
import { onNotVerified, onOtpNotSent, onOtpSent, onVerified } from './mobile';
import { closeModal, openErrorModal } from './modal';
import { onApplication, onApplicationRefused, onApplicationUnknown } from './ntb';
import { failStart, onDetails, onOrder, onSession, startSession } from './opening';
import { onConfirmed, onConfirmFailed, onHosted, onHostedFailed, onStatus, onStatusFailed } from './paying';
import { goOn, showUnplaced } from './place';
import { onOffersFailed, onPreview, takeOffers } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';

type Succeeded = Extract<CheckoutEvent, { type: 'callSucceeded' }>;
type Failed = Extract<CheckoutEvent, { type: 'callFailed' }>;

export function onSuccess(context: CheckoutContext, event: Succeeded): void {
  if (!settleCall(context, event.call, event.requestId, { status: 'success', isHeard: true })) return;
  switch (event.call) {
    case 'init':
      onSession(context, event.data);
      break;
    case 'orderInfo':
      onOrder(context, event.data);
      break;
    case 'details':
      onDetails(context, event.data);
      break;
    case 'offers':
      takeOffers(context, event.data);
      break;
    case 'previewPlan':
      onPreview(context, event.data);
      break;
    case 'sendOtp':
    case 'resendOtp':
      onOtpSent(context, event.data);
      break;
    case 'verifyOtp':
      onVerified(context, event.data);
      break;
    case 'initiateTxn':
      goOn(context, event.data);
      break;
    case 'authorize':
      context.type({ aivfValue: '' });
      goOn(context, event.data);
      break;
    case 'getKfs':
      onKfs(context, event.data);
      break;
    case 'authorizeKfs':
      goOn(context, event.data);
      break;
    case 'resendLenderOtp':
      onLenderOtpSent(context, event.data);
      break;
    case 'confirm':
      onConfirmed(context, event.data);
      break;
    case 'confirmHosted':
      onHosted(context, event.data);
      break;
    case 'status':
      onStatus(context, event.data);
      break;
    case 'cancel':
      onCanceled(context, event.data);
      break;
    case 'sendLink':
    case 'sendPosLink':
      onLinkSent(context, event.data);
      break;
    case 'linkStatus':
      onLinkStatus(context, event.data);
      break;
    case 'ntbApply':
    case 'ntbStatus':
      onApplication(context, event.data);
      break;
    case 'mandate':
      onMandate(context, event.data);
      break;
    default:
      event satisfies never;
  }
}

/** True where the server has said what it made of the call; otherwise nobody knows. */
const isHeard = ({ kind, status }: Failure): boolean =>
  kind === 'business' || kind === 'unauthorised' || kind === 'forbidden' || (kind === 'http' && status < 500);

/** What ends everything comes first, then the call's own reaction, then what happens to any call whose answer is
 *  missing. Source: S1§8, S2§8. */
export function onFailure(context: CheckoutContext, event: Failed): void {
  const { call, failure } = event;
  const pending = settleCall(context, call, event.requestId, { status: 'error', isHeard: isHeard(failure) });
  if (!pending) return;
  context.ask({ type: 'report', failure, during: call });
  if (call === 'mandate') onMandateUnknown(context, failure);
  else if (failure.kind === 'forbidden') end(context, 'accountBlocked', failure);
  else if (failure.kind === 'unauthorised') onUnauthorised(context, call, failure);
  else if (failure.name === 'PAYMENT_ORDER_EXPIRED') end(context, 'expired', failure);
  else if (isOthers(call, failure)) findPlace(context, failure);
  else if (!onOwn(context, call, failure)) interrupt(context, pending, failure);
}

/** The payment is not, or no longer, this session's. A number that does not take it over stays to be corrected, and who
 *  wants to leave may. */
const isOthers = (call: CallName, { name }: Failure): boolean =>
  (name === 'PAYMENT_ELSEWHERE' || name === 'PAYMENT_MOBILE_NOT_VERIFIED') && call !== 'verifyOtp' && call !== 'cancel';

/** A session that was kept over a reload may be over; a new one is asked for once. Source: S1§3. */
function onUnauthorised(context: CheckoutContext, call: CallName, failure: Failure): void {
  const isOpening = context.state.screen.name === 'loading' && context.state.callStatus.init === undefined;
  if (!isOpening || call === 'init') {
    end(context, call === 'init' ? 'linkInvalid' : 'sessionExpired', failure);
    return;
  }
  context.ask({ type: 'forgetSession' });
  startSession(context);
}

/** Calls that have a reaction of their own; false where the failure is to be handled as any other. */
function onOwn(context: CheckoutContext, call: CallName, failure: Failure): boolean {
  const isOurs = isBusiness(failure);
  switch (call) {
    case 'init':
      if (isOurs) end(context, 'linkInvalid', failure);
      else failStart(context, failure);
      return true;
    case 'orderInfo':
      failStart(context, failure);
      return true;
    case 'details':
      if (context.state.screen.name === 'loading') failStart(context, failure);
      else if (context.on('lookingOn')) poll(context, POLL_AGAIN_MS);
      else showUnplaced(context, failure);
      return true;
    case 'offers':
      onOffersFailed(context, failure);
      return true;
    case 'previewPlan':
      // The plan can be chosen without it.
      return true;
    case 'confirm':
      onConfirmFailed(context, failure);
      return true;
    case 'confirmHosted':
      onHostedFailed(context, failure);
      return true;
    case 'status':
      onStatusFailed(context);
      return true;
    case 'linkStatus':
      poll(context, POLL_AGAIN_MS);
      return true;
    case 'ntbStatus':
      onApplicationUnknown(context, failure);
      return true;
    case 'cancel':
      onNotCanceled(context, failure);
      return true;
    case 'getKfs':
      onKfsMissing(context, failure);
      return true;
    default:
      return isOurs && onRefused(context, call, failure);
  }
}

/** The server refused a step, in words. */
function onRefused(context: CheckoutContext, call: CallName, failure: Failure): boolean {
  switch (call) {
    case 'sendOtp':
    case 'resendOtp':
      if (failure.name === 'PAYMENT_INVALID_TRANSACTION') findPlace(context, failure);
      else onOtpNotSent(context, failure);
      return true;
    case 'verifyOtp':
      onNotVerified(context, failure);
      return true;
    case 'initiateTxn':
      findPlace(context, failure);
      return true;
    case 'authorize':
      onAivfRefused(context, failure);
      return true;
    case 'authorizeKfs':
      if (failure.name === 'PAYMENT_KFS_CHANGED') onKfsChanged(context);
      else findPlace(context, failure);
      return true;
    case 'resendLenderOtp':
      onLenderOtpNotSent(context, failure);
      return true;
    case 'sendLink':
    case 'sendPosLink':
      if (failure.name === 'PAYMENT_INVALID_TRANSACTION') findPlace(context, failure);
      else onLinkNotSent(context, failure);
      return true;
    case 'ntbApply':
      onApplicationRefused(context, failure);
      return true;
    default:
      return false;
  }
}

/** Nobody knows what became of the call. What was typed stays; the same call goes out again when the line is back, or
 *  by 'Retry'. */
function interrupt(context: CheckoutContext, pending: PendingCall, failure: Failure): void {
  markIdle(context);
  context.set({ interrupted: [...context.state.interrupted.filter(({ call }) => call !== pending.call), pending] });
  // The No-Internet dialog says it already.
  if (!context.state.offline) openErrorModal(context, failure, true);
}

/** Sends what was interrupted once more, as the same intents. */
export function resume(context: CheckoutContext): void {
  const { interrupted } = context.state;
  closeModal(context);
  context.set({ interrupted: [] });
  for (const pending of interrupted) if (markBusy(context, pending.call)) repeatCall(context, pending);
}
