import type { ReservationRef } from '../../lenders/lender-gateway';
import { ASKING_LASTS_AT_MOST_MS } from '../../rules/lender-answers';
import { findTransaction, type Transaction } from '../../store/transactions';
import {
  noteRefundAsked,
  takeDueUnclaimed,
  type UnclaimedLoan,
  unclaimedSettled,
  wasAgreedAndAsked,
} from '../../store/unclaimed-loans';
import { writeAll } from '../../store/write';
import { callLender } from './call-lender';
import type { PaymentDeps } from './payment-deps';
import { type LockedPayment, withPaymentLock } from './payment-lock';
import { txnUuidOf } from './reservation-key';
import { applyLendersWord, type LendersWord, withLoan } from './settle';
import { SWEEP_BATCH_SIZE } from './sweep-batch-size';

/** Delay of the next call to a lender that has not booked the refund. */
const RETURN_ASKED_AGAIN_AFTER_MS = 60_000;

/** Settles loans that lenders have paid for dropped reservations. The order gets the loan if it still can; otherwise
 *  the lender is asked to refund all of it, until it has booked the refund. Safe in any number of processes at once. */
export async function settleUnclaimedLoans(deps: PaymentDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const due = await takeDueUnclaimed(deps.db, {
    nowMs,
    untilMs: nowMs + RETURN_ASKED_AGAIN_AFTER_MS,
    longestWaitMs: Math.max(RETURN_ASKED_AGAIN_AFTER_MS, ASKING_LASTS_AT_MOST_MS),
    atMost: SWEEP_BATCH_SIZE,
  });
  await Promise.all(
    due.map(async (loan) => {
      try {
        await settleUnclaimed(deps, loan);
      } catch (err) {
        deps.warn(err, 'a loan without an order was not settled yet');
      }
    }),
  );
}

async function settleUnclaimed(deps: PaymentDeps, loan: UnclaimedLoan): Promise<void> {
  const ref: ReservationRef = { ...loan, requestId: 'sweep' };
  if (!loan.isRefundAsked && (await isClaimed(deps, loan, ref))) return;
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.returnLoan(ref));
  if (asked.asked === 'answered' && asked.answer === 'booked')
    await writeAll(deps.db, [unclaimedSettled(loan.key, 'REFUNDED', deps.clock.nowMs())]);
}

/** True if the order has the loan now. Otherwise records that the lender is to be asked for the refund. */
async function isClaimed(deps: PaymentDeps, loan: UnclaimedLoan, ref: ReservationRef): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  const txnUuid = txnUuidOf(loan.key);
  const found = await findTransaction(deps.db, txnUuid);
  if (!found) {
    await noteRefundAsked(deps.db, loan.key, nowMs);
    return false;
  }
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.status(ref));
  if (asked.asked !== 'answered') throw new Error('the lender does not say by which figures it has paid');
  const word = await withLoan(deps, found, asked.answer);
  return withPaymentLock(deps, txnUuid, 'sweep', async (locked) => {
    if (await claims(locked, loan, word)) {
      await writeAll(locked.trx, [unclaimedSettled(loan.key, 'COMPLETED', nowMs)]);
      return true;
    }
    await noteRefundAsked(locked.trx, loan.key, nowMs);
    return false;
  });
}

async function claims(locked: LockedPayment, loan: UnclaimedLoan, word: LendersWord): Promise<boolean> {
  const { txn } = locked;
  if (word.state !== 'paid') return false;
  if (txn.reservationKey !== loan.key || txn.lenderId !== loan.lenderId || txn.mobile !== loan.mobile) return false;
  const { repaymentAccount } = word;
  await applyLendersWord(locked, word);
  if (await isAgreedLoan(locked, txn))
    await locked.applyIfAllowed({ type: 'paidAfterRefusal' }, { repaymentAccount, errorName: null });
  return locked.txn.state.credit === 'taken';
}

/** Without a statement of this reservation there is no proof of consent to this loan. */
async function isAgreedLoan({ trx }: LockedPayment, txn: Transaction): Promise<boolean> {
  const { txnUuid, kfsHash, reservationKey, askedAtMs } = txn;
  if (kfsHash === null || reservationKey === null || askedAtMs === null) return false;
  return wasAgreedAndAsked(trx, { txnUuid, kfsHash, reservationKey, askedAtMs });
}
