import type { Route } from './routes';

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
