import { openFirstSheet } from './close-table';
import { runEligibility } from './eligibility';
import { askEmiDetails } from './emi-details';
import { hasMobileLength } from './field-rules';
import { selectedLimits } from './lender-data';
import { clearSelection, goTo, hideSheet, openSheetName } from './navigation';
import { approvedForLess } from './outcome';
import type { SalesContext } from './sales-context';
import { isCustomerVerified } from './share-code';
import { routeDetails } from './spec-names';
import type { AmountIssue, LenderLimits } from './state';

/** Bounds are inclusive and the selected lender's; without one only 0 is refused. Source: S2§5, Q-014. */
export function checkAmount(amountRupees: number, limits: LenderLimits | null): AmountIssue {
  if (amountRupees <= 0) return { kind: 'invalid' };
  if (!limits) return { kind: 'none' };
  if (amountRupees < limits.minLoanAmount) return { kind: 'belowMin', minRupees: limits.minLoanAmount };
  if (amountRupees > limits.maxLoanAmount) return { kind: 'aboveMax', maxRupees: limits.maxLoanAmount };
  return { kind: 'none' };
}

/** Takes an amount over as the submitted one. What was answered for another amount no longer counts. */
export function acceptAmount(context: SalesContext, amountRupees: number): void {
  const { submittedAmount } = context.state.purchase;
  context.setPurchase({ amountIssue: { kind: 'none' }, submittedAmount: amountRupees, checkAfterPlans: false });
  if (submittedAmount === amountRupees) return;
  context.setPurchase({
    prevAmount: submittedAmount,
    checkEligibilityResponse: { status: 'none' },
    preEligibilityResponse: { status: 'none' },
    outcome: null,
  });
}

/** 'Calculate EMI'. Source: S2§2, S2§4. */
export function submitAmount(context: SalesContext): void {
  const { amount } = context.state.purchase;
  const { calls } = context.state;
  if (amount === '' || calls.getEmiDetails || calls.checkEligibility) return;
  const issue = checkAmount(Number(amount), selectedLimits(context.state));
  if (issue.kind !== 'none') {
    context.setPurchase({ amountIssue: issue });
    return;
  }
  acceptAmount(context, Number(amount));
  const { path } = routeDetails(context.state);
  // It goes on once the server has answered.
  if (context.state.session.phase === 'starting') return;
  if (path === '/sales-app-init') {
    hideSheet(context);
    openFirstSheet(context);
  } else if (path === '/sales-emi-home') leaveHome(context);
  else if (path === '/sales-lenders-list' || path === '/sales-lender-details') askEmiDetails(context);
  else if (openSheetName(context.state) === 'AMOUNT') hideSheet(context);
}

/** A customer who is verified already is checked at once; otherwise the list comes first. Source: SAL-011. */
export function leaveHome(context: SalesContext): void {
  if (hasMobileLength(context.state.purchase.mobile) && isCustomerVerified(context)) {
    runEligibility(context);
    return;
  }
  goTo(context, '/sales-lenders-list');
  askEmiDetails(context);
}

/** 'Use ₹{amount}' of the result: the purchase becomes what the lender has approved. Its plans come first, so that none
 *  stands under an amount it was not made for, and then the customer is checked for them. */
export function useApprovedAmount(context: SalesContext, lenderId: string): void {
  const { checkEligibilityResponse: answer, submittedAmount } = context.state.purchase;
  if (answer.status !== 'success' || openSheetName(context.state) !== 'USER_ELIGIBILITY_INFO') return;
  const lender = answer.data.emiLenders.find((each) => each.lenderId === lenderId);
  if (!lender || !approvedForLess([lender], submittedAmount ?? 0)) return;
  context.setPurchase({
    amount: String(lender.maxLoanAmount),
    selectedLenderId: lenderId,
    selectedLenderDetails: lender,
  });
  acceptAmount(context, lender.maxLoanAmount);
  context.setPurchase({ checkAfterPlans: true });
  goTo(context, '/sales-lenders-list');
  askEmiDetails(context);
}

/** 'Show available lenders for ₹{amount}': the lender that does not fit is let go. Source: S2§2. */
export function showLendersForAmount(context: SalesContext): void {
  const { amountIssue, amount } = context.state.purchase;
  if (amountIssue.kind !== 'belowMin' && amountIssue.kind !== 'aboveMax') return;
  clearSelection(context);
  acceptAmount(context, Number(amount));
  goTo(context, '/sales-lenders-list');
  askEmiDetails(context);
}
