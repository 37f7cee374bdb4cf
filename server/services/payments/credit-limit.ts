import type { checkLimit } from '../../../shared/api/credit-line';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { maskMobile } from '../../../shared/format/mask';
import type { CheckoutCaller } from '../caller';
import { askLender } from '../eligibility';
import { lenderOf } from '../merchant-lender';
import { Refusal } from '../refusal';
import type { CheckoutDeps } from './customer-offer';
import { ownPayment } from './own-transaction';

/** What the customer can still use with a lender of the merchant. */
export async function limitAt(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  lenderId: string,
): Promise<ResponseOf<typeof checkLimit>> {
  const txn = await ownPayment(deps, caller);
  const lender = lenderOf(caller.merchant, lenderId);
  const mobile = txn.mobile ?? '';
  const standing = await askLender(deps, lenderId, mobile);
  if (standing === null) throw new Refusal('LENDER_UNAVAILABLE');
  return {
    lenderId,
    lenderName: lender.name,
    userMobileNum: maskMobile(mobile),
    availableLimit: standing.standing === 'preApproved' ? standing.limitRupees : null,
  };
}
