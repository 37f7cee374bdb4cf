import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenders, tenures } from '../../shared/lenders';
import reference from '../../shared/money/reference-cases.json';
import { type Inputs, queryOf } from './inputs';
import { calculatorMessages } from './messages';
import { monthRows } from './month-rows';
import { monthsCsv } from './months-csv';
import { type OfferedLender, offer, readOffered } from './offered';
import { beyondPricePaise, canBeNoCost, lentTenures, type PricedQuote, quote } from './quote';
import { readInputs } from './read-inputs';

const offered = offer(lenders);
const named = (name: string): OfferedLender => {
  const found = offered.find((each) => each.name === name);
  if (!found) throw new Error(`no lender ${name}`);
  return found;
};
const kotak = named('Kotak Mahindra Bank');
const inputs = (more: Partial<Inputs> = {}): Inputs => ({
  lenderId: kotak.lenderId,
  amountRupees: 50_000,
  tenure: 9,
  isNoCost: false,
  ...more,
});
const priced = (lender: OfferedLender, more: Partial<Inputs> = {}): PricedQuote => {
  const found = quote(lender, inputs(more));
  if (found.kind !== 'priced') throw new Error(found.kind);
  return found;
};
const paise = (rupees: string): number => Math.round(Number(rupees) * 100);
const atRate = (annualRateBps: number): OfferedLender => ({
  ...kotak,
  minLoanAmount: 1,
  maxLoanAmount: 9_999_999,
  noCostTenures: [3, 6, 9, 12],
  annualRateBps: Object.fromEntries(tenures.map((tenure) => [tenure, annualRateBps])) as OfferedLender['annualRateBps'],
  feesPaise: 0,
});
const isOffered = ({ tenureMonths }: { tenureMonths: number }) => tenures.some((tenure) => tenure === tenureMonths);

describe('what the calculator works out', () => {
  // @req CAL-004
  it.each(reference.plans.filter(isOffered))(
    'is ₹$monthlyEmiRupees a month for ₹$amountRupees at $annualRateBps bps over $tenureMonths months',
    ({ amountRupees, annualRateBps, tenureMonths, ...wanted }) => {
      const tenure = tenures.find((each) => each === tenureMonths) ?? 3;
      const { cost, pricePaise } = priced(atRate(annualRateBps), { amountRupees, tenure });
      expect({
        monthlyEmi: cost.emiPaise,
        purchaseAmount: pricePaise,
        totalInterest: cost.interestPaise,
        totalAmount: cost.totalPayablePaise,
        last: cost.instalments.at(-1)?.paymentPaise,
      }).toEqual({
        monthlyEmi: wanted.monthlyEmiRupees * 100,
        purchaseAmount: amountRupees * 100,
        totalInterest: paise(wanted.totalInterestRupees),
        totalAmount: paise(wanted.totalPaidRupees),
        last: paise(wanted.lastInstalmentRupees),
      });
    },
  );

  it.each(reference.noCost.filter(({ tenureMonths }) => tenureMonths <= 12))(
    'is without cost where the discount of ₹$discountRupees on ₹$priceRupees is the interest of $tenureMonths months',
    ({ priceRupees, annualRateBps, tenureMonths, discountRupees }) => {
      const tenure = tenures.find((each) => each === tenureMonths) ?? 3;
      const lender = atRate(annualRateBps);
      const { isNoCost, cost, pricePaise } = priced(lender, { amountRupees: priceRupees, tenure, isNoCost: true });
      expect([isNoCost, cost.discountPaise, cost.interestPaise, cost.totalPayablePaise]).toEqual([
        true,
        paise(discountRupees),
        paise(discountRupees),
        pricePaise,
      ]);
    },
  );

  // @req CAL-005
  it('is ₹5,885 a month and ₹52,961.61 with ₹234.82 of fees for ₹50,000 over 9 months at 14%', () => {
    const found = priced(kotak);
    expect(found.cost).toMatchObject({ emiPaise: 588_500, interestPaise: 296_161, feesPaise: 23_482 });
    expect(beyondPricePaise(found)).toBe(296_161 + 23_482);
  });

  // @req CAL-010
  it('says that State Bank of India has no plan of 18 and 24 months', () => {
    const sbi = named('State Bank of India');
    expect([quote(sbi, inputs({ tenure: 18 })), quote(sbi, inputs({ tenure: 24 }))]).toEqual([
      { kind: 'unavailable' },
      { kind: 'unavailable' },
    ]);
    expect(lentTenures(sbi)).toEqual([3, 6, 9, 12]);
  });

  it('says which side of a lender’s limits an amount is on: ₹2,999 and ₹4,00,001 with Kotak', () => {
    expect(quote(kotak, inputs({ amountRupees: 2_999 }))).toEqual({ kind: 'belowMin' });
    expect(quote(kotak, inputs({ amountRupees: 400_001 }))).toEqual({ kind: 'aboveMax' });
    expect(quote(kotak, inputs({ amountRupees: 3_000 })).kind).toBe('priced');
    expect(quote(kotak, inputs({ amountRupees: 400_000 })).kind).toBe('priced');
  });

  it('is with interest where no cost is asked of a lender that takes no part, or for 18 months', () => {
    expect(priced(named('Axis Bank'), { isNoCost: true })).toMatchObject({
      isNoCost: false,
      cost: { discountPaise: 0 },
    });
    const baroda = named('Bank of Baroda');
    expect(priced(baroda, { isNoCost: true, tenure: 12 }).isNoCost).toBe(true);
    expect(priced(baroda, { isNoCost: true, tenure: 18 }).isNoCost).toBe(false);
    const without9 = lenders.map((lender) => ({ ...lender, annualRateBps: { ...lender.annualRateBps, 9: null } }));
    const [first] = offer(without9.filter(({ name }) => name === baroda.name));
    expect([canBeNoCost(first, 6), canBeNoCost(first, 9)]).toEqual([true, false]);
  });

  // @req CAL-006, CAL-007
  it('adds up for every lender, amount and tenure: price, interest, tax and fees less the discount, month by month', () => {
    const some = fc.record({
      lender: fc.constantFrom(...offered),
      amountRupees: fc.integer({ min: 0, max: 9_999_999 }),
      tenure: fc.constantFrom(...tenures),
      isNoCost: fc.boolean(),
    });
    fc.assert(
      fc.property(some, ({ lender, ...asked }) => {
        const found = quote(lender, { lenderId: lender.lenderId, ...asked });
        if (found.kind !== 'priced') return;
        const { pricePaise, cost } = found;
        const { interestPaise, gstOnInterestPaise, discountPaise, feesPaise, totalPayablePaise } = cost;
        expect(totalPayablePaise).toBe(pricePaise + interestPaise + gstOnInterestPaise - discountPaise + feesPaise);
        expect(found.isNoCost ? discountPaise - interestPaise : discountPaise).toBe(0);
        const { rows } = monthRows(found);
        const sum = (column: string) =>
          rows
            .flatMap(({ amounts }) => amounts)
            .reduce((all, each) => all + (each.column === column ? each.paise : 0), 0);
        expect(sum('emi')).toBe(totalPayablePaise);
        expect(sum('principal') + sum('interest') + sum('gst') + sum('fee')).toBe(totalPayablePaise);
        expect(sum('principal')).toBe(cost.loanPaise);
        expect(rows.at(-1)?.amounts.at(-1)).toEqual({ column: 'left', paise: 0 });
      }),
    );
  });
});

