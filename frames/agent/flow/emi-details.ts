import { armInterstitial, endInterstitial } from './interstitial';
import { lenderWithPlans } from './lender-data';
import { goTo, hideSheet, leaveScreen, openSheetName } from './navigation';
import { lenderHasPlans } from './outcome';
import type { SalesContext } from './sales-context';
import { routeDetails } from './spec-names';
import type { SalesLender } from './state';

/** Asks every lender for the submitted amount. The list has its own skeleton, so only a sheet gets the
 *  interstitial. */
export function askEmiDetails(context: SalesContext): void {
  const amount = context.state.purchase.submittedAmount;
  if (amount === null) return;
  context.abandon('getEmiDetails');
  context.setPurchase({ getEmiDetailsResponse: { status: 'initiated' } });
  context.call('getEmiDetails', { amount });
  if (openSheetName(context.state) !== null) armInterstitial(context);
}

/** Selected lender with plans: its details open. Without plans: the sheet closes and the app goes back, unless on the
 *  lenders list. Source: S2§4. */
export function onEmiDetails(context: SalesContext, amount: number, lenders: readonly SalesLender[]): void {
  endInterstitial(context);
  context.setPurchase({
    getEmiDetailsResponse: { status: 'success', data: lenders },
    lastEmiDetails: { amount, lenders },
  });
  const selected = context.state.purchase.selectedLenderId;
  if (selected === null) {
    // Over the list another sheet may be open by now: the result of a check that was asked at the same time.
    if (openSheetName(context.state) === 'AMOUNT') hideSheet(context);
    return;
  }
  const lender = lenderWithPlans(context.state, selected);
  if (lender && lenderHasPlans(lender)) {
    context.setPurchase({ selectedLenderDetails: lender });
    goTo(context, '/sales-lender-details');
    return;
  }
  hideSheet(context);
  if (routeDetails(context.state).path !== '/sales-lenders-list') leaveScreen(context);
}

/** An update that failed or was given up: amount and lenders go back to what was last shown, so that no plan stands
 *  under an amount it was not made for. */
export function revertEmiDetails(context: SalesContext): void {
  if (context.state.purchase.getEmiDetailsResponse.status === 'success') return;
  context.setPurchase({ checkAfterPlans: false });
  const last = context.state.purchase.lastEmiDetails;
  if (last) {
    context.setPurchase({
      getEmiDetailsResponse: { status: 'success', data: last.lenders },
      submittedAmount: last.amount,
    });
    return;
  }
  context.setPurchase({ getEmiDetailsResponse: { status: 'none' } });
  if (routeDetails(context.state).path === '/sales-lenders-list') leaveScreen(context);
}
