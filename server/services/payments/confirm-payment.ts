import type { ResponseOf } from '../../../shared/api/endpoint';
import type { Kfs } from '../../../shared/api/kfs';
import type { confirm as confirmEndpoint } from '../../../shared/api/payment';
import { type ErrorName, errorRow } from '../../../shared/errors';
import type { Confirmation, ReservationRef, ReservationState } from '../../lenders/lender-gateway';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { changeAuthorizedPayment, currentPayment, refuseIfOver } from './authorized-payment';
import { type Lent, lentBy } from './begin-loan';
import { type Asked, callLender } from './call-lender';
import { completionOf } from './completion';
import { agreedStatement, isOutdated } from './outdated-statement';
import { isKnownTo, requireOwner } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { type PaymentUnitOfWork, reservationOf } from './payment-unit-of-work';
import { applyLendersWord, endedAs } from './settle';

/**
 * Pays with the lender's OTP. The request is stored before the lender is asked, which only one call can do; whatever
 * happens to this process, the payment then waits only for the lender's answer, which `settle` finds. So no repeat,
 * race, timeout or kill asks the lender twice.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  otp: string,
): Promise<ResponseOf<typeof confirmEndpoint>> {
  const found = await currentPayment(deps, caller);
  if (found.state.status === 'COMPLETE' && isKnownTo(caller, found)) return paid(deps, found);
  refuseIfOver(found);
  requireOwner(caller, found);

  const agreed = await agreedStatement(deps, found);
  const isOfEarlierDay = isOutdated(deps, agreed);
  const begun = await changeAuthorizedPayment(deps, caller, found, async (unit) => {
    // Paid by a simultaneous call.
    if (unit.txn.state.status === 'COMPLETE') return unit.txn;
    if (unit.txn.state.credit === 'asked') throw new Refusal('PAYMENT_DUPLICATE_REQUEST', { why: 'already asked' });
    if (unit.txn.state.plan?.isLenderHosted)
      throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'confirmed on the lender’s page' });
    if (unit.txn.kfsHash !== found.kfsHash)
      throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'another statement was agreed to meanwhile' });
    await unit.apply({ type: isOfEarlierDay ? 'statementOutdated' : 'confirmAsked' });
    return unit.txn;
  });
  if (isOfEarlierDay && begun.state.step === 'KFS_CONSENT')
    throw new Refusal('PAYMENT_KFS_CHANGED', { why: 'the statement is of another day' });
  const after = begun.state.status === 'COMPLETE' ? begun : await askToPay(deps, caller, begun, { otp, agreed });
  if (after.state.status !== 'COMPLETE') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
  return paid(deps, after);
}

async function askToPay(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  begun: Transaction,
  { otp, agreed }: { readonly otp: string; readonly agreed: Kfs | null },
): Promise<Transaction> {
  const ref = reservationOf(begun, caller.requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.confirm(ref, otp));
  const word = await wordOf(deps, ref, asked);
  const lent = word.word === 'paid' ? await lentBy(deps, begun, word.paid, agreed) : undefined;
  const { refusal, txn } = await changeAuthorizedPayment(deps, caller, begun, async (unit) => {
    const isAwaited = unit.txn.reservationKey === ref.key && unit.txn.state.credit === 'asked';
    return { refusal: isAwaited ? await applyWord(unit, word, lent) : null, txn: unit.txn };
  });
  if (refusal) throw refusal;
  return txn;
}

/** The lender's answer in terms of the flow. */
type Word =
  | { readonly word: 'paid'; readonly paid: Extract<ReservationState, { state: 'paid' }> }
  /** Nothing happened, and the shopper may type again. */
  | { readonly word: 'typeAgain'; readonly errorName: ErrorName; readonly attemptsRemaining: number }
  /** `keepsReservation`: the same step may be retried. */
  | { readonly word: 'refused'; readonly errorName: ErrorName; readonly keepsReservation: boolean }
  /** It may have paid, or may still pay: the payment waits for its answer. */
  | { readonly word: 'unknown'; readonly errorName: ErrorName };

/** A retryable payment keeps its reservation. */
const refused = (errorName: ErrorName): Word => ({
  word: 'refused',
  errorName,
  keepsReservation: errorRow(errorName).retryable,
});

const notHeard: Word = { word: 'unknown', errorName: 'PAYMENT_TRANSACTION_TIMEOUT' };

async function wordOf(deps: PaymentDeps, ref: ReservationRef, asked: Asked<Confirmation>): Promise<Word> {
  switch (asked.asked) {
    case 'answered':
      return wordOfAnswer(asked.answer);
    case 'refused': {
      const { errorName } = asked.error;
      if (errorRow(errorName).reaction !== 'awaitLender') return refused(errorName);
      // The lender has received this before: asks for its outcome.
      const before = await callLender(deps, ref.lenderId, () => deps.lenders.status(ref));
      return before.asked === 'answered' ? wordAfterDuplicate(before.answer) : notHeard;
    }
    case 'unavailable':
      return refused('PAYMENT_LENDER_SERVER_FAIL');
    case 'unknown':
      return notHeard;
    default:
      return asked satisfies never;
  }
}

function wordAfterDuplicate(before: ReservationState): Word {
  switch (before.state) {
    case 'paid':
      return { word: 'paid', paid: before };
    case 'reserved':
    case 'unknown':
      // That request is still pending.
      return { word: 'unknown', errorName: 'PAYMENT_DUPLICATE_REQUEST' };
    case 'cancelled':
    case 'expired':
    case 'declined':
      return { word: 'refused', errorName: endedAs(before.state), keepsReservation: false };
    default:
      return before satisfies never;
  }
}

function wordOfAnswer(answer: Confirmation): Word {
  switch (answer.confirmation) {
    case 'paid': {
      const { confirmation, ...paid } = answer;
      return { word: 'paid', paid: { state: confirmation, ...paid } };
    }
    case 'wrongOtp':
      return { word: 'typeAgain', errorName: 'PAYMENT_INVALID_OTP', attemptsRemaining: answer.attemptsRemaining };
    case 'otpExpired':
      return { word: 'typeAgain', errorName: 'PAYMENT_OTP_EXPIRED', attemptsRemaining: answer.attemptsRemaining };
    case 'otpBlocked':
      return refused('PAYMENT_MULTIPLE_OTP_BLOCK');
    default:
      return answer satisfies never;
  }
}

async function applyWord(unit: PaymentUnitOfWork, word: Word, lent?: Lent): Promise<Refusal | null> {
  switch (word.word) {
    case 'paid':
      await applyLendersWord(unit, { ...word.paid, ...(lent && { lent }) });
      return null;
    case 'typeAgain': {
      const { errorName, attemptsRemaining } = word;
      await unit.apply({ type: 'confirmNotTaken' }, { attemptsRemaining });
      return new Refusal(errorName, { data: { attemptsRemaining } });
    }
    case 'refused': {
      const { errorName, keepsReservation } = word;
      await unit.apply({ type: 'lenderRefused', keepsReservation }, { errorName });
      return new Refusal(errorName);
    }
    case 'unknown':
      return new Refusal(word.errorName);
    default:
      return word satisfies never;
  }
}

async function paid(deps: PaymentDeps, txn: Transaction): Promise<ResponseOf<typeof confirmEndpoint>> {
  const completion = await completionOf(deps, txn);
  if (!completion || txn.signedResult === null) throw new Error('a paid payment without its result');
  return { status: 'COMPLETE', completion, signedResult: txn.signedResult, serverNowMs: deps.clock.nowMs() };
}
