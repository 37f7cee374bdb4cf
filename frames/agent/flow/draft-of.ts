import type { Draft } from './draft';
import { routeDetails, salesAppInitError } from './spec-names';
import type { SalesState } from './state';
import { isOpenView } from './views';

/** Null while there is nothing to keep: before init has answered, and once the app is closed or has halted. */
export function draftOf(state: SalesState): Draft | null {
  if (state.session.phase !== 'ready' || !isOpenView(state.view) || salesAppInitError(state) !== null) return null;
  return {
    path: routeDetails(state).path,
    amount: state.purchase.amount,
    submittedAmount: state.purchase.submittedAmount,
    mobile: state.purchase.mobile,
    selectedLenderId: state.purchase.selectedLenderId,
    userName: state.purchase.applicant.userName,
    email: state.purchase.applicant.email,
  };
}
