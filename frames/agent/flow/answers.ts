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
import type { SalesContext } from './sales-context';
import { askForCode, checkCustomer, onCodeNotSent, onCodeRefused, onCodeSent, onCodeVerified } from './share-code';

type Succeeded = Extract<SalesEvent, { type: 'callSucceeded' }>;
type Failed = Extract<SalesEvent, { type: 'callFailed' }>;

const says = (failure: Failure, name: string, code: number): boolean =>
  failure.name === name || failure.code === name || failure.code === code;

export function onSuccess(context: SalesContext, event: Succeeded): void {
  const pending = settleCall(context, event.call, event.requestId);
  if (!pending) return;
  switch (event.call) {
    case 'init':
      onInit(context, event.data);
      break;
    case 'getEmiDetails':
      onEmiDetails(context, event.data.amount, event.data.lenders);
      if (context.state.checkAfterPlans) checkAgain(context);
      break;
    case 'preEligibility':
      onPreEligibility(context, event.data);
      break;
    case 'sendShareCode':
      onCodeSent(context, event.data);
      break;
    case 'verifyShareCode':
      onCodeVerified(context, event.data.verifiedUntilMs);
      break;
    case 'checkEligibility':
      onEligibility(context, event.data);
      break;
    case 'shareNtbApplication':
      onNtbShared(context, event.data);
      break;
    default:
      event satisfies never;
  }
}

/** The customer was checked for another amount; with the plans for this one on screen, the lenders are asked again. */
function checkAgain(context: SalesContext): void {
  context.set({ checkAfterPlans: false });
  if (context.state.routeDetails.path === '/sales-lender-details') checkCustomer(context);
}

/** The four that end or interrupt everything come first; the rest is up to the call. Source: S2§4, S2§8. */
export function onFailure(context: SalesContext, event: Failed): void {
  const pending = settleCall(context, event.call, event.requestId);
  if (!pending) return;
  const { failure } = event;
  context.ask({ type: 'report', failure, during: event.call });
  if (says(failure, 'SESSION_EXPIRED', 1402)) askTokenOnce(context, pending, failure);
  else if (says(failure, 'AGENT_BLOCKED', 4070)) blockAgent(context, failure);
  else if (failure.kind === 'forbidden') blockAccount(context, failure);
  else if (failure.kind === 'unauthorised') {
    expireSession(context, failure);
    context.ask({ type: 'clearSession' });
  } else byCall(context, event.call, failure);
}

/** A first refusal asks the host for a fresh token and waits; the second one ends the session. Source: S2§4. */
function askTokenOnce(context: SalesContext, pending: PendingCall, failure: Failure): void {
  if (pending.attempt === 2) {
    expireSession(context, failure);
    return;
  }
  const { awaitingToken, calls } = context.state;
  context.set({ awaitingToken: [...awaitingToken, pending], calls: { ...calls, [pending.call]: pending } });
  if (awaitingToken.length === 0) context.ask({ type: 'refreshToken' });
}

export function onToken(context: SalesContext, authToken: string): void {
  const { awaitingToken, merchantData } = context.state;
  context.set({ merchantData: { ...merchantData, authToken }, awaitingToken: [] });
  for (const pending of awaitingToken) repeatCall(context, pending);
}

function byCall(context: SalesContext, call: CallName, failure: Failure): void {
  switch (call) {
    case 'init':
      showInitError(context, { source: 'init', failure });
      // Under the No-Internet dialog nobody reads it: the start is tried again when the line is back.
      if (context.state.offline && isSilent(failure)) context.set({ resumeWhenOnline: 'init' });
      break;
    case 'getEmiDetails':
      endInterstitial(context);
      context.set({ getEmiDetailsResponse: { status: 'error', failure } });
      openErrorModal(context, failure, 'getEmiDetails');
      break;
    case 'checkEligibility':
      onEligibilityFailed(context, failure);
      break;
    case 'preEligibility':
      onPreEligibilityFailed(context, failure);
      break;
    case 'sendShareCode':
      onCodeNotSent(context, failure);
      break;
    case 'verifyShareCode':
      onCodeRefused(context, failure);
      break;
    case 'shareNtbApplication':
      onNtbRefused(context, failure);
      break;
    default:
      call satisfies never;
  }
}

function onEligibilityFailed(context: SalesContext, failure: Failure): void {
  stopEligibility(context, 'kept');
  context.set({ checkEligibilityResponse: { status: 'error', failure } });
  if (failure.name === 'MOBILE_NOT_VERIFIED') askForCode(context);
  else openErrorModal(context, failure, 'checkEligibility');
}
