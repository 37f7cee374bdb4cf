import { type Failure, isSilent } from '../../platform/api/failure';
import { repeatCall, settleCall } from './calling';
import type { CallName, PendingCall } from './calls';
import { onEligibility, stopEligibility } from './eligibility';
import { onEmiDetails } from './emi-details';
import type { SalesEvent } from './events';
import { blockAccount, blockAgent, expireSession } from './halt';
import { endInterstitial } from './interstitial';
import { openErrorModal } from './modal';
import { onNtbRefused, onNtbShared } from './ntb';
import { onInit, showInitError } from './opening';
import { onPreEligibility, onPreEligibilityFailed } from './pre-eligibility';
import { askForCode, checkCustomer, onCodeNotSent, onCodeRefused, onCodeSent, onCodeVerified } from './share-code';
import type { Turn } from './turn';

type Succeeded = Extract<SalesEvent, { type: 'callSucceeded' }>;
type Failed = Extract<SalesEvent, { type: 'callFailed' }>;

const says = (failure: Failure, name: string, code: number): boolean =>
  failure.name === name || failure.code === name || failure.code === code;

export function onSuccess(turn: Turn, event: Succeeded): void {
  const pending = settleCall(turn, event.call, event.requestId);
  if (!pending) return;
  switch (event.call) {
    case 'init':
      onInit(turn, event.data);
      break;
    case 'getEmiDetails':
      onEmiDetails(turn, event.data.amount, event.data.lenders);
      if (turn.state.checkAfterPlans) checkAgain(turn);
      break;
    case 'preEligibility':
      onPreEligibility(turn, event.data);
      break;
    case 'sendShareCode':
      onCodeSent(turn, event.data);
      break;
    case 'verifyShareCode':
      onCodeVerified(turn, event.data.verifiedUntilMs);
      break;
    case 'checkEligibility':
      onEligibility(turn, event.data);
      break;
    case 'shareNtbApplication':
      onNtbShared(turn, event.data);
      break;
    default:
      event satisfies never;
  }
}

/** The customer was checked for another amount; with the plans for this one on screen, the lenders are asked again. */
function checkAgain(turn: Turn): void {
  turn.set({ checkAfterPlans: false });
  if (turn.state.routeDetails.path === '/sales-lender-details') checkCustomer(turn);
}

/** The four that end or interrupt everything come first; the rest is up to the call. Source: S2§4, S2§8. */
export function onFailure(turn: Turn, event: Failed): void {
  const pending = settleCall(turn, event.call, event.requestId);
  if (!pending) return;
  const { failure } = event;
  turn.ask({ type: 'report', failure, during: event.call });
  if (says(failure, 'SESSION_EXPIRED', 1402)) askTokenOnce(turn, pending, failure);
  else if (says(failure, 'AGENT_BLOCKED', 4070)) blockAgent(turn, failure);
  else if (failure.kind === 'forbidden') blockAccount(turn, failure);
  else if (failure.kind === 'unauthorised') {
    expireSession(turn, failure);
    turn.ask({ type: 'clearSession' });
  } else byCall(turn, event.call, failure);
}

/** A first refusal asks the host for a fresh token and waits; the second one ends the session. Source: S2§4. */
function askTokenOnce(turn: Turn, pending: PendingCall, failure: Failure): void {
  if (pending.attempt === 2) {
    expireSession(turn, failure);
    return;
  }
  const { awaitingToken, calls } = turn.state;
  turn.set({ awaitingToken: [...awaitingToken, pending], calls: { ...calls, [pending.call]: pending } });
  if (awaitingToken.length === 0) turn.ask({ type: 'refreshToken' });
}

export function onToken(turn: Turn, authToken: string): void {
  const { awaitingToken, merchantData } = turn.state;
  turn.set({ merchantData: { ...merchantData, authToken }, awaitingToken: [] });
  for (const pending of awaitingToken) repeatCall(turn, pending);
}

function byCall(turn: Turn, call: CallName, failure: Failure): void {
  switch (call) {
    case 'init':
      showInitError(turn, { source: 'init', failure });
      // Under the No-Internet dialog nobody reads it: the start is tried again when the line is back.
      if (turn.state.offline && isSilent(failure)) turn.set({ resumeWhenOnline: 'init' });
      break;
    case 'getEmiDetails':
      endInterstitial(turn);
      turn.set({ getEmiDetailsResponse: { status: 'error', failure } });
      openErrorModal(turn, failure, 'getEmiDetails');
      break;
    case 'checkEligibility':
      onEligibilityFailed(turn, failure);
      break;
    case 'preEligibility':
      onPreEligibilityFailed(turn, failure);
      break;
    case 'sendShareCode':
      onCodeNotSent(turn, failure);
      break;
    case 'verifyShareCode':
      onCodeRefused(turn, failure);
      break;
    case 'shareNtbApplication':
      onNtbRefused(turn, failure);
      break;
    default:
      call satisfies never;
  }
}

function onEligibilityFailed(turn: Turn, failure: Failure): void {
  stopEligibility(turn, 'kept');
  turn.set({ checkEligibilityResponse: { status: 'error', failure } });
  if (failure.name === 'MOBILE_NOT_VERIFIED') askForCode(turn);
  else openErrorModal(turn, failure, 'checkEligibility');
}
