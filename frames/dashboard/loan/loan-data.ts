import type { ResponseOf } from '../../../shared/api/endpoint';
import type { transactionOfShopper } from '../../../shared/api/loans';
import type { LoanWords } from './loan-page-messages';

/** What the page of a purchase is drawn from. */
export type LoanData = ResponseOf<typeof transactionOfShopper>;

/** The same with what is said of it. */
export interface ShownLoan {
  readonly loan: LoanData;
  readonly words: LoanWords;
}
