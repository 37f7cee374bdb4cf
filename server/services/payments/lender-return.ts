import { href } from '../../../shared/site/route';
import { lenderReturn } from '../../../shared/site/routes';
import type { CheckoutDeps } from './customer-offer';

export const lenderReturnUrl = (
  { publicUrl }: Pick<CheckoutDeps, 'publicUrl'>,
  { txnUuid, merchantKey }: { readonly txnUuid: string; readonly merchantKey: string },
): string => publicUrl + href(lenderReturn, {}, { txnUuid, merchantKey });
