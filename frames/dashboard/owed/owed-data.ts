import type { ResponseOf } from '../../../shared/api/endpoint';
import type { owedByShopper, transactionHistory } from '../../../shared/api/loans';

/** What the dashboard is drawn from. */
export interface Owed {
  readonly owed: ResponseOf<typeof owedByShopper>;
  readonly history: ResponseOf<typeof transactionHistory>;
}
