import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { getRefund, listRefunds, Refund } from '../../../shared/api/refund';
import { refundsOf } from '../../store/loans';
import { settlementOf } from '../../store/order-settlement';
import { findRefund } from '../../store/refunds';
import type { Db } from '../../store/schema';
import type { OrderSettlement } from '../../store/settlements';
import { findByOrder, findTransaction, type Transaction } from '../../store/transactions';
import type { MerchantCaller } from '../caller';
import { financedRupees } from '../payments/price-parts';
import { briefRefund, type RefundRow, refundTotals } from '../payments/refund-answers';
import { lineAnswer } from '../payments/settlement-figures';
import { Refusal } from '../refusal';
import type { LoanDeps } from './loan-deps';

type Deps = Pick<LoanDeps, 'db' | 'clock'>;

/** Answers `GET app/pg/refund`. */
export async function oneRefund(
  { db, clock }: Deps,
  { merchant }: MerchantCaller,
  { refundId }: RequestOf<typeof getRefund>,
): Promise<ResponseOf<typeof getRefund>> {
  const found = await findRefund(db, merchant.merchantKey, refundId);
  const txn = found && (await findTransaction(db, found.txnUuid));
  if (!found || !txn) throw new Refusal('REFUND_NOT_FOUND');
  const rows = await refundsOf(db, [txn.txnUuid]);
  const [refund] = await refundsWithSettlement(
    db,
    txn,
    rows.filter((row) => row.refund_key === found.refundKey),
  );
  if (!refund) throw new Error(`the refund ${found.refundKey} is gone`);
  return { ...refund, ...refundTotals(financedRupees(txn), rows), serverNowMs: clock.nowMs() };
}

/** Answers `GET app/pg/refunds`. */
export async function refundsOfOrder(
  { db, clock }: Deps,
  { merchant }: MerchantCaller,
  { orderId, txnUuid }: RequestOf<typeof listRefunds>,
): Promise<ResponseOf<typeof listRefunds>> {
  const { merchantKey } = merchant;
  const ofOrder = orderId === undefined ? [] : await findByOrder(db, merchantKey, orderId);
  const named = txnUuid === undefined ? null : await findTransaction(db, txnUuid);
  const txn = named ?? ofOrder.find(({ state }) => state.status === 'COMPLETE') ?? ofOrder[0];
  if (txn?.merchantKey !== merchantKey) throw new Refusal('ORDER_NOT_FOUND');
  const rows = await refundsOf(db, [txn.txnUuid]);
  const isPaid = txn.state.status === 'COMPLETE';
  return {
    orderId: txn.orderId,
    txnUuid: txn.txnUuid,
    refunds: await refundsWithSettlement(db, txn, rows),
    ...refundTotals(isPaid ? financedRupees(txn) : 0, rows),
    serverNowMs: clock.nowMs(),
  };
}

async function refundsWithSettlement(
  db: Db,
  { orderId, txnUuid }: Transaction,
  rows: readonly RefundRow[],
): Promise<Refund[]> {
  const settled = rows.some(({ status }) => status === 'DONE') ? await settlementOf(db, txnUuid) : null;
  return rows.map((row) => ({ ...briefRefund(row), orderId, txnUuid, ...bookedParts(row, settled) }));
}

function bookedParts(row: RefundRow, settled: OrderSettlement | null): Pick<Refund, 'settlement' | 'settlementLine'> {
  if (row.status === 'PENDING') return { settlement: null, settlementLine: null };
  const line = settled?.lines.find(({ name }) => name === row.refund_key);
  const { loan_paise: loanPaise, to_shopper_paise: toShopperPaise } = row;
  if (!line || loanPaise === null || toShopperPaise === null)
    throw new Error(`no line or no figures of the refund ${row.refund_key}`);
  return {
    settlement: {
      loanPaise,
      toShopperPaise,
      keptByLenderPaise: row.kept_paise ?? 0,
      stillOwedPaise: row.still_owed_paise ?? 0,
    },
    settlementLine: lineAnswer(line),
  };
}
