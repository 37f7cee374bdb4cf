import { verified } from '../../identity';
import { askEmiDetails } from './emi-details';
import { hasMobileLength } from './field-rules';
import { armInterstitial, endInterstitial } from './interstitial';
import { selectedLimits } from './lender-data';
import { openMismatch } from './mismatch';
import { clearSelection, goTo, hideSheet, leaveScreen } from './navigation';
import { decideOutcome, lenderHasPlans, openResult } from './outcome';
import type { Outcome } from './outcomes';
import type { SalesContext } from './sales-context';
import { setOtp } from './sheets';
import { routeDetails } from './spec-names';
import type { EligibilityResponse } from './state';

/** Asks every lender for the customer's standing. */
export function runEligibility(context: SalesContext): void {
  const { mobile, submittedAmount } = context.state.purchase;
  if (submittedAmount === null || !hasMobileLength(mobile)) return;
  context.abandon('checkEligibility');
  setOtp(context, { otp: verified, code: '' });
  context.setPurchase({ checkEligibilityResponse: { status: 'initiated' } });
  context.call('checkEligibility', { mobile, amount: submittedAmount });
  armInterstitial(context);
}

/** Where an eligibility check leads. Source: S2§4, docs/product-rules.md; Q-015: /sales-emi-home always
 *  goes to the list. */
export function onEligibility(context: SalesContext, answer: EligibilityResponse): void {
  endInterstitial(context);
  const { path } = routeDetails(context.state);
  // The list is where a check on the amount screen ends: a lender chosen for an earlier amount must not lead on to its
  // plans.
  if (path === '/sales-emi-home') clearSelection(context);
  const { selectedLenderId: selected, submittedAmount } = context.state.purchase;
  const outcome = decideOutcome(answer, selected, submittedAmount ?? 0);
  const name = selectedLimits(context.state)?.name ?? '';
  context.setPurchase({
    checkEligibilityResponse: { status: 'success', data: answer },
    outcome,
  });
  hideSheet(context);
  if (path === '/sales-emi-home') {
    goTo(context, '/sales-lenders-list');
    askEmiDetails(context);
    if (outcome === 'NO_LENDERS_MSG' || outcome === 'APPROVED_FOR_LESS_MSG') openResult(context, answer, outcome, name);
    return;
  }
  if (outcome === 'NO_LENDERS_MSG') openResult(context, answer, outcome, name);
  else if (selected === null) withoutLender(context, answer, outcome);
  else withLender(context, answer, outcome, selected, name);
}

/** With no lender selected the overlay just closes; on the two screens that have no list of their own the result is
 *  what the agent came for. Source: S2§4. */
function withoutLender(context: SalesContext, answer: EligibilityResponse, outcome: Outcome): void {
  const { path } = routeDetails(context.state);
  if (path === '/sales-app-init' || path === '/sa-pre-eligibility-check') openResult(context, answer, outcome, '');
}

function withLender(
  context: SalesContext,
  answer: EligibilityResponse,
  outcome: Outcome,
  selected: string,
  name: string,
): void {
  const lender = answer.emiLenders.find((each) => each.lenderId === selected);
  if (!lender) {
    openResult(context, answer, outcome, name);
    return;
  }
  if (lenderHasPlans(lender)) {
    context.setPurchase({ selectedLenderDetails: lender });
    goTo(context, '/sales-lender-details');
    openResult(context, answer, outcome, lender.name);
    return;
  }
  if (routeDetails(context.state).path !== '/sales-lender-details') {
    openMismatch(context, lender);
    return;
  }
  leaveScreen(context);
  openResult(context, answer, outcome === 'APPROVED_FOR_LESS_MSG' ? outcome : 'TRY_ANOTHER_LENDER_MSG', lender.name);
}

/** A check that failed or was given up: the number stays verified. */
export function stopEligibility(context: SalesContext, status: 'none' | 'kept'): void {
  context.abandon('checkEligibility');
  endInterstitial(context);
  if (status === 'none') context.setPurchase({ checkEligibilityResponse: { status: 'none' } });
}
