import { type Failure, isSilent } from '../../platform/api/failure';
import type { CallFailed, CallRules, CallSucceeded } from '../../platform/flow/calls';
import type { PendingCall, SalesCalls } from './calls';
import { onEligibility, stopEligibility } from './eligibility';
import { askEmiDetails, onEmiDetails } from './emi-details';
import { endInterstitial } from './interstitial';
import { openErrorModal } from './modal';
import { onNtbRefused, onNtbShared } from './ntb';
import { onInit, showInitError, startInit } from './opening';
import { onPreEligibility, onPreEligibilityFailed, submitPreEligibility } from './pre-eligibility';
import type { SalesContext } from './sales-context';
import { askForCode, checkCustomer, onCodeFailed, onCodeSent, onCodeVerified } from './share-code';
import { routeDetails } from './spec-names';
import { blockAccount, blockAgent, expireSession } from './terminal-screen';

/** What becomes of each call. */
export const callRules: CallRules<SalesContext, SalesCalls> = {
  init: { done: onInit, failed: onInitFailed, again: startInit },
  getEmiDetails: {
    done: (context, { amount, lenders }) => {
      onEmiDetails(context, amount, lenders);
      if (context.state.purchase.checkAfterPlans) checkAgain(context);
    },
    failed: (context, failure, pending) => {
      endInterstitial(context);
      context.setPurchase({ getEmiDetailsResponse: { status: 'error', failure } });
      openErrorModal(context, failure, pending);
    },
    again: askEmiDetails,
  },
  preEligibility: { done: onPreEligibility, failed: onPreEligibilityFailed, again: submitPreEligibility },
  sendShareCode: { done: onCodeSent, failed: onCodeFailed },
  verifyShareCode: {
    done: (context, { verifiedUntilMs }) => onCodeVerified(context, verifiedUntilMs),
    failed: onCodeFailed,
  },
  checkEligibility: { done: onEligibility, failed: onEligibilityFailed, again: checkCustomer },
  shareNtbApplication: { done: onNtbShared, failed: onNtbRefused },
};

export const onSuccess = (context: SalesContext, event: CallSucceeded<SalesCalls>): void =>
  context.succeed(callRules, event);

/** The customer was checked for another amount; with the plans for this one on screen, the lenders are asked again. */
function checkAgain(context: SalesContext): void {
  context.setPurchase({ checkAfterPlans: false });
  if (routeDetails(context.state).path === '/sales-lender-details') checkCustomer(context);
}

/** True where the failure ends the agent's session. Source: S2§4, S2§8. */
export function endSession(context: SalesContext, failure: Failure): boolean {
  switch (failure.reaction) {
    case 'blockAgent':
      blockAgent(context, failure);
      return true;
    case 'blockAccount':
      blockAccount(context, failure);
      return true;
    case 'logIn':
      expireSession(context, failure);
      context.ask({ type: 'forgetSession' });
      return true;
    default:
      return false;
  }
}

/** What ends or interrupts everything comes first; the rest is up to the call. Source: S2§4, S2§8. */
export function onFailure(context: SalesContext, event: CallFailed<SalesCalls>): void {
  const pending = context.fail(event);
  if (!pending) return;
  const { call, failure } = event;
  context.ask({ type: 'report', failure, during: call });
  if (failure.reaction === 'renewToken') askTokenOnce(context, pending, failure);
  else if (!endSession(context, failure)) callRules[call].failed(context, failure, pending);
}

/** A first refusal asks the host for a fresh token and waits; the second one ends the session. Source: S2§4. */
function askTokenOnce(context: SalesContext, pending: PendingCall, failure: Failure): void {
  if (pending.attempt > 1) {
    expireSession(context, failure);
    return;
  }
  const { awaitingToken } = context.state.session;
  const { calls } = context.state;
  context.set({ calls: { ...calls, [pending.call]: pending } });
  context.setSession({ awaitingToken: [...awaitingToken, pending] });
  if (awaitingToken.length === 0) context.ask({ type: 'refreshToken' });
}

export function onToken(context: SalesContext, authToken: string): void {
  const { awaitingToken, merchantData } = context.state.session;
  context.setSession({ merchantData: { ...merchantData, authToken }, awaitingToken: [] });
  for (const pending of awaitingToken) context.repeat(pending);
}

function onInitFailed(context: SalesContext, failure: Failure, pending: PendingCall): void {
  showInitError(context, { source: 'init', failure });
  if (isSilent(failure)) context.interrupt(pending);
}

function onEligibilityFailed(context: SalesContext, failure: Failure, pending: PendingCall): void {
  stopEligibility(context, 'kept');
  context.setPurchase({ checkEligibilityResponse: { status: 'error', failure } });
  if (failure.reaction === 'verifyNumber') askForCode(context);
  else openErrorModal(context, failure, pending);
}
