import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedOffer } from '../api/payment-kfs';
import { banyanOffer, sampleStatement, tulsiOffer } from '../testing/sample-offers';
import { type ComparedLine, type Comparison, compareOffers } from './compare-offers';

const linesOf = ({ parts }: Comparison): readonly ComparedLine[] => parts.flatMap(({ lines }) => lines);
const namesOf = ({ offers }: Comparison): readonly string[] => offers.map(({ kfsData }) => kfsData.lenderName);
const said = (line: ComparedLine): readonly unknown[] => [
  line.name ?? line.id,
  ...line.amounts,
  line.better && `${line.better.side} ${line.better.by}`,
];

// Few values, so that many are equal.
const anyPaise = fc.integer({ min: 0, max: 4 });
const anyFee = fc.record({
  name: fc.constantFrom('Processing fee', 'Documentation fee'),
  payee: fc.constant('LENDER' as const),
  frequency: fc.constant('ONE_TIME' as const),
  amountPaise: anyPaise,
  gstPaise: anyPaise,
});
const anyOffer: fc.Arbitrary<ComparedOffer> = fc
  .record({
    lenderName: fc.constantFrom('Banyan Bank', 'Tulsi Bank', 'Neem Credit'),
    totalPayablePaise: anyPaise,
    aprBps: anyPaise,
    instalmentPaise: anyPaise,
    discountPaise: anyPaise,
    loanAmountPaise: anyPaise,
    annualRateBps: anyPaise,
    totalInterestPaise: anyPaise,
    totalGstOnInterestPaise: anyPaise,
    costOfLoanPaise: anyPaise,
    coolingOffDays: anyPaise,
    fees: fc.array(anyFee, { maxLength: 3 }),
    charges: fc.record({ lateBps: anyPaise, earlyBps: anyPaise, bouncePaise: anyPaise }),
  })
  .map(({ charges, lenderName, ...kfs }) => ({
    kfsData: sampleStatement(lenderName, {
      ...kfs,
      contingentCharges: [
        { name: 'Late', charge: `${charges.lateBps}%` },
        { name: 'Early', charge: `${charges.earlyBps}%` },
        { name: 'Bounce', charge: `₹${charges.bouncePaise}` },
      ],
    }),
    charges,
  }));
const anyPair = fc.tuple(anyOffer, anyOffer);

describe('compareOffers', () => {
  const comparison = compareOffers(banyanOffer, tulsiOffer);

  it('has the lines of the statement in order, each with the lower side and the difference', () => {
    expect(namesOf(comparison)).toEqual(['Tulsi Bank', 'Banyan Bank']);
    expect(linesOf(comparison).map(said)).toEqual([
      ['totalPayable', 5_917_108, 5_948_306, '0 31198'],
      ['apr', 1_375, 1_482, '0 107'],
      ['emi', 493_100, 493_800, '0 700'],
      ['loan', 5_499_000, 5_499_000, null],
      ['rate', 1_375, 1_400, '0 25'],
      ['interest', 418_108, 425_824, '0 7716'],
      ['Processing fee', 0, 23_482, '0 23482'],
      ['cost', 418_108, 449_306, '0 31198'],
      ['lastEmi', 493_008, 493_024, '0 16'],
      ['If you pay late', 200, 200, null],
      ['If you pay back early', 400, 300, '1 100'],
      ['If a debit fails', 50_000, 45_000, '1 5000'],
      ['coolingOff', 3, 3, null],
      ['complaints', 0, 0, null],
    ]);
    expect([comparison.differentCount, comparison.lineCount]).toEqual([10, 14]);
  });

  it('marks more days to return the loan, and a greater discount, as more', () => {
    const kinder = sampleStatement('Neem Credit', { coolingOffDays: 5, discountPaise: 112_604, isNoCost: true });
    const lines = linesOf(compareOffers({ ...banyanOffer, kfsData: kinder }, banyanOffer));
    for (const [id, by] of [
      ['coolingOff', 2],
      ['discount', 112_604],
    ] as const)
      expect(lines.find((line) => line.id === id)?.better).toMatchObject({ by, isLess: false });
  });

  it('marks no lower EMI if only one of them has tax', () => {
    const taxed = sampleStatement('Card Bank', { instalmentPaise: 490_000, totalGstOnInterestPaise: 80_000 });
    const lines = linesOf(compareOffers({ ...banyanOffer, kfsData: taxed }, banyanOffer));
    for (const id of ['emi', 'lastEmi'])
      expect(lines.find((line) => line.id === id)).toMatchObject({ isDifferent: true, better: null });
  });

  it('sorts by lowest total, then lowest APR, then A to Z, regardless of the input order', () => {
    const offer = (name: string, totalPayablePaise: number, aprBps: number): ComparedOffer => ({
      ...banyanOffer,
      kfsData: sampleStatement(name, { totalPayablePaise, aprBps }),
    });
    for (const [first, second] of [
      [offer('Z', 1, 9), offer('A', 2, 1)],
      [offer('Z', 1, 1), offer('A', 1, 2)],
      [offer('A', 1, 1), offer('Z', 1, 1)],
    ] as const)
      for (const given of [[first, second] as const, [second, first] as const])
        expect(compareOffers(...given).offers).toEqual([first, second]);
  });

  it('is the same comparison in either order', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const [one, other] = [compareOffers(a, b), compareOffers(b, a)];
        const isTie =
          a.kfsData.lenderName === b.kfsData.lenderName &&
          a.kfsData.totalPayablePaise === b.kfsData.totalPayablePaise &&
          a.kfsData.aprBps === b.kfsData.aprBps;
        expect([one.differentCount, one.lineCount]).toEqual([other.differentCount, other.lineCount]);
        if (!isTie) expect(one.offers).toEqual(other.offers);
      }),
    );
  });

  it('counts differing lines, and shows an equal one identically on both sides', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const comparison = compareOffers(a, b);
        const lines = linesOf(comparison);
        const equal = lines.filter(({ isDifferent }) => !isDifferent);
        expect([comparison.lineCount, comparison.differentCount]).toEqual([lines.length, lines.length - equal.length]);
        for (const { amounts, texts, better } of equal)
          expect([amounts[0], texts?.[0], better]).toEqual([amounts[1], texts?.[1], null]);
      }),
    );
  });

  it('marks the lower amount, or the greater benefit, with the difference', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        for (const { amounts, better } of linesOf(compareOffers(a, b))) {
          if (better === null) continue;
          const [marked, other] = better.side === 0 ? amounts : [amounts[1], amounts[0]];
          expect(better.by).toBeGreaterThan(0);
          expect(better.isLess ? other - marked : marked - other).toBe(better.by);
        }
      }),
    );
  });

  it('has no difference for one statement with itself', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(compareOffers(offer, offer).differentCount).toBe(0);
      }),
    );
  });

  it('has every fee of the two once, and the fees sum to those of the statements', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const comparison = compareOffers(a, b);
        const fees = linesOf(comparison).filter(({ id }) => id === 'fee');
        expect(new Set(fees.map(({ name }) => name)).size).toBe(fees.length);
        for (const side of [0, 1] as const) {
          const { kfsData } = comparison.offers[side];
          const all = kfsData.fees.reduce((sum, fee) => sum + fee.amountPaise + fee.gstPaise, 0);
          expect(fees.reduce((sum, { amounts }) => sum + amounts[side], 0)).toBe(all);
        }
      }),
    );
  });
});