describe('an address', () => {
  it('without a query is ₹50,000 with Kotak Mahindra Bank over 9 months', () => {
    expect(readInputs({}, offered)).toEqual(inputs());
  });

  it('of every input gives it back', () => {
    const some = fc.record({
      lenderId: fc.constantFrom(...lenders.map(({ lenderId }) => lenderId)),
      amountRupees: fc.integer({ min: 0, max: 9_999_999 }),
      tenure: fc.constantFrom(...tenures),
      isNoCost: fc.boolean(),
    });
    fc.assert(
      fc.property(some, (wanted) => {
        const query = Object.fromEntries(new URLSearchParams(queryOf(wanted)));
        expect(readInputs(query, offered)).toEqual(wanted);
      }),
    );
  });

  it.each([
    [{ amount: '₹ 54,990.00' }, { amountRupees: 54_990 }],
    [{ amount: '12345678' }, {}],
    [{ amount: '-5e3' }, { amountRupees: 53 }],
    [{ amount: ['1', '2'] }, {}],
    [{ tenure: '7' }, {}],
    [{ tenure: '24' }, { tenure: 24 }],
    [{ lenderId: 'unknown' }, { lenderId: offered[0].lenderId }],
    [{ noCost: '1' }, { isNoCost: true }],
    [{ noCost: 'yes' }, {}],
  ] as const)('with %j is taken as far as it can be', (query, wanted) => {
    expect(readInputs(query, offered)).toEqual({ ...inputs(), ...wanted });
  });

  it('on a lender’s own site is that lender’s, whomever it names', () => {
    expect(readInputs({ lenderId: kotak.lenderId }, [named('HDFC Bank')]).lenderId).toBe(named('HDFC Bank').lenderId);
  });

  it('throws for no input', () => {
    const keys = fc.constantFrom('amount', 'lenderId', 'tenure', 'noCost', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), (query) => {
        const { amountRupees, tenure } = readInputs(query, offered);
        expect(Number.isSafeInteger(amountRupees) && amountRupees >= 0 && tenures.includes(tenure)).toBe(true);
      }),
    );
  });
});

describe('the file of the months', () => {
  it('has heads, a line a month with CRLF, and rupees with two decimals', () => {
    const [heads, first, ...more] = monthsCsv(priced(kotak), calculatorMessages.english.table).split('\r\n');
    expect(heads).toBe('\uFEFFMonth,EMI,Price part,Interest,Fee,Left to pay');
    expect(first).toBe('1,6119.82,5301.67,583.33,234.82,44698.33');
    expect(more).toHaveLength(9);
  });

  it('has a column for the tax that a card’s lender charges on interest', () => {
    const card = offered.find(({ gstOnInterest }) => gstOnInterest);
    if (!card) throw new Error('no lender charges it');
    expect(monthsCsv(priced(card), calculatorMessages.english.table)).toContain(
      'Month,EMI,Price part,Interest,GST,Fee,Left to pay',
    );
  });
});

describe('what a page offers', () => {
  it('is read back from the page as it was put there', () => {
    expect(readOffered(JSON.stringify(offered))).toEqual(offered);
    expect(offered.map(({ name }) => name)).toEqual(lenders.map(({ name }) => name).sort());
  });

  it('is nothing where it is spoilt or empty', () => {
    expect(readOffered('[]')).toBeNull();
    expect(readOffered('[{"lenderId":"501"}]')).toBeNull();
  });
});
