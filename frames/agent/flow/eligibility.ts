import { abandonCall, startCall } from './calling';
import { askEmiDetails } from './emi-details';
import { isMobile } from './field-rules';
import { armInterstitial, endInterstitial } from './interstitial';
import { selectedLimits } from './lender-data';
import { openMismatch } from './mismatch';
import { clearSelection, goTo, hideSheet, setStack } from './navigation';
import { decideOutcome, lenderHasPlans, openResult } from './outcome';
import type { EligibilityResponse, Outcome } from './state';
import type { Turn } from './turn';

/** Asks every lender for the customer's standing. */
export function runEligibility(turn: Turn): void {
  const { mobile, submittedAmount } = turn.state;
  if (submittedAmount === null || !isMobile(mobile)) return;
  abandonCall(turn, 'checkEligibility');
  turn.set({ checkEligibilityResponse: { status: 'initiated' }, mobileFlow: { step: 'verified' } });
  startCall(turn, 'checkEligibility', { mobile, amount: submittedAmount });
  armInterstitial(turn);
}

/** Where an eligibility check leads. Source: S2§4, decisions 'Eligibility outcomes'; Q-015: /sales-emi-home always
 *  goes to the list. */
export function onEligibility(turn: Turn, answer: EligibilityResponse): void {
  endInterstitial(turn);
  const { path } = turn.state.routeDetails;
  // The list is where a check on the amount screen ends: a lender chosen for an earlier amount must not lead on to its
  // plans.
  if (path === '/sales-emi-home') clearSelection(turn);
  const { selectedLenderId: selected, submittedAmount } = turn.state;
  const outcome = decideOutcome(answer, selected, submittedAmount ?? 0);
  const name = selectedLimits(turn.state)?.name ?? '';
  turn.set({
    checkEligibilityResponse: { status: 'success', data: answer },
    mobileFlow: { step: 'alreadyVerified' },
    outcome,
  });
  hideSheet(turn);
  if (path === '/sales-emi-home') {
    goTo(turn, '/sales-lenders-list');
    askEmiDetails(turn);
    if (outcome === 'NO_LENDERS_MSG' || outcome === 'APPROVED_FOR_LESS_MSG') openResult(turn, answer, outcome, name);
    return;
  }
  if (outcome === 'NO_LENDERS_MSG') openResult(turn, answer, outcome, name);
  else if (selected === null) withoutLender(turn, answer, outcome);
  else withLender(turn, answer, outcome, selected, name);
}

/** With no lender selected the overlay just closes; on the two screens that have no list of their own the result is
 *  what the agent came for. Source: S2§4. */
function withoutLender(turn: Turn, answer: EligibilityResponse, outcome: Outcome): void {
  const { path } = turn.state.routeDetails;
  if (path === '/sales-app-init' || path === '/sa-pre-eligibility-check') openResult(turn, answer, outcome, '');
}

function withLender(turn: Turn, answer: EligibilityResponse, outcome: Outcome, selected: string, name: string): void {
  const lender = answer.emiLenders.find((each) => each.lenderId === selected);
  if (!lender) {
    openResult(turn, answer, outcome, name);
    return;
  }
  if (lenderHasPlans(lender)) {
    turn.set({ selectedLenderDetails: lender });
    goTo(turn, '/sales-lender-details');
    openResult(turn, answer, outcome, lender.name);
    return;
  }
  if (turn.state.routeDetails.path !== '/sales-lender-details') {
    openMismatch(turn, lender);
    return;
  }
  setStack(turn, turn.state.stack.slice(0, -1));
  openResult(turn, answer, outcome === 'APPROVED_FOR_LESS_MSG' ? outcome : 'TRY_ANOTHER_LENDER_MSG', lender.name);
}

/** A check that failed or was given up: the number stays verified. */
export function stopEligibility(turn: Turn, status: 'none' | 'kept'): void {
  abandonCall(turn, 'checkEligibility');
  endInterstitial(turn);
  if (turn.state.mobileFlow.step === 'verified') turn.set({ mobileFlow: { step: 'alreadyVerified' } });
  if (status === 'none') turn.set({ checkEligibilityResponse: { status: 'none' } });
}
