import { acceptAmount, checkAmount } from './amount';
import { askEmiDetails } from './emi-details';
import { selectedLimits } from './lender-data';
import { clearSelection, goTo, openSheetName } from './navigation';
import type { Route } from './routes';
import type { SalesContext } from './sales-context';
import { routeDetails } from './spec-names';
import type { SalesState } from './state';
import { showToast } from './toast';
import { isOpenView } from './views';

/** Screens that are about the amount. */
const follows: readonly Route[] = [
  '/sales-app-init',
  '/sales-emi-home',
  '/sales-lenders-list',
  '/sales-lender-details',
  '/sa-pre-eligibility-check',
];

/** What is read, filled in or on its way for an amount: that one stays until it is done with. */
function isBusy(state: SalesState): boolean {
  const { phase } = state.session;
  const { offline, modal, calls, view } = state;
  const { path } = routeDetails(state);
  const sheet = openSheetName(state);
  // Without a list below it the number is for any amount.
  const isApart =
    sheet === null || sheet === 'AMOUNT' || (sheet === 'MOBILE_VERIFICATION' && path === '/sales-app-init');
  const isElsewhere = !isOpenView(view) || !follows.includes(path);
  return (
    phase !== 'ready' ||
    offline ||
    isElsewhere ||
    !isApart ||
    modal.name !== 'none' ||
    calls.checkEligibility !== undefined
  );
}

/** The amount follows the bill, and the lenders are asked again. An amount that the agent has typed stays, and what is open
 *  about the amount before is finished first: nothing changes under somebody's hands. */
export function followBill(context: SalesContext): void {
  const { amount, submittedAmount } = context.state.purchase;
  const { bill, entry } = context.state.session;
  if (bill === null || isBusy(context.state)) return;
  const isOwn = amount !== '' && amount !== entry.given.amount;
  context.setSession({ bill: null, entry: { ...entry, given: { ...entry.given, amount: bill } } });
  if (isOwn || amount === bill) return;
  context.setPurchase({ amount: bill, amountIssue: { kind: 'none' } });
  showToast(context, 'billChanged');
  // On the amount screen it is only filled in.
  if (submittedAmount !== null && routeDetails(context.state).path !== '/sales-emi-home')
    refetch(context, Number(bill));
}

/** A lender that does not take the new amount is let go. */
function refetch(context: SalesContext, amountRupees: number): void {
  const isTaken = checkAmount(amountRupees, selectedLimits(context.state)).kind === 'none';
  acceptAmount(context, amountRupees);
  const { path } = routeDetails(context.state);
  if (!isTaken) {
    clearSelection(context);
    if (path === '/sales-lender-details') goTo(context, '/sales-lenders-list');
  }
  if (path === '/sales-lenders-list' || path === '/sales-lender-details') askEmiDetails(context);
}
