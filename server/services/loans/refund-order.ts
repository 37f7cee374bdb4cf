import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { RefundClaims, refundOrder } from '../../../shared/api/refund';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import type { BookedRefund } from '../../lenders/loan-gateway';
import { settlementOf } from '../../store/order-settlement';
import {
  askForRefund,
  bookedRefund,
  findRefund,
  type Refund,
  refundDone,
  refundDueAgain,
  refundsSoFar,
  takeDueRefunds,
} from '../../store/refunds';
import type { Db } from '../../store/schema';
import { findByOrder, findTransaction, lockTransaction, type Transaction } from '../../store/transactions';
import { withdrawVoucher } from '../../store/vouchers';
import { deliveryOf } from '../../store/webhooks';
import { writeAll } from '../../store/write';
import type { MerchantCaller } from '../caller';
import { beginMissingLoans } from '../payments/begin-loan';
import { callLender } from '../payments/call-lender';
import { financedRupees } from '../payments/price-parts';
import { lineAnswer } from '../payments/settlement-figures';
import { SWEEP_BATCH_SIZE } from '../payments/sweep-batch-size';
import { Refusal } from '../refusal';
import type { LoanDeps } from './loan-deps';

/** Longer than a lender takes to answer, so that only the work of a dead process is taken over. */
const REFUND_TAKEN_UP_AFTER_MS = MINUTE_MS;
/** Delay of the next call to an unavailable lender. */
const REFUND_ASKED_AGAIN_AFTER_MS = 5 * MINUTE_MS;
/** Limits the lists of an order's refunds and deliveries. The whole rest can be refunded after them. */
const MAX_PARTIAL_REFUNDS = 200;

/** Answers `POST app/pg/refund`. Stores the refund before the lender is asked, and retries until it is booked: an
 *  accepted refund is never lost, and is booked once. Refusals: 400, 404, 4100, 409. */
export async function refundPaidOrder(
  deps: LoanDeps,
  { merchant }: MerchantCaller,
  asked: RequestOf<typeof refundOrder>,
): Promise<ResponseOf<typeof refundOrder>> {
  const { merchantKey } = merchant;
  const txn = await paidTransaction(deps, merchantKey, asked);
  const refund = await noted(deps, txn, asked);
  if (refund.txnUuid !== txn.txnUuid || refund.amountRupees !== (asked.amount ?? refund.amountRupees))
    throw new Refusal('REFERENCE_TAKEN');
  if (!refund.isDone) await bookRefund(deps, txn, refund);
  const after = await findRefund(deps.db, merchantKey, asked.refundId);
  const { totalRupees: refundedAmount } = await refundsSoFar(deps.db, txn.txnUuid);
  const booked = after?.isDone ? await bookedRefund(deps.db, refund.refundKey) : null;
  return {
    refundId: asked.refundId,
    orderId: txn.orderId,
    txnUuid: txn.txnUuid,
    refundStatus: after?.isDone ? 'DONE' : 'PENDING',
    amount: refund.amountRupees,
    refundedAmount,
    refundableAmount: financedRupees(txn) - refundedAmount,
    settlement: booked && settlementPartsOf(booked),
    settlementLine: booked && (await lineOf(deps.db, refund)),
    serverNowMs: deps.clock.nowMs(),
  };
}

async function paidTransaction(
  { db }: LoanDeps,
  merchantKey: string,
  { orderId, txnUuid }: RequestOf<typeof refundOrder>,
): Promise<Transaction> {
  const ofOrder = orderId === undefined ? [] : await findByOrder(db, merchantKey, orderId);
  const named = txnUuid === undefined ? null : await findTransaction(db, txnUuid);
  const found = named ?? ofOrder.find(({ state }) => state.status === 'COMPLETE') ?? ofOrder[0];
  if (found?.merchantKey !== merchantKey) throw new Refusal('ORDER_NOT_FOUND');
  if (found.state.status !== 'COMPLETE')
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'the order is not paid' });
  return found;
}

/** Stores or returns the refund of that id. The payment lock ensures that simultaneous refunds do not exceed the paid
 *  amount. */
const noted = (
  { db, clock }: LoanDeps,
  { txnUuid, merchantKey }: Transaction,
  { refundId, amount }: RequestOf<typeof refundOrder>,
): Promise<Refund> =>
  db.transaction().execute(async (trx) => {
    const held = await lockTransaction(trx, txnUuid);
    if (!held) throw new Error(`the payment ${txnUuid} is gone`);
    const known = await findRefund(trx, merchantKey, refundId);
    if (known) return known;
    const { refunds, totalRupees } = await refundsSoFar(trx, txnUuid);
    const left = financedRupees(held) - totalRupees;
    const amountRupees = amount ?? left;
    const message = amountFault(amountRupees, left, refunds);
    if (message !== null) throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'amount', message }] });
    const refund = { refundKey: randomUUID(), merchantKey, refundId, txnUuid, amountRupees };
    const nowMs = clock.nowMs();
    await askForRefund(trx, refund, nowMs, nowMs + REFUND_TAKEN_UP_AFTER_MS);
    // A cancelled order earns no voucher.
    if (amountRupees === left) await withdrawVoucher(trx, txnUuid, nowMs);
    return { ...refund, isDone: false, attempts: 0 };
  });

