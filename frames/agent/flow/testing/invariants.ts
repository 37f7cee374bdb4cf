import { heldSheet, otpOf } from '../sheets';
import { routeDetails, showInterstitial } from '../spec-names';
import type { SalesState } from '../state';
import { isOpenView, openViewOf, stackOf } from '../views';

/** What is wrong with the form of a state, in words; empty = nothing. */
export function formViolations(state: SalesState): string[] {
  const violations: string[] = [];
  const open = openViewOf(state.view);
  const stack = open ? stackOf(open) : [];
  if (new Set(stack).size !== stack.length) violations.push('a screen lies on itself');
  if (!/^\d{0,7}$/.test(state.purchase.amount)) violations.push('an amount that is none');
  if (!/^\d{0,10}$/.test(state.purchase.mobile)) violations.push('a mobile that is none');
  for (const [name, pending] of Object.entries(state.calls)) {
    if (pending.call !== name) violations.push(`${name} holds ${pending.call}`);
    if (pending.requestId >= state.nextId) violations.push('a number from the future');
  }
  return violations;
}

/** Something is shown as under way although nobody is at work on it. */
export function stuck(state: SalesState): string[] {
  const { phase } = state.session;
  const { calls, interrupted } = state;
  const { otp } = otpOf(state);
  const { path } = routeDetails(state);
  if (phase === 'closed' || !isOpenView(state.view)) return [];
  const violations: string[] = [];
  const needs = (what: string, isShown: boolean, isAtWork: boolean): void => {
    if (isShown && !isAtWork) violations.push(`${what} for ever`);
  };
  needs('starting', phase === 'starting', calls.init !== undefined);
  const doing = 'phase' in otp ? otp.phase : 'entering';
  needs('sending', doing === 'sending' || doing === 'resending', calls.sendShareCode !== undefined);
  needs('verifying', doing === 'verifying', calls.verifyShareCode !== undefined);
  needs(
    'eligibility',
    state.purchase.checkEligibilityResponse.status === 'initiated',
    calls.checkEligibility !== undefined,
  );
  needs('plans', state.purchase.getEmiDetailsResponse.status === 'initiated', calls.getEmiDetails !== undefined);
  needs('pre-check', state.purchase.preEligibilityResponse.status === 'initiated', calls.preEligibility !== undefined);
  needs('link', heldSheet(state, 'SHARE_NTB_APP')?.step === 'submitting', calls.shareNtbApplication !== undefined);
  needs(
    'interstitial',
    showInterstitial(state),
    calls.checkEligibility !== undefined || calls.getEmiDetails !== undefined,
  );
  // The lenders list draws its skeleton until the plans are there.
  const isListEmpty = path === '/sales-lenders-list' && state.purchase.getEmiDetailsResponse.status !== 'success';
  const isExplained = state.modal.name !== 'none' || (state.offline && interrupted.length > 0);
  needs('the list', isListEmpty, calls.getEmiDetails !== undefined || isExplained);
  return violations;
}
