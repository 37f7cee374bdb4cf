import type { CheckoutDeps } from './customer-offer';

/** Where a lender's own page leads back to: a page of ours that goes on with the payment, or says that the shop's window
 *  does. */
export const lenderReturnUrl = (
  { publicUrl }: Pick<CheckoutDeps, 'publicUrl'>,
  { txnUuid, merchantKey }: { readonly txnUuid: string; readonly merchantKey: string },
): string => `${publicUrl}/checkout-lender-hosted-txn-redirect?${new URLSearchParams({ txnUuid, merchantKey })}`;
