import { closeSheet } from './close-table';
import { askEmiDetails } from './emi-details';
import { hasOtherLenders, lenderWithPlans } from './lender-data';
import { openMismatch } from './mismatch';
import { clearSelection, goTo, openSheetName } from './navigation';
import { lenderHasPlans } from './outcome';
import type { SalesContext } from './sales-context';
import type { SalesLender } from './state';

/** A tap on the list. Source: S2§4. */
export function selectLender(context: SalesContext, lenderId: string): void {
  const lender = lenderWithPlans(context.state, lenderId);
  if (lender) showLender(context, lender);
}

function showLender(context: SalesContext, lender: SalesLender): void {
  context.setPurchase({ selectedLenderId: lender.lenderId, selectedLenderDetails: lender });
  if (lenderHasPlans(lender)) goTo(context, '/sales-lender-details');
  else openMismatch(context, lender);
}

/** 'Show Available Lenders'; with one lender the button is 'Ok' and only closes. Source: S2§8. */
export function showAvailableLenders(context: SalesContext): void {
  if (openSheetName(context.state) !== 'MIN_AMOUNT_NOT_MATCH') return;
  if (!hasOtherLenders(context.state)) {
    closeSheet(context);
    return;
  }
  clearSelection(context);
  showList(context);
}

/** 'View EMI plans' of the result sheet. `lenderId` null = the selected lender if it approved, else the list. */
export function showPlans(context: SalesContext, lenderId: string | null): void {
  const { checkEligibilityResponse, selectedLenderId } = context.state.purchase;
  if (checkEligibilityResponse.status !== 'success') return;
  const wanted = lenderId ?? selectedLenderId;
  const lender = checkEligibilityResponse.data.emiLenders.find((each) => each.lenderId === wanted);
  if (lender) showLender(context, lender);
  else showList(context);
}

function showList(context: SalesContext): void {
  const { lastEmiDetails, submittedAmount, getEmiDetailsResponse } = context.state.purchase;
  goTo(context, '/sales-lenders-list');
  const isCurrent = getEmiDetailsResponse.status === 'success' && lastEmiDetails?.amount === submittedAmount;
  if (!isCurrent) askEmiDetails(context);
}
