import type { ResponseOf } from '../../../shared/api/endpoint';
import type { transactionOfShopper } from '../../../shared/api/loans';

/** What the page of a purchase is drawn from. */
export type LoanData = ResponseOf<typeof transactionOfShopper>;
