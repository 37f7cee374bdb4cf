import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kfs } from '../../../shared/api/kfs';
import { emiPlans, type Lender, lenderById, lenders, tenures } from '../../../shared/lenders';
import { aprUnits } from '../../../shared/money';
import { buildKfs, hashOf, type KfsTerms } from './build-kfs';

const lender = (lenderId: string): Lender => {
  const found = lenderById(lenderId);
  if (!found) throw new Error(lenderId);
  return found;
};
const terms = (change: Partial<KfsTerms> = {}): KfsTerms => ({
  language: 'en',
  orderId: 'ZM-1',
  lender: lender('402'),
  tenure: 6,
  annualRateBps: 1300,
  amountRupees: 54_990,
  dueRupees: 0,
  merchantName: 'Zenmart',
  maskedMobile: '90XXXXX001',
  proposalNumber: 'KD7Q2X84LM-1',
  issuedAtMs: Date.UTC(2026, 10, 21, 6),
  ...change,
});

describe('buildKfs', () => {
  it('₹54,990 at 13 % over 6 months has instalments, fee with 18 % GST, totals and days', () => {
    const kfs = buildKfs(terms());
    expect(kfs).toMatchObject({
      instalmentPaise: 951_600,
      instalmentCount: 6,
      totalFeesPaise: 19_900 + 3_582,
      netDisbursedPaise: 5_499_000,
      disbursedOn: '2026-11-21',
      // Three banking days after a Saturday, with Guru Nanak Jayanti on the 24th.
      validUntilMs: Date.parse('2026-11-26T18:30:00Z'),
      firstEmiOn: '2026-12-21',
      lastEmiOn: '2027-05-21',
      coolingOff:
        'You can return the loan within 3 days of this payment. You then pay what was lent and the interest of those days, and no fee or charge.',
    });
    expect(kfs.totalPayablePaise).toBe(kfs.loanAmountPaise + kfs.costOfLoanPaise);
    expect(kfs.schedule[0]).toMatchObject({ feesPaise: 23_482, paymentPaise: 951_600 + 23_482 });
    expect(kfs.firstPeriodDays).toBeUndefined();
    expect(kfs.aprBps).toBeGreaterThan(1300);
    expect(kfs.aprBps).toBeLessThan(1600);
    expect(Kfs.parse(kfs)).toEqual(kfs);
  });

  it('Hindi has every fee, charge, right and clause of every lender in Hindi', () => {
    for (const each of lenders) {
      const kfs = buildKfs(terms({ language: 'hi', lender: each, merchantName: 'ज़ेनमार्ट' }));
      const { fees, contingentCharges, disbursal, coolingOff, recoveryClause, transferClause, grievanceOfficer } = kfs;
      const said = [
        ...fees.map(({ name }) => name),
        ...contingentCharges.flatMap(({ name, charge }) => [name, charge]),
        ...[disbursal, coolingOff, kfs.refundClause ?? '', recoveryClause, transferClause, grievanceOfficer.name],
      ];
      expect(said).toHaveLength(fees.length + 12);
      for (const text of said) {
        const words =
          text
            .replaceAll(each.legal.legalName, '')
            .replaceAll(each.name, '')
            .match(/[A-Za-z]+/g) ?? [];
        expect([text, words.filter((word) => word !== 'EMI' && word !== 'GST')]).toEqual([text, []]);
      }
    }
  });

  it('a no-cost plan shows discount and interest as two lines of the same size', () => {
    const hdfc = lender('401');
    const kfs = buildKfs(terms({ lender: hdfc, tenure: 3, annualRateBps: 1188 }));
    expect(kfs).toMatchObject({ isNoCost: true, instalmentPaise: 1_833_000 });
    expect(kfs.discountPaise).toBeGreaterThan(0);
    expect(kfs.totalInterestPaise).toBe(kfs.discountPaise);
    expect(kfs.loanAmountPaise + kfs.discountPaise).toBe(5_499_000);
  });

  it("a part of the price is stated alone, with the price and the shop's part", () => {
    const whole = buildKfs(terms({ amountRupees: 40_000 }));
    const { purchaseAmountPaise, dueAtMerchantPaise, contentHash, ...part } = buildKfs(terms({ dueRupees: 14_990 }));
    expect([purchaseAmountPaise, dueAtMerchantPaise]).toEqual([5_499_000, 1_499_000]);
    expect(whole.dueAtMerchantPaise).toBeUndefined();
    expect({ ...part, purchaseAmountPaise: 4_000_000, contentHash: whole.contentHash }).toEqual(whole);
    expect(part.loanAmountPaise).toBe(4_000_000);
    expect(contentHash).not.toBe(whole.contentHash);
    expect(contentHash).toBe(hashOf({ ...part, purchaseAmountPaise, dueAtMerchantPaise }));
  });

  it('GST on interest adds 18 % to the interest of each month', () => {
    const card = lenders.find(({ gstOnInterest }) => gstOnInterest) ?? lender('402');
    const kfs = buildKfs(terms({ lender: { ...card, noCostTenures: [] }, tenure: 12, annualRateBps: 1500 }));
    for (const row of kfs.schedule) {
      expect(row.gstPaise).toBe(Math.round((row.interestPaise * 18) / 100));
      expect(row.paymentPaise).toBe(row.principalPaise + row.interestPaise + row.gstPaise + (row.feesPaise ?? 0));
    }
    expect(kfs.totalGstOnInterestPaise).toBeGreaterThan(0);
  });

  // Calculated with 40 digits; each is slightly below a half basis point, where rounding in two steps fails.
  it.each([
    [2_226, '402', 9, 1400, 4123],
    [1_864, '201', 9, 1299, 4591],
    [1_916, '1703', 9, 1500, 4704],
  ] as const)('₹%i of lender %s over %i months at %i bps rounds its APR once: %i bps', (...loan) => {
    const [amountRupees, lenderId, tenure, annualRateBps, aprBps] = loan;
    expect(buildKfs(terms({ lender: lender(lenderId), tenure, annualRateBps, amountRupees })).aprBps).toBe(aprBps);
  });

  it('the Reserve Bank’s illustration has an APR of 17.07 % with its fees taken from the loan, and of 17.04 % with them in the first payment of ₹1,370', () => {
    const kfs = buildKfs(terms({ lender: lender('2601'), tenure: 24, annualRateBps: 1500, amountRupees: 20_000 }));
    expect(kfs).toMatchObject({
      loanAmountPaise: 2_000_000,
      instalmentCount: 24,
      instalmentPaise: 97_000,
      annualRateBps: 1500,
      totalFeesPaise: 40_000,
      netDisbursedPaise: 2_000_000,
      aprBps: 1704,
    });
    expect(kfs.schedule[0]?.paymentPaise).toBe(137_000);
    const withoutFees = kfs.schedule.map(({ paymentPaise, feesPaise = 0 }) => paymentPaise - feesPaise);
    expect(aprUnits(1_960_000, withoutFees, 100)).toBe(1707);
    expect(kfs.fees.map(({ payee, amountPaise, gstPaise }) => [payee, amountPaise + gstPaise])).toEqual([
      ['LENDER', 24_000],
      ['THIRD_PARTY', 16_000],
    ]);
    // Its interest of ₹3,274 is that of 24 × ₹969.73; whole rupees repay slightly sooner.
    expect(kfs.totalInterestPaise).toBe(327_256);
  });

  it('the hash is equal for equal terms and differs for any other', () => {
    const first = buildKfs(terms());
    expect(buildKfs(terms()).contentHash).toBe(first.contentHash);
    const others = [{ amountRupees: 54_991 }, { tenure: 9 as const }, { proposalNumber: 'x' }, { issuedAtMs: 1 }];
    for (const other of others) expect(buildKfs(terms(other)).contentHash).not.toBe(first.contentHash);
    const { contentHash, ...statement } = JSON.parse(JSON.stringify(first)) as Kfs;
    expect(hashOf(statement)).toBe(contentHash);
  });

  it('amounts sum up for every lender, tenure and amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lenders),
        fc.constantFrom(...tenures),
        fc.integer({ min: 1_500, max: 500_000 }),
        (each, tenure, amountRupees) => {
          const annualRateBps = each.annualRateBps[tenure];
          if (annualRateBps === null) return;
          const kfs = buildKfs(terms({ lender: each, tenure, annualRateBps, amountRupees }));
          const total = kfs.schedule.reduce((paid, row) => paid + row.paymentPaise, 0);
          expect(total).toBe(kfs.totalPayablePaise);
          expect(kfs.totalPayablePaise - kfs.loanAmountPaise).toBe(kfs.costOfLoanPaise);
          expect(kfs.loanAmountPaise + kfs.discountPaise).toBe(amountRupees * 100);
          expect(kfs.schedule.at(-1)?.balancePaise).toBe(0);
        },
      ),
    );
  });

  it('amounts equal those of the plan to the paisa for every lender, tenure and amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lenders),
        fc.constantFrom(...tenures),
        fc.integer({ min: 1_500, max: 500_000 }),
        (each, tenure, amountRupees) => {
          const annualRateBps = each.annualRateBps[tenure];
          const plan = emiPlans(each, amountRupees).find((one) => one.tenure === tenure);
          if (annualRateBps === null || !plan) return;
          const kfs = buildKfs(terms({ lender: each, tenure, annualRateBps, amountRupees }));
          expect(Math.round((plan.totalAmountPayableToBank ?? 0) * 100)).toBe(kfs.totalPayablePaise);
        },
      ),
    );
  });
});
