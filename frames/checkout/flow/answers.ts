import { type Failure, isBusiness } from '../../platform/api/failure';
import { markBusy, markIdle } from './busy';
import { repeatCall, settleCall } from './calling';
import type { CallName, PendingCall } from './calls';
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
import type { Turn } from './turn';

type Succeeded = Extract<CheckoutEvent, { type: 'callSucceeded' }>;
type Failed = Extract<CheckoutEvent, { type: 'callFailed' }>;

export function onSuccess(turn: Turn, event: Succeeded): void {
  if (!settleCall(turn, event.call, event.requestId, { status: 'success', isHeard: true })) return;
  switch (event.call) {
    case 'init':
      onSession(turn, event.data);
      break;
    case 'orderInfo':
      onOrder(turn, event.data);
      break;
    case 'details':
      onDetails(turn, event.data);
      break;
    case 'offers':
      takeOffers(turn, event.data);
      break;
    case 'previewPlan':
      onPreview(turn, event.data);
      break;
    case 'sendOtp':
    case 'resendOtp':
      onOtpSent(turn, event.data);
      break;
    case 'verifyOtp':
      onVerified(turn, event.data);
      break;
    case 'initiateTxn':
      goOn(turn, event.data);
      break;
    case 'authorize':
      turn.type({ aivfValue: '' });
      goOn(turn, event.data);
      break;
    case 'getKfs':
      onKfs(turn, event.data);
      break;
    case 'authorizeKfs':
      goOn(turn, event.data);
      break;
    case 'resendLenderOtp':
      onLenderOtpSent(turn, event.data);
      break;
    case 'confirm':
      onConfirmed(turn, event.data);
      break;
    case 'confirmHosted':
      onHosted(turn, event.data);
      break;
    case 'status':
      onStatus(turn, event.data);
      break;
    case 'cancel':
      onCanceled(turn, event.data);
      break;
    case 'sendLink':
    case 'sendPosLink':
      onLinkSent(turn, event.data);
      break;
    case 'linkStatus':
      onLinkStatus(turn, event.data);
      break;
    case 'ntbApply':
    case 'ntbStatus':
      onApplication(turn, event.data);
      break;
    case 'mandate':
      onMandate(turn, event.data);
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
export function onFailure(turn: Turn, event: Failed): void {
  const { call, failure } = event;
  const pending = settleCall(turn, call, event.requestId, { status: 'error', isHeard: isHeard(failure) });
  if (!pending) return;
  turn.ask({ type: 'report', failure, during: call });
  if (call === 'mandate') onMandateUnknown(turn, failure);
  else if (failure.kind === 'forbidden') end(turn, 'accountBlocked', failure);
  else if (failure.kind === 'unauthorised') onUnauthorised(turn, call, failure);
  else if (failure.name === 'PAYMENT_ORDER_EXPIRED') end(turn, 'expired', failure);
  else if (isOthers(call, failure)) findPlace(turn, failure);
  else if (!onOwn(turn, call, failure)) interrupt(turn, pending, failure);
}

/** The payment is not, or no longer, this session's. A number that does not take it over stays to be corrected, and who
 *  wants to leave may. */
const isOthers = (call: CallName, { name }: Failure): boolean =>
  (name === 'PAYMENT_ELSEWHERE' || name === 'PAYMENT_MOBILE_NOT_VERIFIED') && call !== 'verifyOtp' && call !== 'cancel';

/** A session that was kept over a reload may be over; a new one is asked for once. Source: S1§3. */
function onUnauthorised(turn: Turn, call: CallName, failure: Failure): void {
  const isOpening = turn.state.screen.name === 'loading' && turn.state.callStatus.init === undefined;
  if (!isOpening || call === 'init') {
    end(turn, call === 'init' ? 'linkInvalid' : 'sessionExpired', failure);
    return;
  }
  turn.ask({ type: 'forgetSession' });
  startSession(turn);
}

/** Calls that have a reaction of their own; false where the failure is to be handled as any other. */
function onOwn(turn: Turn, call: CallName, failure: Failure): boolean {
  const isOurs = isBusiness(failure);
  switch (call) {
    case 'init':
      if (isOurs) end(turn, 'linkInvalid', failure);
      else failStart(turn, failure);
      return true;
    case 'orderInfo':
      failStart(turn, failure);
      return true;
    case 'details':
      if (turn.state.screen.name === 'loading') failStart(turn, failure);
      else if (turn.on('lookingOn')) poll(turn, POLL_AGAIN_MS);
      else showUnplaced(turn, failure);
      return true;
    case 'offers':
      onOffersFailed(turn, failure);
      return true;
    case 'previewPlan':
      // The plan can be chosen without it.
      return true;
    case 'confirm':
      onConfirmFailed(turn, failure);
      return true;
    case 'confirmHosted':
      onHostedFailed(turn, failure);
      return true;
    case 'status':
      onStatusFailed(turn);
      return true;
    case 'linkStatus':
      poll(turn, POLL_AGAIN_MS);
      return true;
    case 'ntbStatus':
      onApplicationUnknown(turn, failure);
      return true;
    case 'cancel':
      onNotCanceled(turn, failure);
      return true;
    case 'getKfs':
      onKfsMissing(turn, failure);
      return true;
    default:
      return isOurs && onRefused(turn, call, failure);
  }
}

/** The server refused a step, in words. */
function onRefused(turn: Turn, call: CallName, failure: Failure): boolean {
  switch (call) {
    case 'sendOtp':
    case 'resendOtp':
      if (failure.name === 'PAYMENT_INVALID_TRANSACTION') findPlace(turn, failure);
      else onOtpNotSent(turn, failure);
      return true;
    case 'verifyOtp':
      onNotVerified(turn, failure);
      return true;
    case 'initiateTxn':
      findPlace(turn, failure);
      return true;
    case 'authorize':
      onAivfRefused(turn, failure);
      return true;
    case 'authorizeKfs':
      if (failure.name === 'PAYMENT_KFS_CHANGED') onKfsChanged(turn);
      else findPlace(turn, failure);
      return true;
    case 'resendLenderOtp':
      onLenderOtpNotSent(turn, failure);
      return true;
    case 'sendLink':
    case 'sendPosLink':
      if (failure.name === 'PAYMENT_INVALID_TRANSACTION') findPlace(turn, failure);
      else onLinkNotSent(turn, failure);
      return true;
    case 'ntbApply':
      onApplicationRefused(turn, failure);
      return true;
    default:
      return false;
  }
}

/** Nobody knows what became of the call. What was typed stays; the same call goes out again when the line is back, or
 *  by 'Retry'. */
function interrupt(turn: Turn, pending: PendingCall, failure: Failure): void {
  markIdle(turn);
  turn.set({ interrupted: [...turn.state.interrupted.filter(({ call }) => call !== pending.call), pending] });
  // The No-Internet dialog says it already.
  if (!turn.state.offline) openErrorModal(turn, failure, true);
}

/** Sends what was interrupted once more, as the same intents. */
export function resume(turn: Turn): void {
  const { interrupted } = turn.state;
  closeModal(turn);
  turn.set({ interrupted: [] });
  for (const pending of interrupted) if (markBusy(turn, pending.call)) repeatCall(turn, pending);
}
