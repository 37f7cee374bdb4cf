import type { PricedPlan } from '../../../shared/lenders/priced-plan';

/** What the customer gets to see: one lender's plans for one amount (whole rupees). Source: S2§4. */
export interface SharePicture {
  readonly merchantName: string;
  readonly lenderName: string;
  readonly amountRupees: number;
  readonly plans: readonly PricedPlan[];
}
