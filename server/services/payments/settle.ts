import { isFinal } from '../../../shared/rules/payment-flow';
import type { ReservationRef, ReservationState } from '../../lenders/lender-gateway';
import { isUnderWay } from '../../rules/clock-set-back';
import { findTransaction, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import { type Lent, lentBy } from './begin-loan';
import { callLender } from './call-lender';
import { changeTransaction } from './change-transaction';
import { agreedStatement, isOutdated } from './outdated-statement';
import type { PaymentDeps } from './payment-deps';
import { type PaymentUnitOfWork, reservationOf } from './payment-unit-of-work';

/** A lender without a final answer to a payment request after this time is asked to cancel it. */
const DECIDES_WITHIN_MS = 30_000;

const isOnLendersPage = ({ state }: Transaction): boolean =>
  state.step === 'LENDER_OTP' && state.credit === 'reserved' && state.plan?.isLenderHosted === true;

const isUndecided = ({ state, askedAtMs }: Transaction, nowMs: number): boolean =>
  state.credit === 'asked' && !isUnderWay((askedAtMs ?? 0) + DECIDES_WITHIN_MS, nowMs, DECIDES_WITHIN_MS);

/** Asks the lender for the outcome of a payment request, or of its own page. Returns the payment afterwards; unchanged
 *  if there is nothing to ask, or without an answer. */
export async function settle(deps: PaymentDeps, txn: Transaction, requestId: string): Promise<Transaction> {
  if (txn.state.credit !== 'asked' && !isOnLendersPage(txn)) return txn;
  const ref = reservationOf(txn, requestId);
  const said = await lendersWord(deps, txn, ref);
  if (!said) return txn;
  const word = await withLoan(deps, txn, said);
  const isPayable = word.state === 'reserved' && isOnLendersPage(txn);
  const isOfEarlierDay = isPayable && isOutdated(deps, await agreedStatement(deps, txn));
  return changeTransaction(deps, txn, requestId, async (unit) => {
    // Another call may have settled it meanwhile, or the shopper may have chosen again.
    if (unit.txn.reservationKey !== ref.key) return unit.txn;
    await applyLendersWord(unit, word);
    if (isOfEarlierDay && unit.txn.kfsHash === txn.kfsHash) await unit.applyIfAllowed({ type: 'statementOutdated' });
    return unit.txn;
  });
}

/** {@link settle} only for a lender's own page: for a payment that is otherwise up to date. */
export const settleLendersPage = async (
  deps: PaymentDeps,
  txn: Transaction,
  requestId: string,
): Promise<Transaction> => (isOnLendersPage(txn) ? settle(deps, txn, requestId) : txn);

/** Null if the lender does not answer. */
async function lendersWord(deps: PaymentDeps, txn: Transaction, ref: ReservationRef): Promise<ReservationState | null> {
  const status = () => callLender(deps, ref.lenderId, () => deps.lenders.status(ref));
  if (!isUndecided(txn, deps.clock.nowMs())) {
    const known = await status();
    return known.asked === 'answered' ? known.answer : null;
  }
  // In parallel: the shopper waits for an unavailable lender only once.
  const [canceled, known] = await Promise.all([
    callLender(deps, ref.lenderId, () => deps.lenders.cancel(ref)),
    status(),
  ]);
  if (canceled.asked === 'answered') return canceled.answer;
  return known.asked === 'answered' ? known.answer : null;
}

export const withLoan = async (deps: PaymentDeps, txn: Transaction, word: ReservationState): Promise<LendersWord> =>
  word.state === 'paid' ? { ...word, lent: await lentBy(deps, txn, word) } : word;

export type LendersWord = ReservationState & { readonly lent?: Lent };

/** Error of a payment whose reservation has ended without a loan. */
export const endedAs = (state: 'cancelled' | 'expired' | 'declined') =>
  state === 'declined' ? 'PAYMENT_DECLINED_BY_CUSTOMER' : 'PAYMENT_LENDER_SERVER_FAIL';

/** Applies the answer of the lender to the payment. Only a final answer changes anything. */
export async function applyLendersWord(unit: PaymentUnitOfWork, word: LendersWord): Promise<void> {
  switch (word.state) {
    case 'paid':
      // On the lender's page the shopper made the request.
      if (unit.txn.state.credit === 'reserved') await unit.applyIfAllowed({ type: 'confirmAsked' });
      if (word.lent) unit.lent(word.lent);
      await unit.applyIfAllowed({ type: 'lenderPaid' }, { repaymentAccount: word.repaymentAccount });
      return;
    case 'reserved':
    case 'unknown':
      return;
    case 'cancelled':
    case 'expired':
    case 'declined':
      await unit.applyIfAllowed({ type: 'lenderRefused', keepsReservation: false }, { errorName: endedAs(word.state) });
      return;
    default:
      word satisfies never;
  }
}

/** `free`: no lender can pay for the payment any more. `paid`: it is COMPLETE, or another plan was chosen meanwhile.
 *  `unanswered`: the lender may still pay, and the payment waits for its answer. */
type TakenBack = 'free' | 'paid' | 'unanswered';

export async function takeBack(deps: PaymentDeps, txn: Transaction, requestId: string): Promise<TakenBack> {
  if (txn.state.credit === 'asked') return 'unanswered';
  if (txn.state.credit !== 'reserved') return 'free';
  const ref = reservationOf(txn, requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.cancel(ref));
  const word = asked.asked === 'answered' ? asked.answer : null;
  switch (word?.state) {
    case 'paid': {
      const paid = await withLoan(deps, txn, word);
      return changeTransaction<TakenBack>(deps, txn, requestId, async (unit) => {
        if (unit.txn.reservationKey !== ref.key) return 'paid';
        await applyLendersWord(unit, paid);
        // A loan that the payment cannot take is released here and returned by the lender.
        return unit.txn.state.status === 'COMPLETE' ? 'paid' : 'free';
      });
    }
    case 'cancelled':
    case 'expired':
    case 'declined':
      return 'free';
    case 'reserved':
    case 'unknown':
    case undefined:
      // With the OTP step here nothing is paid without a request; a lender's own page may pay without one.
      if (!isOnLendersPage(txn)) return 'free';
      return changeTransaction<TakenBack>(deps, txn, requestId, async (unit) => {
        if (unit.txn.reservationKey === ref.key) await unit.applyIfAllowed({ type: 'confirmAsked' });
        return 'unanswered';
      });
    default:
      return word satisfies never;
  }
}

/** Takes credit back for a call that continues the payment. Refuses with PAYMENT_DUPLICATE_REQUEST if it is paid, and
 *  with PAYMENT_TRANSACTION_TIMEOUT if the lender has not answered. */
export async function takeBackOrRefuse(deps: PaymentDeps, txn: Transaction, requestId: string): Promise<void> {
  const taken = await takeBack(deps, txn, requestId);
  if (taken === 'paid') throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
  if (taken === 'unanswered') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
}

/** Reads a payment and refreshes it. Throws NOT_FOUND. */
export async function current(deps: PaymentDeps, txnUuid: string, requestId: string): Promise<Transaction> {
  const found = await findTransaction(deps.db, txnUuid);
  if (!found) throw new Refusal('NOT_FOUND');
  return refreshPayment(deps, found, requestId);
}

/** Refreshes a recently read payment: asks the lender if its answer is open, and ends an expired order. */
export async function refreshPayment(deps: PaymentDeps, found: Transaction, requestId: string): Promise<Transaction> {
  const isOver = found.expiresAtMs <= deps.clock.nowMs();
  if (isFinal(found.state) || (!isOver && found.state.credit !== 'asked')) return found;
  const txn = await settle(deps, found, requestId);
  if (!isOver || isFinal(txn.state) || txn.state.credit === 'asked') return txn;
  await takeBack(deps, txn, requestId);
  return changeTransaction(deps, txn, requestId, async (unit) => {
    await unit.applyIfAllowed({ type: 'expired' }, { errorName: 'PAYMENT_ORDER_EXPIRED' });
    return unit.txn;
  });
}
