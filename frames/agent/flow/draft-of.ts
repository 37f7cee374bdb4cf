import type { Draft } from './draft';
import { routeDetails, salesAppInitError } from './spec-names';
import type { SalesState } from './state';

/** Null while there is nothing to keep: before init has answered, and once the app is closed or has halted. */
export function draftOf(state: SalesState): Draft | null {
  if (state.phase !== 'ready' || state.terminalScreen !== 'none' || salesAppInitError(state) !== null) return null;
  const { ntbForm } = state;
  return {
    path: routeDetails(state).path,
    amount: state.amount,
    submittedAmount: state.submittedAmount,
    mobile: state.mobile,
    selectedLenderId: state.selectedLenderId,
    userName: ntbForm.userName,
    email: ntbForm.email,
  };
}
