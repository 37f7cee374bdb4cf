import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hdfc } from '../../shared/lenders/hdfc';
import type { Lender, Tenure } from '../../shared/lenders/lender';
import { planCost } from '../../shared/lenders/plans';
import {
  exitLine,
  refundLine,
  type SettlementLine,
  type Subvention,
  type SubventionBearer,
  saleLine,
  subventionBearers,
  subventionOf,
} from '../../shared/money/subvention';
import type { Instalment, Loan, LoanBook } from './loan';
import { exitNow } from './loan-quote';
import { type RefundedLoan, refundedLoan, returnedLoan } from './loan-refund';

/** Refund and exit of 2,000 random loans, cash flow by cash flow, calculated with exact fractions and without
 *  `shared/money`. */
const LOANS = 2_000;
const LASTS_AT_MOST_MS = 20_000;
const DAY_MS = 86_400_000;
const BEGAN_AT_MS = Date.parse('2026-11-28T06:30:00Z');

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
/** n ÷ d, half up. */
const halfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d));
const gstOf = (paise: number): number => halfUp(BigInt(paise) * 18n, 100n);

interface Given {
  readonly amountRupees: number;
  readonly rateBps: number;
  readonly tenure: Tenure;
  readonly isNoCost: boolean;
  readonly isCreditCard: boolean;
  readonly feeRupees: number;
  readonly isShopFee: boolean;
  readonly keepsFees: boolean;
  readonly bearer: SubventionBearer;
  readonly coolingOffDays: number;
  readonly paid: number;
  /** In thousandths; 0 = none. */
  readonly partOfThousand: number;
  /** Days since the last due day, or since the sale, at the refund of the rest. */
  readonly daysOn: number;
}
const given: fc.Arbitrary<Given> = fc.record({
  amountRupees: fc.integer({ min: 1_000, max: 500_000 }),
  rateBps: fc.integer({ min: 1, max: 3_600 }),
  tenure: fc.constantFrom<Tenure>(3, 6, 9, 12, 18, 24),
  isNoCost: fc.boolean(),
  isCreditCard: fc.boolean(),
  feeRupees: fc.constantFrom(0, 99, 199, 499),
  isShopFee: fc.boolean(),
  keepsFees: fc.boolean(),
  bearer: fc.constantFrom(...subventionBearers),
  coolingOffDays: fc.integer({ min: 1, max: 7 }),
  paid: fc.constantFrom(0, 0, 1, 2),
  partOfThousand: fc.constantFrom(0, 1, 250, 333, 700, 999),
  daysOn: fc.integer({ min: 0, max: 27 }),
});

interface Row {
  readonly principal: number;
  readonly interest: number;
  readonly gst: number;
}
interface Exact {
  readonly price: number;
  readonly loan: number;
  readonly discount: number;
  /** Fees with GST, of the shop and of the shopper. */
  readonly shopFees: number;
  readonly shopFeesGst: number;
  readonly fees: number;
  readonly rows: readonly Row[];
}

function exact(of: Given): Exact {
  const price = of.amountRupees * 100;
  const [rate, months] = [BigInt(of.rateBps), BigInt(of.tenure)];
  const [above, below] = [(120_000n + rate) ** months, 120_000n ** months];
  // Present value of price ÷ months a month: price ÷ months × (1 − below ÷ above) ÷ (rate ÷ 120,000).
  const present = [BigInt(price) * (above - below) * 120_000n, months * above * rate] as const;
  const loan = of.isNoCost ? halfUp(...present) : price;
  const usual = [BigInt(of.amountRupees) * rate * above, 120_000n * (above - below)] as const;
  const evenly = [BigInt(of.amountRupees), months] as const;
  const [n, d] = of.isNoCost ? evenly : usual;
  const emi = Number((n + d - 1n) / d) * 100;
  const rows: Row[] = [];
  let balance = loan;
  for (let number = 1; number <= of.paid; number += 1) {
    const interest = halfUp(BigInt(balance) * rate, 120_000n);
    rows.push({ principal: emi - interest, interest, gst: of.isCreditCard ? gstOf(interest) : 0 });
    balance -= emi - interest;
  }
  const fees = of.feeRupees * 100 + gstOf(of.feeRupees * 100);
  const shopFees = of.isNoCost && of.isShopFee ? fees : 0;
  const shopFeesGst = halfUp(BigInt(shopFees) * 18n, 118n);
  return { price, loan, discount: price - loan, shopFees, shopFeesGst, fees: fees - shopFees, rows };
}

