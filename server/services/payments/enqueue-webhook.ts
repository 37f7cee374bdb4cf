import { randomUUID } from 'node:crypto';
import type { ResultClaims } from '../../../shared/api/order';
import { errorRow } from '../../../shared/errors';
import type { Subvention } from '../../../shared/money/subvention';
import { isFinal } from '../../../shared/rules/payment-flow';
import type { Transaction } from '../../store/transactions';
import { deliveryOf } from '../../store/webhooks';
import type { Write } from '../../store/write';
import type { PaymentDeps } from './payment-deps';
import { paidPartsOf } from './price-parts';
import { settlementFigures } from './settlement-figures';

/** Number or name of an error in API form. */
export const wireCodeOf = (name: Transaction['errorName']): number | string | null =>
  name === null ? null : (errorRow(name).code ?? name);

/** Claims about a payment on which a merchant may rely, before the signature. */
function claimsOf(
  deps: PaymentDeps,
  txn: Transaction,
  subvention: Subvention | null,
  atMs: number,
): Omit<ResultClaims, 'iat'> {
  const isPaid = txn.state.status === 'COMPLETE';
  return {
    iss: deps.publicUrl,
    aud: txn.merchantKey,
    sub: txn.txnUuid,
    jti: randomUUID(),
    orderId: txn.orderId,
    txnId: txn.txnId,
    status: txn.state.status,
    isFinal: isFinal(txn.state),
    amount: txn.amountRupees,
    ...paidPartsOf(txn),
    ...settlementFigures(subvention),
    currency: 'INR',
    lenderId: isPaid ? txn.lenderId : null,
    emiPlanId: isPaid ? txn.emiPlanId : null,
    errorCode: txn.state.status === 'FAILED' ? wireCodeOf(txn.errorName) : null,
    atMs,
  };
}

/** Signs the result of a payment (compact JWS) and enqueues it as a webhook if the merchant has one. Write both in the
 *  transaction of the payment. `subvention`: null unless it is paid. */
export async function enqueueWebhook(
  deps: PaymentDeps,
  txn: Transaction,
  subvention: Subvention | null,
  atMs: number,
): Promise<{ readonly signedResult: string; readonly delivery: readonly Write[] }> {
  const claims = claimsOf(deps, txn, subvention, atMs);
  const delivery = deliveryOf({
    deliveryId: claims.jti,
    merchantKey: txn.merchantKey,
    txnUuid: txn.txnUuid,
    status: txn.state.status,
    claims: JSON.stringify(claims),
    atMs,
  });
  return { signedResult: await deps.signer.sign({ ...claims, iat: Math.floor(atMs / 1000) }), delivery };
}
