import { closeSheet } from './close-table';
import { askEmiDetails } from './emi-details';
import { hasOtherLenders, lenderWithPlans } from './lender-data';
import { openMismatch } from './mismatch';
import { clearSelection, goTo, openSheetName } from './navigation';
import { lenderHasPlans } from './outcome';
import type { SalesLender } from './state';
import type { Turn } from './turn';

/** A tap on the list. Source: S2§4. */
export function selectLender(turn: Turn, lenderId: string): void {
  const lender = lenderWithPlans(turn.state, lenderId);
  if (lender) showLender(turn, lender);
}

function showLender(turn: Turn, lender: SalesLender): void {
  turn.set({ selectedLenderId: lender.lenderId, selectedLenderDetails: lender });
  if (lenderHasPlans(lender)) goTo(turn, '/sales-lender-details');
  else openMismatch(turn, lender);
}

/** 'Show Available Lenders'; with one lender the button is 'Ok' and only closes. Source: S2§8. */
export function showAvailableLenders(turn: Turn): void {
  if (openSheetName(turn.state) !== 'MIN_AMOUNT_NOT_MATCH') return;
  if (!hasOtherLenders(turn.state)) {
    closeSheet(turn);
    return;
  }
  clearSelection(turn);
  showList(turn);
}

/** 'View EMI plans' of the result sheet. `lenderId` null = the selected lender if it approved, else the list. */
export function showPlans(turn: Turn, lenderId: string | null): void {
  const { checkEligibilityResponse, selectedLenderId } = turn.state;
  if (checkEligibilityResponse.status !== 'success') return;
  const wanted = lenderId ?? selectedLenderId;
  const lender = checkEligibilityResponse.data.emiLenders.find((each) => each.lenderId === wanted);
  if (lender) showLender(turn, lender);
  else showList(turn);
}

function showList(turn: Turn): void {
  const { lastEmiDetails, submittedAmount, getEmiDetailsResponse } = turn.state;
  goTo(turn, '/sales-lenders-list');
  const isCurrent = getEmiDetailsResponse.status === 'success' && lastEmiDetails?.amount === submittedAmount;
  if (!isCurrent) askEmiDetails(turn);
}