const lenderOf = (of: Given): Lender => ({
  ...hdfc,
  gstOnInterest: of.isCreditCard,
  noCostTenures: of.isNoCost ? [of.tenure] : [],
  noCostFee: of.isShopFee ? 'SHOP' : 'SHOPPER',
  loanTerms: {
    ...hdfc.loanTerms,
    coolingOffDays: of.coolingOffDays,
    fees:
      of.feeRupees === 0
        ? []
        : [{ kind: 'PROCESSING', payee: 'LENDER', amountRupees: of.feeRupees, includesGst: false }],
  },
});

function begun(of: Given): {
  readonly book: LoanBook;
  readonly subvention: Subvention;
  readonly emisAreWhole: boolean;
} {
  const cost = planCost(lenderOf(of), of.tenure, of.rateBps, of.amountRupees);
  const dueOn = (number: number): string => {
    const month = new Date(Date.UTC(2026, 10 + number, 28));
    return month.toISOString().slice(0, 10);
  };
  const loan: Loan = {
    txnUuid: 'txn',
    mobile: '9000000001',
    merchantKey: 'shop',
    lenderId: '402',
    loanPaise: cost.loanPaise,
    discountPaise: cost.discountPaise,
    interestPaise: cost.interestPaise,
    gstPaise: cost.gstOnInterestPaise,
    feesPaise: cost.feesPaise,
    instalmentPaise: cost.emiPaise,
    annualRateBps: of.rateBps,
    aprBps: null,
    isNoCost: cost.isInterestMet,
    isGstOnInterest: of.isCreditCard,
    coolingOffDays: of.coolingOffDays,
    foreclosureBps: 0,
    penalBpsPerMonth: 0,
    penalBy: 'DAY',
    firstPeriodDays: null,
    bounceChargePaise: 0,
    keepsFeesOnExit: of.keepsFees,
    status: 'ACTIVE',
    areDebitsPaused: false,
    pauses: {},
    monthsAhead: 0,
    beganAtMs: BEGAN_AT_MS,
    endedAtMs: null,
  };
  const instalments = cost.instalments.map(
    (row): Instalment => ({
      number: row.number,
      dueOn: dueOn(row.number),
      principalPaise: row.principalPaise,
      interestPaise: row.interestPaise,
      gstPaise: row.gstPaise,
      balancePaise: row.balancePaise,
      chargesPaise: 0,
      debitOn: row.number <= of.paid ? null : dueOn(row.number),
      bouncedAtMs: null,
      missedAtMs: null,
      paidAtMs: row.number <= of.paid ? 1 : null,
    }),
  );
  const record = subventionOf(cost);
  const subvention = { ...record, borneBy: record.borneBy && of.bearer };
  // A short loan whose second instalment is its last has rounding there and is left out.
  return { book: { loan, instalments }, subvention, emisAreWhole: cost.instalments.length > of.paid + 1 };
}

/** Cash flow of shopper, shop and lender since the sale, paise. */
class Cash {
  readonly of = { shopper: 0, shop: 0, lender: 0, brand: 0 };
  readonly #bearer: SubventionBearer;

  constructor(bearer: SubventionBearer) {
    this.#bearer = bearer;
  }

