import { describe, expect, it } from 'vitest';
import { loanCost } from '../../shared/money';
import { addMonths, dayInIndia } from '../../shared/rules/india-days';
import { asOf, type Instalment, isOverdue, isUnpaid, type LoanBook } from './loan';
import { closingNow, exitNow } from './loan-quote';
import file from './loan-quote-cases.json';
import { refundedLoan } from './loan-refund';

type Terms = (typeof file.loans)[keyof typeof file.loans];
type Happened = { readonly paid?: number; readonly bounced?: number; readonly refundedRupees?: number };

const [ANY_TIME_MS, ENDED_MS] = [1, 2];

function begun({ amountRupees, tenureMonths, beganAt, ...terms }: Terms): LoanBook {
  const cost = loanCost({ amountRupees, tenureMonths, ...terms });
  const beganAtMs = Date.parse(beganAt);
  const loan = {
    ...terms,
    txnUuid: 'txn',
    mobile: '9000000001',
    merchantKey: 'shop',
    lenderId: '402',
    loanPaise: cost.loanPaise,
    discountPaise: cost.discountPaise,
    interestPaise: cost.interestPaise,
    gstPaise: cost.gstOnInterestPaise,
    instalmentPaise: cost.emiPaise,
    aprBps: null,
    // Terms of loans before statement 2026-6.
    penalBy: 'MONTH',
    firstPeriodDays: null,
    status: 'ACTIVE',
    areDebitsPaused: false,
    pauses: {},
    monthsAhead: 0,
    beganAtMs,
    endedAtMs: null,
  } as const;
  const instalments = cost.instalments.map((row): Instalment => {
    const dueOn = addMonths(dayInIndia(beganAtMs), row.number);
    return { ...row, dueOn, chargesPaise: 0, debitOn: dueOn, bouncedAtMs: null, missedAtMs: null, paidAtMs: null };
  });
  return { loan, instalments };
}

/** The loan after an event, `refundedRupees` in addition to earlier refunds. */
function after(book: LoanBook, { paid, bounced, refundedRupees }: Happened, terms: Terms, before: number): LoanBook {
  const { bounceChargePaise, amountRupees: financedRupees } = terms;
  if (refundedRupees !== undefined) {
    const { instalments } = refundedLoan(book, { financedRupees, beforeRupees: before, amountRupees: refundedRupees });
    return { ...book, instalments };
  }
  const instalments = book.instalments.map((row) =>
    row.number === paid
      ? { ...row, paidAtMs: ANY_TIME_MS, debitOn: null }
      : row.number === bounced
        ? { ...row, bouncedAtMs: ANY_TIME_MS, chargesPaise: row.chargesPaise + bounceChargePaise }
        : row,
  );
  return { ...book, instalments };
}

function bookOf(terms: Terms, events: readonly Happened[]): LoanBook {
  let book = begun(terms);
  let refunded = 0;
  for (const event of events) {
    book = after(book, event, terms, refunded);
    refunded += event.refundedRupees ?? 0;
  }
  if (!book.instalments.some(isUnpaid))
    return { ...book, loan: { ...book.loan, status: 'CLOSED', endedAtMs: ENDED_MS } };
  return book.instalments.some(isOverdue) ? { ...book, loan: { ...book.loan, status: 'OVERDUE' } } : book;
}

describe.each(Object.entries(file.loans))('exit and closing of a loan (%s)', (name, terms) => {
  const cases = file.cases.filter(({ loan }) => loan === name);

  it.each(cases)('$title equals exact arithmetic', ({ events, at, loanPaise, exit, closing }) => {
    const atMs = Date.parse(at);
    const book = asOf(bookOf(terms, events), atMs);
    expect(book.loan.loanPaise).toBe(loanPaise);
    expect(exitNow(book, atMs)).toEqual(exit);
    expect(closingNow(book, atMs)).toEqual(closing);
  });
});

it('the table has 60 amounts or more on each kind of day', () => {
  expect(file.cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(file.cases.map(({ loan }) => loan)).size).toBe(Object.keys(file.loans).length);
});
