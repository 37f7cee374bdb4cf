import { abandonCall, startCall } from './calling';
import { armInterstitial, endInterstitial } from './interstitial';
import { lenderWithPlans } from './lender-data';
import { goTo, hideSheet, openSheetName, setStack } from './navigation';
import { lenderHasPlans } from './outcome';
import type { SalesLender } from './state';
import type { Turn } from './turn';

/** Asks every lender for the submitted amount. The list has its own skeleton, so only a sheet gets the
 *  interstitial. */
export function askEmiDetails(turn: Turn): void {
  const amount = turn.state.submittedAmount;
  if (amount === null) return;
  abandonCall(turn, 'getEmiDetails');
  turn.set({ getEmiDetailsResponse: { status: 'initiated' } });
  startCall(turn, 'getEmiDetails', { amount });
  if (openSheetName(turn.state) !== null) armInterstitial(turn);
}

/** Selected lender with plans: its details open. Without plans: the sheet closes and the app goes back, unless on the
 *  lenders list. Source: S2§4. */
export function onEmiDetails(turn: Turn, amount: number, lenders: readonly SalesLender[]): void {
  endInterstitial(turn);
  turn.set({
    getEmiDetailsResponse: { status: 'success', data: lenders },
    lastEmiDetails: { amount, lenders },
  });
  const selected = turn.state.selectedLenderId;
  if (selected === null) {
    // Over the list another sheet may be open by now: the result of a check that was asked at the same time.
    if (openSheetName(turn.state) === 'AMOUNT') hideSheet(turn);
    return;
  }
  const lender = lenderWithPlans(turn.state, selected);
  if (lender && lenderHasPlans(lender)) {
    turn.set({ selectedLenderDetails: lender });
    goTo(turn, '/sales-lender-details');
    return;
  }
  hideSheet(turn);
  if (turn.state.routeDetails.path !== '/sales-lenders-list') setStack(turn, turn.state.stack.slice(0, -1));
}

/** An update that failed or was given up: amount and lenders go back to what was last shown, so that no plan stands
 *  under an amount it was not made for. */
export function revertEmiDetails(turn: Turn): void {
  if (turn.state.getEmiDetailsResponse.status === 'success') return;
  turn.set({ checkAfterPlans: false });
  const last = turn.state.lastEmiDetails;
  if (last) {
    turn.set({ getEmiDetailsResponse: { status: 'success', data: last.lenders }, submittedAmount: last.amount });
    return;
  }
  turn.set({ getEmiDetailsResponse: { status: 'none' } });
  if (turn.state.routeDetails.path === '/sales-lenders-list') setStack(turn, turn.state.stack.slice(0, -1));
}
