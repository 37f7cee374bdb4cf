import type { checkLimit } from '../../../shared/api/credit-line';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { maskMobile } from '../../../shared/format/mask';
import { isCheckout, type WidgetCaller } from '../caller';
import { askLender } from '../eligibility';
import { requireMobile } from '../logins';
import { lenderOf } from '../merchant-lender';
import { Refusal } from '../refusal';
import { authorizedPayment } from './authorized-payment';
import type { CheckoutDeps } from './customer-offer';

/** Available credit of the customer with a lender of the merchant: in a payment, or on the shopper's site. */
export async function limitAt(
  deps: CheckoutDeps,
  caller: WidgetCaller,
  lenderId: string,
): Promise<ResponseOf<typeof checkLimit>> {
  const mobile = await mobileOf(deps, caller);
  const lender = lenderOf(caller.merchant, lenderId);
  const standing = await askLender(deps, lenderId, mobile);
  if (standing === null) throw new Refusal('LENDER_UNAVAILABLE');
  return {
    lenderId,
    lenderName: lender.name,
    userMobileNum: maskMobile(mobile),
    availableLimit: standing.standing === 'preApproved' ? standing.limitRupees : null,
  };
}

/** Owner of the limit. A frame without a payment is refused. */
async function mobileOf(deps: CheckoutDeps, caller: WidgetCaller): Promise<string> {
  const { session, txn, site } = caller;
  if (session && txn && isCheckout(session))
    return (await authorizedPayment(deps, { ...caller, session, txn })).mobile ?? '';
  if (site) return requireMobile(caller);
  throw new Refusal('AUTHORIZATION_FAIL', { why: 'no session of a transaction' });
}