  /** Applies a settlement line. Fails unless it has the exact figures and all cash flows sum to 0. */
  settle(
    line: SettlementLine,
    right: { readonly price: number; readonly borne: number; readonly lender: number; readonly shopper: number },
  ): void {
    const { price, borne, lender, shopper } = right;
    const shop = this.#bearer === 'MERCHANT' ? price - borne : price;
    const lineBorne = line.discountPaise + line.processingFeePaise + line.processingFeeGstPaise;
    expect([line.pricePaise, lineBorne, line.payoutPaise]).toEqual([price, borne, shop]);
    this.of.shop += line.payoutPaise;
    this.of.brand -= this.#bearer === 'BRAND' ? borne : 0;
    this.of.lender += this.#bearer === 'LENDER' ? lender - borne : lender;
    this.of.shopper += shopper;
    this.isClosed();
  }

  repay(paise: number): void {
    this.of.shopper -= paise;
    this.of.lender += paise;
    this.isClosed();
  }

  isClosed(): void {
    const { shopper, shop, lender, brand } = this.of;
    if (shopper + shop + lender + brand !== 0) expect.fail(`cash from nowhere: ${JSON.stringify(this.of)}`);
  }
}

function sold(
  of: Given,
  right: Exact,
  subvention: Subvention,
): { readonly cash: Cash; readonly lines: SettlementLine[] } {
  const cash = new Cash(subvention.borneBy ?? 'MERCHANT');
  const sale = saleLine(subvention);
  expect(sale).toMatchObject({
    discountPaise: right.discount,
    processingFeePaise: right.shopFees - right.shopFeesGst,
    processingFeeGstPaise: right.shopFeesGst,
  });
  const borne = right.discount + right.shopFees;
  cash.settle(sale, { price: right.price, borne, lender: right.shopFees - right.loan, shopper: 0 });
  right.rows.forEach(({ principal, interest, gst }, index) => {
    cash.repay(principal + interest + gst + (index === 0 ? right.fees : 0));
  });
  expect(right.rows.length).toBe(of.paid);
  return { cash, lines: [sale] };
}

interface Standing {
  readonly book: LoanBook;
  readonly cash: Cash;
  readonly lines: SettlementLine[];
  readonly beforeRupees: number;
  readonly goneShare: number;
  readonly owed: number;
}

/** Refunds a part of the price: principal and discount in proportion; the fee stays. */
function partRefunded(of: Given, right: Exact, subvention: Subvention): Standing {
  const { book } = begun(of);
  const { cash, lines } = sold(of, right, subvention);
  const owed = right.loan - sum(right.rows.map(({ principal }) => principal));
  const amountRupees = Math.floor((of.amountRupees * of.partOfThousand) / 1_000);
  if (amountRupees === 0) return { book, cash, lines, beforeRupees: 0, goneShare: 0, owed };
  const share = halfUp(BigInt(right.loan) * BigInt(amountRupees), BigInt(of.amountRupees));
  const toShopper = Math.max(0, share - owed);
  const refunded = refundedLoan(book, { financedRupees: of.amountRupees, beforeRupees: 0, amountRupees });
  expect([refunded.sharePaise, refunded.toShopperPaise]).toEqual([share, toShopper]);
  const line = refundLine(subvention, lines, partOf(amountRupees, refunded));
  const price = 0 - amountRupees * 100;
  cash.settle(line, { price, borne: price + share, lender: share - toShopper, shopper: toShopper });
  expect([line.processingFeePaise, line.processingFeeGstPaise]).toEqual([0, 0]);
  lines.push(line);
  return {
    book: { loan: book.loan, instalments: refunded.instalments },
    cash,
    lines,
    beforeRupees: amountRupees,
    goneShare: share,
    owed: Math.max(0, owed - share),
  };
}

const partOf = (amountRupees: number, { sharePaise }: RefundedLoan) => ({
  amountPaise: amountRupees * 100,
  loanSharePaise: sharePaise,
  isWhole: false,
  isWithinCoolingOff: true,
  earnedInterestPaise: 0,
});

/**
 * Refunds the rest of the price: in full within the cooling-off days, and less the interest of the elapsed days later.
 */
