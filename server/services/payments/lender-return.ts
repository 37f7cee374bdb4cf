import { href } from '../../../shared/site/route';
import { lenderReturn } from '../../../shared/site/routes';
import type { CheckoutDeps } from './customer-offer';

/** Where a lender's own page leads back to: a page of ours that goes on with the payment, or says that the shop's window
 *  does. */
export const lenderReturnUrl = (
  { publicUrl }: Pick<CheckoutDeps, 'publicUrl'>,
  { txnUuid, merchantKey }: { readonly txnUuid: string; readonly merchantKey: string },
): string => publicUrl + href(lenderReturn, {}, { txnUuid, merchantKey });
