import type { RequestOf } from '../../../shared/api/endpoint';
import type { initiateTxn } from '../../../shared/api/transaction';
import { partsOf } from '../../../shared/rules/part-now';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { askLender } from '../eligibility';
import { lenderOf } from '../merchant-lender';
import { Refusal } from '../refusal';
import type { CheckoutDeps } from './customer-offer';
import { partLendersFor } from './part-lenders';
import { type ChosenPlan, planOf } from './payment-plans';

/** A plan for a part of the price, rupees. */
export type PartAsked = RequestOf<typeof initiateTxn> & { readonly financedAmount: number };

export const asksForPart = (asked: RequestOf<typeof initiateTxn>): asked is PartAsked =>
  asked.financedAmount !== undefined;

const field = (message: string) => ({ fields: [{ path: 'financedAmount', message }] });

/** Refuses a part if the merchant's server does not allow it, or if the amount is invalid. */
export function refuseIfNoPart(txn: Transaction, { financedAmount }: PartAsked): void {
  if (!txn.isSplitAllowed) throw new Refusal('INVALID_REQUEST', field('needs allowSplit of the merchant’s server'));
  if (financedAmount >= txn.amountRupees) throw new Refusal('INVALID_REQUEST', field('must be less than the price'));
}

/** A lender's limit is known only for verified numbers. */
export const unverifiedPart = (): Refusal => new Refusal('INVALID_REQUEST', field('needs a verified number'));

/** The requested plan for the part that follows from the lender's current limit: another amount is
 *  PAYMENT_PARTS_CHANGED. Requires a payment without a reservation. Refusals: 400, 4007, 4011, 4016. */
export async function partPlan(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  txn: Transaction,
  asked: PartAsked,
): Promise<ChosenPlan> {
  const { lenderId } = lenderOf(caller.merchant, asked.lenderId);
  const standing = await askLender(deps, lenderId, txn.mobile ?? '');
  if (standing === null) throw new Refusal('PAYMENT_LENDER_SERVER_FAIL', { why: 'no limit in time' });
  const [lender] = await partLendersFor(deps.db, caller, txn, new Map([[lenderId, standing]]));
  const parts = lender ? partsOf(txn.amountRupees, lender) : null;
  if (parts?.financedRupees !== asked.financedAmount)
    throw new Refusal('PAYMENT_PARTS_CHANGED', field('must be what partLenders says at this moment'));
  return planOf(caller.merchant, asked, parts.financedRupees);
}
