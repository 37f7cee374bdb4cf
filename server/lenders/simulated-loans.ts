import { paiseOf } from '../../shared/money/paise';
import { exitLine, refundLine } from '../../shared/money/subvention';
import { isLoanOver, nextLoan } from '../../shared/rules/loan-flow';
import { asOf, type Loan, type LoanBook, nowOf, stateOfLoan } from '../rules/loan';
import { closingNow, exitNow } from '../rules/loan-quote';
import { refundedLoan, returnedLoan } from '../rules/loan-refund';
import { endingOf, instalmentsBecome } from '../store/loan-changes';
import { repaidOf } from '../store/loans';
import { settlementOf } from '../store/order-settlement';
import { bookedRefund, pricePaid, refundBooked } from '../store/refunds';
import type { Db } from '../store/schema';
import { EXIT_LINE, lineSettled, type OrderSettlement } from '../store/settlements';
import { type Write, writeAll } from '../store/write';
import { LenderRefused } from './lender-gateway';
import type { BookedRefund, Ended, LoanEnding, LoanGateway, LoanRef } from './loan-gateway';
import { free, heldLoan, pay } from './loan-unit-of-work';
import type { SimulatedLenderDeps } from './simulated-lender-deps';

interface SimulatedLoanDeps extends Pick<SimulatedLenderDeps, 'db' | 'clock'> {
  reach(lenderId: string, mobile: string): Promise<unknown>;
}

/** Loans of the sandbox's lenders. A change of a loan and of its line's books is one transaction that locks both, so a
 *  killed process leaves both or neither. */
export const simulatedLoans = ({ db, clock, reach }: SimulatedLoanDeps): LoanGateway => ({
  async endLoan(ref, how, amountPaise) {
    await reach(ref.lenderId, ref.mobile);
    return db.transaction().execute((trx) => endWithin(trx, ref, how, amountPaise, clock.nowMs()));
  },

  async refundLoan(ref, refundKey, amountRupees) {
    await reach(ref.lenderId, ref.mobile);
    return db.transaction().execute((trx) => refundWithin(trx, ref, refundKey, amountRupees, clock.nowMs()));
  },
});

async function endWithin(trx: Db, ref: LoanRef, how: LoanEnding, amountPaise: number, nowMs: number): Promise<Ended> {
  const held = await heldLoan(trx, ref);
  if (!held) return 'NOT_OPEN';
  const book = asOf(held, nowMs);
  const exit = how === 'EXIT' ? exitNow(book, nowMs) : null;
  const closing = how === 'CLOSING' ? closingNow(book, nowMs) : null;
  const cost = exit ?? closing;
  const next = nextLoan(stateOfLoan(book), { type: how === 'EXIT' ? 'exited' : 'closedEarly' });
  if (!cost || !next) return (await endingOf(trx, ref.txnUuid)) === how ? 'DONE' : 'NOT_OPEN';
  if (cost.totalPaise !== amountPaise) return 'AMOUNT_CHANGED';
  const { principalPaise, interestPaise, feesPaise } = cost;
  const ended = {
    txnUuid: ref.txnUuid,
    kind: how,
    number: null,
    principalPaise,
    interestPaise,
    gstPaise: closing?.gstOnInterestPaise ?? 0,
    feesPaise,
    chargesPaise: closing ? closing.chargesPaise + closing.closurePaise + closing.gstOnClosurePaise : 0,
    atMs: nowOf(book.loan, nowMs),
  };
  await pay(trx, book, next, ended, nowMs, how === 'EXIT' ? [await exitSettled(trx, book, ended.atMs)] : []);
  return 'DONE';
}

async function exitSettled(trx: Db, { loan }: LoanBook, atMs: number): Promise<Write> {
  const { subvention, lines } = await settledOrder(trx, loan);
  return lineSettled(loan, EXIT_LINE, exitLine(subvention, lines, { keepsFees: loan.keepsFeesOnExit }), atMs);
}

/** Throws if the loan has no record, which is written with the loan or on first read. */
async function settledOrder(trx: Db, { txnUuid }: Pick<Loan, 'txnUuid'>): Promise<OrderSettlement> {
  const settled = await settlementOf(trx, txnUuid);
  if (!settled) throw new Error(`no record of who bears what of ${txnUuid}`);
  return settled;
}

async function refundWithin(
  trx: Db,
  ref: LoanRef,
  refundKey: string,
  amountRupees: number,
  nowMs: number,
): Promise<BookedRefund> {
  const held = await heldLoan(trx, ref);
  if (!held) throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
  const book = asOf(held, nowMs);
  const known = await bookedRefund(trx, refundKey);
  if (known) return known;
  const { txnUuid } = ref;
  const { financedRupees, bookedRupees } = await pricePaid(trx, txnUuid);
  const refunded = refundedLoan(held, { financedRupees, beforeRupees: bookedRupees, amountRupees });
  const returned = refunded.isWhole ? returnedLoan(book, refunded, await repaidOf(trx, txnUuid), nowMs) : null;
  const instalments = returned?.instalments ?? refunded.instalments;
  const { interestPaise = 0, gstPaise = 0, chargesPaise = 0 } = returned?.cost.owed ?? {};
  const after: BookedRefund = {
    loanPaise: refunded.loanPaise,
    toShopperPaise: returned?.cost.toShopperPaise ?? refunded.toShopperPaise,
    retainedPaise: returned?.cost.retainedPaise ?? 0,
    stillOwedPaise: interestPaise + gstPaise + chargesPaise,
  };
  const isEnd = refunded.isWhole && after.stillOwedPaise === 0;
  const { unpaid, overdue } = stateOfLoan({ loan: book.loan, instalments });
  const next = nextLoan(stateOfLoan(book), { type: 'refunded', isWhole: isEnd, unpaid, overdue });
  if (!next) throw new Error(`a refund of the loan ${txnUuid} that may not be`);
  const { subvention, lines } = await settledOrder(trx, ref);
  const line = refundLine(subvention, lines, {
    amountPaise: paiseOf(amountRupees),
    loanSharePaise: refunded.sharePaise,
    isWhole: refunded.isWhole,
    isWithinCoolingOff: returned?.isWithinCoolingOff ?? false,
    earnedInterestPaise: returned?.earnedInterestPaise ?? 0,
  });
  const endedAtMs = nowOf(book.loan, nowMs);
  const booked = [refundBooked(refundKey, after), lineSettled(book.loan, refundKey, line, endedAtMs)];
  // An ended loan stays unchanged: the whole refund goes to the shopper.
  if (isLoanOver(book.loan.status)) await writeAll(trx, booked);
  else
    await free(trx, book, next, {
      kind: 'refund',
      name: refundKey,
      paise: after.loanPaise,
      endedAtMs,
      nowMs,
      writes: [...booked, ...(isEnd ? [] : instalmentsBecome(txnUuid, instalments))],
    });
  return after;
}
