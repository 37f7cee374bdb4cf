import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { trackOrder } from '../../../shared/api/order';
import { maskMobile } from '../../../shared/format/mask';
import { isFinal } from '../../../shared/rules/payment-flow';
import { refundsOf } from '../../store/loans';
import { settlementOf } from '../../store/order-settlement';
import { readTimeline } from '../../store/payment-timeline';
import { findByOrder, findTransaction } from '../../store/transactions';
import { readDeliveries } from '../../store/webhooks';
import type { MerchantCaller } from '../caller';
import { Refusal } from '../refusal';
import { wireCodeOf } from './enqueue-webhook';
import type { PaymentDeps } from './payment-deps';
import { financedRupees, paidPartsOf } from './price-parts';
import { briefRefund, refundTotals } from './refund-answers';
import { current, settle } from './settle';
import { lineAnswer, settlementFigures } from './settlement-figures';

/** Status of an order, for the merchant's server. `orderId` prefers a paid transaction to the newest. */
export async function orderStatus(
  deps: PaymentDeps,
  { merchant, requestId }: MerchantCaller,
  asked: RequestOf<typeof trackOrder>,
): Promise<ResponseOf<typeof trackOrder>> {
  const { merchantKey } = merchant;
  const ofOrder = asked.orderId === undefined ? [] : await findByOrder(deps.db, merchantKey, asked.orderId);
  const named = asked.txnUuid === undefined ? null : await findTransaction(deps.db, asked.txnUuid);
  const found = named ?? ofOrder.find(({ state }) => state.status === 'COMPLETE') ?? ofOrder[0];
  // 404 for another merchant's transaction.
  if (found?.merchantKey !== merchantKey) throw new Refusal('ORDER_NOT_FOUND');
  const txn = await settle(deps, await current(deps, found.txnUuid, requestId), requestId);
  const isPaid = txn.state.status === 'COMPLETE';
  const settled = isPaid ? await settlementOf(deps.db, txn.txnUuid) : null;
  const refunds = isPaid ? await refundsOf(deps.db, [txn.txnUuid]) : [];
  return {
    orderId: txn.orderId,
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    status: txn.state.status,
    step: txn.state.step,
    isFinal: isFinal(txn.state),
    amount: txn.amountRupees,
    ...paidPartsOf(txn),
    ...settlementFigures(settled?.subvention ?? null),
    settlementLines: (settled?.lines ?? []).map(lineAnswer),
    ...(isPaid ? refundTotals(financedRupees(txn), refunds) : { refundedAmount: null, refundableAmount: null }),
    refunds: refunds.map(briefRefund),
    lenderId: isPaid ? txn.lenderId : null,
    emiPlanId: isPaid ? txn.emiPlanId : null,
    maskedMobile: txn.mobile === null || !txn.state.isMobileVerified ? null : maskMobile(txn.mobile),
    errorCode: wireCodeOf(txn.errorName),
    createdAtMs: txn.createdAtMs,
    expiresAtMs: txn.expiresAtMs,
    timeline: await readTimeline(deps.db, txn.txnUuid),
    signedResult: txn.signedResult,
    webhooks: await readDeliveries(deps.db, txn.txnUuid),
    serverNowMs: deps.clock.nowMs(),
  };
}