function wholeRefunded(of: Given, right: Exact, subvention: Subvention): void {
  const { book, cash, lines, beforeRupees, goneShare, owed } = partRefunded(of, right, subvention);
  const lastDueMs = of.paid === 0 ? BEGAN_AT_MS : Date.UTC(2026, 10 + of.paid, 28, 6, 30);
  const nowMs = lastDueMs + of.daysOn * DAY_MS;
  const isWithin = nowMs < BEGAN_AT_MS + of.coolingOffDays * DAY_MS;
  const amountRupees = of.amountRupees - beforeRupees;
  const paid = {
    interestPaise: sum(right.rows.map(({ interest }) => interest)),
    gstPaise: sum(right.rows.map(({ gst }) => gst)),
    feesPaise: of.paid > 0 ? right.fees : 0,
    chargesPaise: 0,
  };
  const refunded = refundedLoan(book, { financedRupees: of.amountRupees, beforeRupees, amountRupees });
  const returned = returnedLoan(book, refunded, paid, nowMs);
  const line = refundLine(subvention, lines, {
    amountPaise: amountRupees * 100,
    loanSharePaise: refunded.sharePaise,
    ...returned,
    isWhole: refunded.isWhole,
  });
  const share = right.loan - goneShare;
  const repaid = share - owed;
  const since = halfUp(BigInt(owed) * BigInt(of.rateBps) * BigInt(of.daysOn), 3_650_000n);
  const sinceGst = of.isCreditCard ? gstOf(since) : 0;
  const interest = paid.interestPaise + paid.gstPaise;
  const discountLeft = amountRupees * 100 - share;
  const retained = isWithin || !of.isNoCost ? 0 : Math.min(paid.interestPaise + since, discountLeft);
  const owes = isWithin || of.isNoCost ? 0 : since + sinceGst;
  const back = isWithin ? repaid + interest + paid.feesPaise : repaid + (of.isNoCost ? interest : 0);
  const toShopper = Math.max(0, back - owes);
  expect(returned.cost.toShopperPaise).toBe(toShopper);
  const feesBack = isWithin ? right.shopFees : 0;
  cash.settle(line, {
    price: 0 - amountRupees * 100,
    borne: retained - discountLeft - feesBack,
    lender: share + retained - feesBack - toShopper,
    shopper: toShopper,
  });
  expect(sum(Object.values(returned.cost.owed))).toBe(Math.max(0, owes - back));
  cash.repay(sum(Object.values(returned.cost.owed)));
  lines.push(line);
  if (isWithin) expect(cash.of).toEqual({ shopper: 0, shop: 0, lender: 0, brand: 0 });
  else if (of.isNoCost) {
    // The shopper pays only their own fee; the lender earns the retained interest and the fees.
    expect(cash.of.shopper).toBe(0 - paid.feesPaise);
    const borne = retained + right.shopFees;
    expect(cash.of.lender).toBe((subvention.borneBy === 'LENDER' ? 0 : borne) + paid.feesPaise);
    expect(cash.of.shop).toBe(subvention.borneBy === 'MERCHANT' ? 0 - borne : 0);
  } else expect([cash.of.shop, cash.of.brand]).toEqual([0, 0]);
  neverMoreThanTheWhole(lines);
}

