import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Kfs } from '../../shared/api/kfs';
import { hdfc } from '../../shared/lenders/hdfc';
import type { Lender, Tenure } from '../../shared/lenders/lender';
import { buildKfs } from '../services/payments/build-kfs';
import { asOf, type Instalment, type Loan, type LoanBook } from './loan';
import { closingNow, exitNow } from './loan-quote';
import { refundedLoan, returnedLoan } from './loan-refund';

/** Calculates every figure of a loan with exact fractions and without `shared/money`. */
const LOANS = 2_000;
const DAY_MS = 86_400_000;
const LASTS_AT_MOST_MS = 120_000;

interface Q {
  readonly n: bigint;
  readonly d: bigint;
}
const q = (n: bigint | number, d: bigint | number = 1): Q => ({ n: BigInt(n), d: BigInt(d) });
const plus = (a: Q, b: Q): Q => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const times = (a: Q, b: Q): Q => ({ n: a.n * b.n, d: a.d * b.d });
const over = (a: Q, b: Q): Q => ({ n: a.n * b.d, d: a.d * b.n });
const power = (a: Q, exponent: number): Q => ({ n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) });
const atLeast = (a: Q, b: Q): boolean => a.n * b.d >= b.n * a.d;
const floor = (a: Q): number => Number(a.n / a.d);
const halfUp = (a: Q): number => floor(plus(a, q(1, 2)));
const ceiling = (a: Q): number => -Number(-a.n / a.d - (-a.n % a.d !== 0n && -a.n < 0n ? 1n : 0n));

/** Calendar days in UTC: '2026-01-31' plus one month is '2026-02-28'. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
/** Noon in India. */
const noonOf = (day: string): number => Date.parse(`${day}T06:30:00Z`);

interface Given {
  readonly amountRupees: number;
  readonly rateBps: number;
  readonly tenure: Tenure;
  readonly isNoCost: boolean;
  readonly isCreditCard: boolean;
  readonly feeRupees: number;
  /** True if the shop pays both the fee and the interest. */
  readonly isShopFee: boolean;
  readonly penalBps: number;
  readonly foreclosureBps: number;
  readonly bounceRupees: number;
  readonly coolingOffDays: number;
  /** Day of the first statement, and days from it to the disbursal. */
  readonly firstDay: string;
  readonly laterDays: number;
  readonly paid: number;
  readonly overdue: number;
  /** Days since the last past due day. */
  readonly daysOn: number;
}

const given = fc.record({
  amountRupees: fc.integer({ min: 1_000, max: 500_000 }),
  rateBps: fc.integer({ min: 1, max: 3_600 }),
  tenure: fc.constantFrom<Tenure>(3, 6, 9, 12, 18, 24),
  isNoCost: fc.boolean(),
  isCreditCard: fc.boolean(),
  feeRupees: fc.constantFrom(0, 99, 199, 499),
  isShopFee: fc.boolean(),
  penalBps: fc.integer({ min: 0, max: 300 }),
  foreclosureBps: fc.integer({ min: 0, max: 500 }),
  bounceRupees: fc.constantFrom(0, 450, 500),
  coolingOffDays: fc.integer({ min: 1, max: 7 }),
  firstDay: fc.integer({ min: 0, max: 1_460 }).map((days) => dayOf(Date.parse('2026-01-01') + days * DAY_MS)),
  laterDays: fc.integer({ min: 0, max: 5 }),
  paid: fc.integer({ min: 0, max: 2 }),
  overdue: fc.integer({ min: 0, max: 1 }),
  daysOn: fc.integer({ min: 0, max: 26 }),
});

const lenderOf = (of: Given): Lender => ({
  ...hdfc,
  gstOnInterest: of.isCreditCard,
  noCostTenures: of.isNoCost ? [of.tenure] : [],
  noCostFee: of.isShopFee ? 'SHOP' : 'SHOPPER',
  loanTerms: {
    fees:
      of.feeRupees === 0
        ? []
        : [{ kind: 'PROCESSING', payee: 'LENDER', amountRupees: of.feeRupees, includesGst: false }],
    penalBpsPerMonth: of.penalBps,
    foreclosureBps: of.foreclosureBps,
    bounceChargeRupees: of.bounceRupees,
    coolingOffDays: of.coolingOffDays,
    keepsFeesOnExit: false,
  },
});

