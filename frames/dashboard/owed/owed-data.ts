import type { ResponseOf } from '../../../shared/api/endpoint';
import type { owedByShopper, transactionHistory } from '../../../shared/api/loans';
import type { voucherDetails } from '../../../shared/api/vouchers';

/** What the dashboard is drawn from. */
export interface Owed {
  readonly owed: ResponseOf<typeof owedByShopper>;
  readonly transactionHistory: ResponseOf<typeof transactionHistory>;
  readonly vouchers: ResponseOf<typeof voucherDetails>['vouchers'];
}