/** Reason why an amount cannot be refunded with `left` of an order remaining, whole rupees; null if it can. */
function amountFault(amountRupees: number, left: number, refunds: number): string | null {
  if (left === 0) return 'nothing is left to refund';
  if (amountRupees > left) return `must be at most ${left}, which can still be refunded`;
  if (refunds >= MAX_PARTIAL_REFUNDS && amountRupees < left)
    return `must be ${left}, all that is left: an order takes ${MAX_PARTIAL_REFUNDS} partial refunds`;
  return null;
}

/** Asks the lender to book a refund, and enqueues the shop's webhook. An unavailable lender is asked again later. */
async function bookRefund(deps: LoanDeps, txn: Transaction, refund: Refund): Promise<void> {
  const { db, clock } = deps;
  const { txnUuid, lenderId, mobile } = txn;
  if (lenderId === null || mobile === null) throw new Error(`nobody has paid ${txnUuid}`);
  await beginMissingLoans(deps, mobile);
  const asked = await callLender(deps, lenderId, () =>
    deps.lenders.refundLoan({ txnUuid, lenderId, mobile }, refund.refundKey, refund.amountRupees),
  );
  const nowMs = clock.nowMs();
  if (asked.asked !== 'answered') {
    await refundDueAgain(db, refund.refundKey, nowMs + REFUND_ASKED_AGAIN_AFTER_MS);
    return;
  }
  await db.transaction().execute(async (trx) => {
    await lockTransaction(trx, txnUuid);
    const known = await findRefund(trx, refund.merchantKey, refund.refundId);
    if (!known || known.isDone) return;
    const claims = claimsOf(
      deps,
      txn,
      refund,
      {
        refundedAmount: (await refundsSoFar(trx, txnUuid)).totalRupees,
        settlement: settlementPartsOf(asked.answer),
        settlementLine: await lineOf(trx, refund),
      },
      nowMs,
    );
    const delivery = deliveryOf({
      deliveryId: claims.jti,
      merchantKey: txn.merchantKey,
      txnUuid,
      status: txn.state.status,
      claims: JSON.stringify(claims),
      atMs: nowMs,
    });
    await writeAll(trx, [refundDone(refund.refundKey, nowMs), ...delivery]);
  });
}

const settlementPartsOf = ({
  loanPaise,
  toShopperPaise,
  retainedPaise,
  stillOwedPaise,
}: BookedRefund): RefundClaims['settlement'] => ({
  loanPaise,
  toShopperPaise,
  keptByLenderPaise: retainedPaise,
  stillOwedPaise,
});

async function lineOf(db: Db, { txnUuid, refundKey }: Refund): Promise<RefundClaims['settlementLine']> {
  const settled = await settlementOf(db, txnUuid);
  const line = settled?.lines.find(({ name }) => name === refundKey);
  if (!line) throw new Error(`no line of the refund ${refundKey}`);
  return lineAnswer(line);
}

const claimsOf = (
  { publicUrl }: LoanDeps,
  txn: Transaction,
  refund: Refund,
  said: Pick<RefundClaims, 'refundedAmount' | 'settlement' | 'settlementLine'>,
  atMs: number,
): Omit<RefundClaims, 'iat'> => ({
  iss: publicUrl,
  aud: txn.merchantKey,
  sub: txn.txnUuid,
  jti: randomUUID(),
  orderId: txn.orderId,
  txnId: txn.txnId,
  refundId: refund.refundId,
  refundStatus: 'DONE',
  amount: refund.amountRupees,
  ...said,
  currency: 'INR',
  atMs,
});

/** Asks lenders with unbooked refunds again; returns their number. Safe in any number of processes at once. */
export async function bookDueRefunds(deps: LoanDeps): Promise<number> {
  const nowMs = deps.clock.nowMs();
  const due = await takeDueRefunds(deps.db, {
    nowMs,
    untilMs: nowMs + REFUND_TAKEN_UP_AFTER_MS,
    longestWaitMs: DAY_MS,
    atMost: SWEEP_BATCH_SIZE,
  });
  for (const refund of due) {
    try {
      const txn = await findTransaction(deps.db, refund.txnUuid);
      if (txn) await bookRefund(deps, txn, refund);
    } catch (err) {
      deps.warn(err, 'a refund could not be booked yet');
    }
  }
  return due.length;
}
