import { href } from '../../../shared/site/route';
import { lenderReturn } from '../../../shared/site/routes';
import type { CheckoutDeps } from './customer-offer';

/** Return address of a lender's page: a page that continues the payment, or refers to the shop's window. */
export const lenderReturnUrl = (
  { publicUrl }: Pick<CheckoutDeps, 'publicUrl'>,
  { txnUuid, merchantKey }: { readonly txnUuid: string; readonly merchantKey: string },
): string => publicUrl + href(lenderReturn, {}, { txnUuid, merchantKey });
