import { openFirstSheet } from './close-table';
import { runEligibility } from './eligibility';
import { askEmiDetails } from './emi-details';
import { isMobile } from './field-rules';
import { selectedLimits } from './lender-data';
import { clearSelection, goTo, hideSheet, openSheetName } from './navigation';
import { approvedForLess } from './outcome';
import { isVerified } from './share-code';
import type { AmountFault, LenderLimits } from './state';
import type { Turn } from './turn';

/** Bounds are inclusive and the selected lender's; without one only 0 is refused. Source: S2§5, Q-014. */
export function checkAmount(amountRupees: number, limits: LenderLimits | null): AmountFault {
  if (amountRupees <= 0) return { kind: 'invalid' };
  if (!limits) return { kind: 'none' };
  if (amountRupees < limits.minLoanAmount) return { kind: 'belowMin', minRupees: limits.minLoanAmount };
  if (amountRupees > limits.maxLoanAmount) return { kind: 'aboveMax', maxRupees: limits.maxLoanAmount };
  return { kind: 'none' };
}

/** Takes an amount over as the submitted one. What was answered for another amount no longer counts. */
export function acceptAmount(turn: Turn, amountRupees: number): void {
  const { submittedAmount } = turn.state;
  turn.set({ amountFault: { kind: 'none' }, submittedAmount: amountRupees, checkAfterPlans: false });
  if (submittedAmount === amountRupees) return;
  turn.set({
    prevAmount: submittedAmount,
    checkEligibilityResponse: { status: 'none' },
    preEligibilityResponse: { status: 'none' },
    outcome: null,
  });
}

/** 'Calculate EMI'. Source: S2§2, S2§4. */
export function submitAmount(turn: Turn): void {
  const { amount, calls } = turn.state;
  if (amount === '' || calls.getEmiDetails || calls.checkEligibility) return;
  const fault = checkAmount(Number(amount), selectedLimits(turn.state));
  if (fault.kind !== 'none') {
    turn.set({ amountFault: fault });
    return;
  }
  acceptAmount(turn, Number(amount));
  const { path } = turn.state.routeDetails;
  if (path === '/sales-app-init') {
    hideSheet(turn);
    openFirstSheet(turn);
  } else if (path === '/sales-emi-home') leaveHome(turn);
  else if (path === '/sales-lenders-list' || path === '/sales-lender-details') askEmiDetails(turn);
  else if (openSheetName(turn.state) === 'AMOUNT') hideSheet(turn);
}

/** A customer who is verified already is checked at once; otherwise the list comes first. Source: SAL-011. */
function leaveHome(turn: Turn): void {
  if (isMobile(turn.state.mobile) && isVerified(turn)) {
    runEligibility(turn);
    return;
  }
  goTo(turn, '/sales-lenders-list');
  askEmiDetails(turn);
}

/** 'Use ₹{amount}' of the result: the purchase becomes what the lender has approved. Its plans come first, so that none
 *  stands under an amount it was not made for, and then the customer is checked for them. */
export function useApprovedAmount(turn: Turn, lenderId: string): void {
  const { checkEligibilityResponse: answer, submittedAmount } = turn.state;
  if (answer.status !== 'success' || openSheetName(turn.state) !== 'USER_ELIGIBILITY_INFO') return;
  const lender = answer.data.emiLenders.find((each) => each.lenderId === lenderId);
  if (!lender || !approvedForLess([lender], submittedAmount ?? 0)) return;
  turn.set({ amount: String(lender.maxLoanAmount), selectedLenderId: lenderId, selectedLenderDetails: lender });
  acceptAmount(turn, lender.maxLoanAmount);
  turn.set({ checkAfterPlans: true });
  goTo(turn, '/sales-lenders-list');
  askEmiDetails(turn);
}

/** 'Show available lenders for ₹{amount}': the lender that does not fit is let go. Source: S2§2. */
export function showLendersForAmount(turn: Turn): void {
  const { amountFault, amount } = turn.state;
  if (amountFault.kind !== 'belowMin' && amountFault.kind !== 'aboveMax') return;
  clearSelection(turn);
  acceptAmount(turn, Number(amount));
  goTo(turn, '/sales-lenders-list');
  askEmiDetails(turn);
}