/** Gives the loan back while the goods stay; then the shop takes the goods back too. */
function exited(of: Given, right: Exact, subvention: Subvention): void {
  const { book, cash, lines, beforeRupees, goneShare, owed } = partRefunded(of, right, subvention);
  const days = of.daysOn % of.coolingOffDays;
  const nowMs = BEGAN_AT_MS + days * DAY_MS;
  const exit = exitNow(book, nowMs);
  const interest = halfUp(BigInt(owed) * BigInt(of.rateBps) * BigInt(days), 3_650_000n);
  const retainedFees = of.keepsFees ? right.fees : 0;
  expect(exit).toMatchObject({ principalPaise: owed, interestPaise: interest, feesPaise: retainedFees });
  cash.repay(owed + interest + retainedFees);
  const feesBack = of.keepsFees ? 0 : right.shopFees;
  const line = exitLine(subvention, lines, { keepsFees: of.keepsFees });
  cash.settle(line, { price: 0, borne: 0 - feesBack, lender: 0 - feesBack, shopper: 0 });
  lines.push(line);
  // The sale stands: the merchant has the price of the retained goods less its discount.
  const sale = right.price - beforeRupees * 100;
  const discount = sale - (right.loan - goneShare);
  const feesLeft = right.shopFees - feesBack;
  expect(cash.of.shop).toBe(subvention.borneBy === 'MERCHANT' ? sale - discount - feesLeft : sale);
  expect(cash.of.shopper).toBe(0 - owed - interest - retainedFees);

  const over: LoanBook = {
    loan: { ...book.loan, status: 'CANCELLED', endedAtMs: nowMs },
    instalments: book.instalments,
  };
  const amountRupees = of.amountRupees - beforeRupees;
  const refunded = refundedLoan(over, { financedRupees: of.amountRupees, beforeRupees, amountRupees });
  const repaid = { interestPaise: interest, gstPaise: 0, feesPaise: retainedFees, chargesPaise: 0 };
  const returned = returnedLoan(over, refunded, repaid, nowMs);
  const back = owed + interest + retainedFees;
  expect(returned.cost.toShopperPaise).toBe(back);
  const last = refundLine(subvention, lines, {
    amountPaise: amountRupees * 100,
    loanSharePaise: refunded.sharePaise,
    ...returned,
    isWhole: refunded.isWhole,
  });
  const borne = 0 - discount - feesLeft;
  cash.settle(last, { price: 0 - sale, borne, lender: owed - feesLeft - back, shopper: back });
  lines.push(last);
  expect(cash.of).toEqual({ shopper: 0, shop: 0, lender: 0, brand: 0 });
  neverMoreThanTheWhole(lines);
}

function neverMoreThanTheWhole(lines: readonly SettlementLine[]): void {
  const columns = ['pricePaise', 'discountPaise', 'processingFeePaise', 'processingFeeGstPaise'] as const;
  const below = columns.filter((column) => {
    let total = 0;
    return lines.some((line) => {
      total += line[column];
      return total < 0;
    });
  });
  expect(below).toEqual([]);
}

it('2,000 random loans are refunded, exited and refunded after an exit to the paisa, and all cash flows sum to 0', {
  timeout: LASTS_AT_MOST_MS,
}, () => {
  fc.assert(
    fc.property(given, (of) => {
      const right = exact(of);
      const { subvention, emisAreWhole } = begun(of);
      fc.pre(emisAreWhole);
      wholeRefunded(of, right, subvention);
      exited({ ...of, paid: 0 }, { ...right, rows: [] }, subvention);
    }),
    { numRuns: LOANS, seed: 20_261_128 },
  );
});

it('₹20,000 over 3 months at 13 % pays the shop ₹19,339.55 at no cost, and a full refund in time takes back exactly that', () => {
  const subvention = subventionOf({ loanPaise: 1_957_437, discountPaise: 42_563, shopFeesPaise: 23_482 });
  expect(subvention).toEqual({
    borneBy: 'MERCHANT',
    pricePaise: 2_000_000,
    discountPaise: 42_563,
    processingFeePaise: 19_900,
    processingFeeGstPaise: 3_582,
  });
  const sale = saleLine(subvention);
  expect(sale.payoutPaise).toBe(1_933_955);
  const all = { amountPaise: 2_000_000, loanSharePaise: 1_957_437, isWhole: true };
  const inTime = refundLine(subvention, [sale], { ...all, isWithinCoolingOff: true, earnedInterestPaise: 0 });
  expect(inTime.payoutPaise).toBe(-1_933_955);
  const late = refundLine(subvention, [sale], { ...all, isWithinCoolingOff: false, earnedInterestPaise: 13_943 });
  expect(late).toMatchObject({ discountPaise: -28_620, processingFeePaise: 0, payoutPaise: -1_971_380 });
});