const statement = (of: Given, day: string, follows: Kfs | null): Kfs =>
  buildKfs({
    language: 'en',
    lender: lenderOf(of),
    tenure: of.tenure,
    annualRateBps: of.rateBps,
    amountRupees: of.amountRupees,
    dueRupees: 0,
    merchantName: 'Zenmart',
    orderId: 'A-1',
    maskedMobile: null,
    proposalNumber: 'KD1-1',
    issuedAtMs: noonOf(day),
    follows,
  });

interface Row {
  readonly principal: number;
  readonly interest: number;
  readonly gst: number;
  readonly fee: number;
  readonly left: number;
  readonly dueOn: string;
}
interface Exact {
  readonly loan: number;
  readonly emi: number;
  readonly rows: readonly Row[];
  readonly worth: (yearly: Q) => readonly Q[];
  /** Interest of a period on 1, at a yearly rate. */
  readonly ofPeriod: (yearly: Q, number: number) => Q;
}

const gstOf = (paise: number): number => halfUp(q(BigInt(paise) * 18n, 100));

/** One month of a loan with charged interest; the last month pays the rest. */
function usualMonth(balance: number, charged: number, emi: number, isLast: boolean): readonly [number, number] {
  const interest = isLast && balance + charged > emi ? emi - balance : charged;
  return [isLast ? balance + interest : Math.min(emi, balance + interest), interest];
}

/** One month at no cost: all payments sum to the price, and the last one takes the rest of the interest. */
function noCostMonth(
  balance: number,
  charged: number,
  emi: number,
  { isLast, unpaid }: { readonly isLast: boolean; readonly unpaid: number },
): readonly [number, number] {
  const payment = isLast ? unpaid : Math.min(emi, unpaid);
  return [payment, payment === unpaid ? unpaid - balance : Math.min(charged, unpaid - balance)];
}

function rowsOf(
  of: Given,
  { loan, emi, price }: { readonly loan: number; readonly emi: number; readonly price: number },
  ofPeriod: (yearly: Q, number: number) => Q,
): readonly Row[] {
  const fee = of.isNoCost && of.isShopFee ? 0 : of.feeRupees * 100 + gstOf(of.feeRupees * 100);
  const rows: Row[] = [];
  let [balance, unpaid] = [loan, price];
  for (let number = 1; number <= of.tenure && balance > 0; number += 1) {
    const charged = halfUp(times(q(balance), ofPeriod(q(of.rateBps, 10_000), number)));
    const isLast = number === of.tenure;
    const [payment, interest] = of.isNoCost
      ? noCostMonth(balance, charged, emi, { isLast, unpaid })
      : usualMonth(balance, charged, emi, isLast);
    const principal = payment - interest;
    unpaid -= payment;
    balance -= principal;
    rows.push({
      principal,
      interest,
      gst: of.isCreditCard ? gstOf(interest) : 0,
      fee: number === 1 ? fee : 0,
      left: balance,
      dueOn: monthsAfter(of.firstDay, number),
    });
  }
  return rows;
}

/** The loan by its cash flows: disbursal, then a payment on each due day. */
function exact(of: Given): Exact {
  const { tenure, rateBps, firstDay, laterDays } = of;
  const disbursed = dayOf(Date.parse(firstDay) + laterDays * DAY_MS);
  const firstDue = monthsAfter(firstDay, 1);
  const days = firstDue === monthsAfter(disbursed, 1) ? null : daysFrom(disbursed, firstDue);
  const ofPeriod = (yearly: Q, number: number): Q =>
    number === 1 && days !== null ? times(yearly, q(days, 365)) : times(yearly, q(1, 12));
  const worth = (yearly: Q): readonly Q[] => {
    let growth = q(1);
    return Array.from({ length: tenure }, (_, index) => {
      growth = times(growth, plus(q(1), ofPeriod(yearly, index + 1)));
      return over(q(1), growth);
    });
  };
  const yearly = q(rateBps, 10_000);
  const price = of.amountRupees * 100;
  const monthly = plus(q(1), over(yearly, q(12)));
  const grown = power(monthly, tenure);
  const usual = over(times(times(q(of.amountRupees), over(yearly, q(12))), grown), plus(grown, q(-1)));
  const emi = (of.isNoCost ? ceiling(q(of.amountRupees, tenure)) : ceiling(usual)) * 100;
  const loan = of.isNoCost
    ? halfUp(worth(yearly).reduce((sum, each) => plus(sum, times(each, q(price, tenure))), q(0)))
    : price;
  return { loan, emi, rows: rowsOf(of, { loan, emi, price }, ofPeriod), worth, ofPeriod };
}

