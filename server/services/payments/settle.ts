import { isFinal } from '../../../shared/rules/payment-flow';
import type { ReservationState } from '../../lenders/lender-gateway';
import { isUnderWay } from '../../rules/clock-set-back';
import { findTransaction, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import { callLender } from './call-lender';
import { changeTransaction } from './change-transaction';
import type { PaymentDeps } from './payment-deps';
import { reservationOf, type TransactionTurn } from './transaction-turn';

/** After this a request to pay that the lender knows nothing of has not arrived, and will not. */
const REQUEST_ARRIVES_WITHIN_MS = 30_000;

/** The shopper confirms on the lender's own page now. */
const isOnLendersPage = ({ state }: Transaction): boolean =>
  state.step === 'LENDER_OTP' && state.credit === 'reserved' && state.plan?.isLenderHosted === true;

/** Finds out what only the lender knows: whether a request to pay came through, or what came of its own page. Returns
 *  the payment as it is then; unchanged where there is nothing to ask, or the lender does not say. */
export async function settle(deps: PaymentDeps, txn: Transaction, requestId: string): Promise<Transaction> {
  if (txn.state.credit !== 'asked' && !isOnLendersPage(txn)) return txn;
  const ref = reservationOf(txn, requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.status(ref));
  if (asked.asked !== 'answered') return txn;
  return changeTransaction(deps, txn, requestId, async (turn) => {
    // Somebody else may have found out meanwhile, or the shopper may have chosen anew.
    if (turn.txn.reservationKey === ref.key) await applyLendersWord(turn, asked.answer, deps.clock.nowMs());
    return turn.txn;
  });
}

/** Lets what the lender says happen to the payment. */
export async function applyLendersWord(turn: TransactionTurn, word: ReservationState, nowMs: number): Promise<void> {
  switch (word.state) {
    case 'paid':
      // On its own page the lender was asked by the shopper.
      if (turn.txn.state.credit === 'reserved') await turn.apply({ type: 'confirmAsked' });
      await turn.applyIfAllowed({ type: 'lenderPaid' }, { repaymentAccount: word.repaymentAccount });
      return;
    case 'reserved': {
      const arrivesByMs = (turn.txn.askedAtMs ?? 0) + REQUEST_ARRIVES_WITHIN_MS;
      if (turn.txn.state.credit === 'asked' && !isUnderWay(arrivesByMs, nowMs, REQUEST_ARRIVES_WITHIN_MS))
        await turn.apply({ type: 'confirmNotTaken' });
      return;
    }
    case 'none':
    case 'declined':
      await turn.applyIfAllowed(
        { type: 'lenderRefused', keepsReservation: false },
        { errorName: 'PAYMENT_LENDER_SERVER_FAIL' },
      );
      return;
    default:
      word satisfies never;
  }
}

/** Takes credit back before something ends that the lender might have paid for already. False where it has: the
 *  payment is then COMPLETE, unless another plan was chosen meanwhile. */
export async function takeBack(deps: PaymentDeps, txn: Transaction, requestId: string): Promise<boolean> {
  if (txn.state.credit !== 'reserved') return true;
  const ref = reservationOf(txn, requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.cancel(ref));
  if (asked.asked === 'answered' && asked.answer.state === 'paid') {
    const paid = asked.answer;
    await changeTransaction(deps, txn, requestId, async (turn) => {
      if (turn.txn.reservationKey === ref.key) await applyLendersWord(turn, paid, deps.clock.nowMs());
    });
    return false;
  }
  // With our own OTP step nothing is paid unless we asked; a page of the lender's may be at work without us.
  if (asked.asked !== 'answered' && isOnLendersPage(txn))
    throw new Refusal('PAYMENT_LENDER_SERVER_FAIL', { why: 'the lender does not say whether it has paid' });
  return true;
}

/** The payment of a name as it really is now. Throws NOT_FOUND. */
export async function current(deps: PaymentDeps, txnUuid: string, requestId: string): Promise<Transaction> {
  const found = await findTransaction(deps.db, txnUuid);
  if (!found) throw new Refusal('NOT_FOUND');
  return broughtUpToDate(deps, found, requestId);
}

/** A payment that was just read, as it really is now: what the lender knows is asked, and what is past its time ends. */
export async function broughtUpToDate(deps: PaymentDeps, found: Transaction, requestId: string): Promise<Transaction> {
  const isOver = found.expiresAtMs <= deps.clock.nowMs();
  if (isFinal(found.state) || (!isOver && found.state.credit !== 'asked')) return found;
  const txn = await settle(deps, found, requestId);
  if (!isOver || isFinal(txn.state) || txn.state.credit === 'asked') return txn;
  await takeBack(deps, txn, requestId);
  return changeTransaction(deps, txn, requestId, async (turn) => {
    await turn.applyIfAllowed({ type: 'expired' }, { errorName: 'PAYMENT_ORDER_EXPIRED' });
    return turn.txn;
  });
}
