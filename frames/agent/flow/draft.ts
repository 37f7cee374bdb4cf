import { routeDetails, salesAppInitError } from './spec-names';
import type { Route, SalesState } from './state';

/** Unfinished work, kept in the frame's session storage so that a reload loses nothing typed. It belongs to one
 *  merchant and agent and is dropped for any other. */
export interface Draft {
  readonly path: Route;
  readonly amount: string;
  /** Whole rupees; null before the first submit. */
  readonly submittedAmount: number | null;
  readonly mobile: string;
  readonly selectedLenderId: string | null;
  readonly userName: string;
  readonly email: string;
}

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