const total = <Each>(rows: readonly Each[], of: (row: Each) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The loan in the books, with some instalments paid and the next ones overdue. */
function bookOf(of: Given, kfs: Kfs): LoanBook {
  const bound = kfs.boundTerms;
  if (!bound) throw new Error('a statement without its terms');
  const loan: Loan = {
    txnUuid: 'txn',
    mobile: '9000000001',
    merchantKey: 'shop',
    lenderId: kfs.lenderId,
    loanPaise: kfs.loanAmountPaise,
    discountPaise: kfs.discountPaise,
    interestPaise: kfs.totalInterestPaise,
    gstPaise: kfs.totalGstOnInterestPaise,
    feesPaise: kfs.totalFeesPaise,
    instalmentPaise: kfs.instalmentPaise,
    annualRateBps: kfs.annualRateBps,
    aprBps: kfs.aprBps,
    isNoCost: kfs.isNoCost,
    isGstOnInterest: bound.isGstOnInterest,
    coolingOffDays: kfs.coolingOffDays,
    foreclosureBps: bound.foreclosureBps,
    penalBpsPerMonth: bound.penalBpsPerMonth,
    penalBy: 'DAY',
    bounceChargePaise: bound.bounceChargeRupees * 100,
    firstPeriodDays: kfs.firstPeriodDays ?? null,
    keepsFeesOnExit: false,
    status: of.overdue > 0 ? 'OVERDUE' : 'ACTIVE',
    areDebitsPaused: false,
    pauses: {},
    monthsAhead: 0,
    beganAtMs: kfs.issuedAtMs,
    endedAtMs: null,
  };
  const instalments = kfs.schedule.map(
    (row): Instalment => ({
      number: row.number,
      dueOn: row.dueOn,
      principalPaise: row.principalPaise,
      interestPaise: row.interestPaise,
      gstPaise: row.gstPaise,
      balancePaise: row.balancePaise,
      chargesPaise: 0,
      debitOn: row.number <= of.paid ? null : row.dueOn,
      bouncedAtMs: null,
      missedAtMs: row.number > of.paid && row.number <= of.paid + of.overdue ? noonOf(row.dueOn) : null,
      paidAtMs: row.number <= of.paid ? noonOf(row.dueOn) : null,
    }),
  );
  return { loan, instalments };
}

/** Day, principal, interest and balance of each instalment after a partial refund. */
function afterPart(
  of: Given,
  right: Exact,
  partRupees: number,
): readonly (readonly [string, number, number, number])[] {
  let balance = right.loan - halfUp(q(BigInt(right.loan) * BigInt(partRupees), of.amountRupees));
  return right.rows.flatMap((row, index) => {
    if (balance === 0) return [];
    const interest = halfUp(times(q(balance), right.ofPeriod(q(of.rateBps, 10_000), index + 1)));
    const isLast = index === right.rows.length - 1 || balance + interest <= right.emi;
    const principal = isLast ? balance : right.emi - interest;
    balance -= principal;
    return [[row.dueOn, principal, interest, balance] as const];
  });
}

/** The present value of all payments at the APR equals the disbursed amount, within half a basis point. */
function checkApr(kfs: Kfs, right: Exact): void {
  const worthAt = (bps: Q): Q => {
    const each = right.worth(over(bps, q(10_000)));
    return kfs.schedule.reduce((sum, row, index) => plus(sum, times(q(row.paymentPaise), each[index] ?? q(0))), q(0));
  };
  expect(atLeast(worthAt(plus(q(kfs.aprBps), q(-1, 2))), q(right.loan))).toBe(true);
  expect(atLeast(q(right.loan), worthAt(plus(q(kfs.aprBps), q(1, 2))))).toBe(true);
}

/** Some instalments are paid, one may be overdue, and some days have passed since the last due day. */
function checkLater(of: Given, kfs: Kfs, right: Exact): void {
  const all = { financedRupees: of.amountRupees, beforeRupees: 0, amountRupees: of.amountRupees };
  const passed = of.paid + of.overdue;
  if (passed === 0 || right.rows.length <= passed + 1) return;
  const lastDue = right.rows[passed - 1]?.dueOn ?? '';
  const nowMs = noonOf(dayOf(Date.parse(lastDue) + of.daysOn * DAY_MS));
  const book = asOf(bookOf(of, kfs), nowMs);
  const late = right.rows.slice(of.paid, passed);
  const unpaid = right.rows.slice(of.paid);
  const principal = total(unpaid, (row) => row.principal);
  const dayCost = (paise: number, bps: number): number =>
    halfUp(q(BigInt(paise) * BigInt(bps) * BigInt(of.daysOn), 3_650_000));
  const penal = total(late, (row) => dayCost(row.principal + row.interest + row.gst, of.penalBps * 12));
  expect(total(book.instalments, (row) => row.chargesPaise)).toBe(penal);
  // Interest since the last due day, and the closing charge, apply only to principal that falls due later.
  const ahead = total(right.rows.slice(passed), (row) => row.principal);
  const since = dayCost(ahead, of.rateBps);
  const sinceGst = of.isCreditCard ? gstOf(since) : 0;

  const closure = halfUp(q(BigInt(ahead) * BigInt(of.foreclosureBps), 10_000));
  const closing = closingNow(book, nowMs);
  expect(closing?.closurePaise).toBe(closure);
  expect(closing?.totalPaise).toBe(
    principal +
      since +
      sinceGst +
      total(late, (row) => row.interest + row.gst + row.fee) +
      penal +
      closure +
      gstOf(closure),
  );

  // Full refund after the cooling-off days.
  const paid = right.rows.slice(0, of.paid);
  const repaid = {
    interestPaise: total(paid, (row) => row.interest),
    gstPaise: total(paid, (row) => row.gst),
    feesPaise: total(paid, (row) => row.fee),
    chargesPaise: 0,
  };
  const { cost, instalments } = returnedLoan(book, refundedLoan(book, all), repaid, nowMs);
  const repaidPrincipal = right.loan - principal;
  const accrued = of.isNoCost ? 0 : since + sinceGst + total(late, (row) => row.interest + row.gst);
  const back = repaidPrincipal + (of.isNoCost ? repaid.interestPaise + repaid.gstPaise : 0);
  const owed = accrued + penal;
  expect(cost.toShopperPaise).toBe(Math.max(0, back - owed));
  expect(total(Object.values(cost.owed), (each) => each)).toBe(Math.max(0, owed - back));
  // Sums match: paid and owed amounts equal returned and retained amounts.
  const totalPaidPaise = repaidPrincipal + repaid.interestPaise + repaid.gstPaise + repaid.feesPaise;
  expect(cost.toShopperPaise + cost.retainedPaise).toBe(totalPaidPaise + Math.max(0, owed - back));
  if (owed > back) {
    const left = instalments.filter(({ paidAtMs }) => paidAtMs === null);
    expect(total(left, (row) => row.principalPaise + row.interestPaise + row.gstPaise + row.chargesPaise)).toBe(
      owed - back,
    );
  }
}

it('2,000 random loans have the figures of exact fractions, cash flow by cash flow', {
  timeout: LASTS_AT_MOST_MS,
}, () => {
  fc.assert(
    fc.property(given, (of) => {
      const first = statement(of, of.firstDay, null);
      const disbursed = dayOf(Date.parse(of.firstDay) + of.laterDays * DAY_MS);
      const kfs = of.laterDays === 0 ? first : statement(of, disbursed, first);
      const right = exact(of);
      const fee = right.rows[0]?.fee ?? 0;

      // Statement: bound terms stay; dates, the broken period and derived figures are those of the day.
      expect(kfs.validUntilMs).toBe(first.validUntilMs);
      expect(kfs.disbursedOn).toBe(disbursed);
      expect(kfs.loanAmountPaise).toBe(right.loan);
      expect(kfs.netDisbursedPaise).toBe(right.loan);
      expect(kfs.discountPaise).toBe(of.amountRupees * 100 - right.loan);
      expect(kfs.instalmentPaise).toBe(right.emi);
      expect(
        kfs.schedule.map((row) => [
          row.dueOn,
          row.principalPaise,
          row.interestPaise,
          row.gstPaise,
          row.feesPaise,
          row.paymentPaise,
          row.balancePaise,
        ]),
      ).toEqual(
        right.rows.map((row) => [
          row.dueOn,
          row.principal,
          row.interest,
          row.gst,
          row.fee,
          row.principal + row.interest + row.gst + row.fee,
          row.left,
        ]),
      );
      const payable = total(right.rows, (row) => row.principal + row.interest + row.gst + row.fee);
      expect(kfs.totalPayablePaise).toBe(payable);
      expect(kfs.costOfLoanPaise).toBe(payable - right.loan);
      if (of.isNoCost && !of.isCreditCard) expect(payable).toBe(of.amountRupees * 100 + fee);

      checkApr(kfs, right);

      const fresh = bookOf({ ...of, paid: 0, overdue: 0 }, kfs);
      const exit = exitNow(fresh, kfs.issuedAtMs + DAY_MS - 1);
      const exitInterest = halfUp(q(BigInt(right.loan) * BigInt(of.rateBps), 3_650_000));
      expect(exit?.totalPaise).toBe(right.loan + exitInterest);

      // Partial refund: its new schedule repays the rest over the same periods.
      const partRupees = Math.floor(of.amountRupees / 3);
      const part = refundedLoan(fresh, { financedRupees: of.amountRupees, beforeRupees: 0, amountRupees: partRupees });
      expect(
        part.instalments.map((row) => [row.dueOn, row.principalPaise, row.interestPaise, row.balancePaise]),
      ).toEqual(afterPart(of, right, partRupees));

      // Full refund, on the same day and after the cooling-off days.
      const all = { financedRupees: of.amountRupees, beforeRupees: 0, amountRupees: of.amountRupees };
      const nothing = { interestPaise: 0, gstPaise: 0, feesPaise: 0, chargesPaise: 0 };
      const early = returnedLoan(fresh, refundedLoan(fresh, all), nothing, kfs.issuedAtMs + DAY_MS - 1);
      expect([early.cost.toShopperPaise, early.cost.retainedPaise, Object.values(early.cost.owed)]).toEqual([
        0,
        0,
        [0, 0, 0],
      ]);

      checkLater(of, kfs, right);
    }),
    { numRuns: LOANS },
  );
});

it('₹40,000 over 6 months at 13 % disbursed 3 days after the first statement charges ₹384.66 for 27 days, not ₹433.33', () => {
  const of: Given = {
    amountRupees: 40_000,
    rateBps: 1300,
    tenure: 6,
    isNoCost: false,
    isCreditCard: false,
    feeRupees: 199,
    isShopFee: true,
    penalBps: 200,
    foreclosureBps: 300,
    bounceRupees: 450,
    coolingOffDays: 3,
    firstDay: '2026-11-28',
    laterDays: 3,
    paid: 0,
    overdue: 0,
    daysOn: 0,
  };
  const first = statement(of, '2026-11-28', null);
  expect(first.schedule[0]).toMatchObject({ dueOn: '2026-12-28', interestPaise: 43_333 });
  const again = statement(of, '2026-12-01', first);
  expect(again).toMatchObject({ disbursedOn: '2026-12-01', firstPeriodDays: 27, firstEmiOn: '2026-12-28' });
  expect(again.schedule[0]).toMatchObject({ dueOn: '2026-12-28', interestPaise: 38_466, feesPaise: 23_482 });
});
