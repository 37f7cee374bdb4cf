import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { brand } from '../brand';
import { inStatedOrder } from '../rules/lender-choice';
import {
  amountFit,
  atMerchant,
  brandingOf,
  emiPlans,
  lenderById,
  lenderOfSubDomain,
  lenders,
  lendersIn,
  planCost,
  planEmi,
  salesLenders,
  sameBank,
  type Tenure,
  tenures,
} from '.';
import type { PricedPlan } from './priced-plan';

const ids = '1 201 202 401 402 501 502 504 701 704 901 1201 1401 1501 1601 1701 1703 1801 1803 1903 2003 2203 2303';
const known = (lenderId: string) => {
  const found = lenderById(lenderId);
  if (!found) throw new Error(`no lender ${lenderId}`);
  return found;
};

describe('the lenders', () => {
  // @req ENT-016, ENT-022
  it('have the 23 ids of the specification and no other', () => {
    expect(lenders.map(({ lenderId }) => lenderId).sort()).toEqual(ids.split(' ').sort());
  });

  // @req ENT-016
  it('are the same 23 in production, and in the sandbox these with 2601, which offers Only in the sandbox', () => {
    expect(lendersIn('production')).toEqual(lenders);
    const added = lendersIn('sandbox').filter((each) => !lenders.includes(each));
    expect(added.map(({ lenderId }) => lenderId)).toContain('2601');
    expect(added.filter(({ offer }) => offer !== 'Only in the sandbox')).toEqual([]);
  });

  it('have no id or name twice', () => {
    const all = lendersIn('sandbox');
    expect(new Set(all.map(({ lenderId }) => lenderId)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  // @req ENT-014
  it('are all that this folder describes', () => {
    const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
    const described = readdirSync(import.meta.dirname).filter(
      (file) => file.endsWith('.ts') && / = lender\(/.test(read(file)),
    );
    const listed = read('registry.ts');
    expect(described.filter((file) => !listed.includes(`'./${file.replace('.ts', '')}'`))).toEqual([]);
    expect(described).toHaveLength(lendersIn('sandbox').length);
  });

  // @req CAL-018
  it.each([
    ['ICICI', 1500],
    ['HDFC', 3000],
    ['KKBK', 3000],
    ['BARB', 2500],
    ['AMEX', 5000],
    ['CITI', 2500],
    ['HSBC', 2000],
    ['INDB', 2000],
    ['RATN', 1000],
    ['SBIN', 2500],
    ['SCBL', 2500],
    ['UTIB', 3000],
    ['YESB', 1500],
  ])('with bank code %s finance from ₹%i', (bankCode, minLoanAmount) => {
    expect(lenders.find((each) => each.bankCode === bankCode)?.minLoanAmount).toBe(minLoanAmount);
  });

  // @req CAT-047
  it('of the static data are of category EMI, each with a logo, a generic icon or the monogram of its name', () => {
    for (const { category, logoIcon, useGenericIcon } of lenders) {
      expect(category).toBe('EMI');
      expect(useGenericIcon && logoIcon !== null).toBe(false);
    }
    expect(lenders.filter(({ useGenericIcon }) => useGenericIcon).map(({ lenderId }) => lenderId)).toEqual([
      '202',
      '504',
      '1703',
    ]);
    expect(lenders.filter(({ logoIcon }) => logoIcon !== null).map(({ lenderId }) => lenderId)).toEqual(['1']);
  });

  // @req CAL-009, CAL-010
  it('charge between 11.88 % and 15 % a year, and State Bank of India has no rate for 18 and 24 months', () => {
    for (const { annualRateBps } of lenders) {
      for (const rate of Object.values(annualRateBps).filter((each) => each !== null)) {
        expect(rate).toBeGreaterThanOrEqual(1188);
        expect(rate).toBeLessThanOrEqual(1500);
      }
    }
    expect(known('1701').annualRateBps).toMatchObject({ 18: null, 24: null });
  });
});

describe('the lender of a site', () => {
  // @req ENT-017
  it('is the provider’s own brand for an unknown id, and for none', () => {
    for (const lenderId of ['9999', '', 'default', 'constructor', null])
      expect(brandingOf(lenderId)).toMatchObject({ name: brand.name, theme: brand.theme, subDomainName: null });
    expect(brandingOf('401')).toMatchObject({ name: 'HDFC Bank', subDomainName: 'hdfc' });
  });

  it('is known by five sub-domains, each of one lender', () => {
    const names = lenders.flatMap(({ subDomainName }) => subDomainName ?? []);
    expect(names.sort()).toEqual(['axis', 'baroda', 'hdfc', 'icici', 'kotak']);
    expect(names.map((name) => lenderOfSubDomain(name)?.subDomainName)).toEqual(names);
    expect(lenderOfSubDomain('')).toBeUndefined();
  });
});

describe('a bank', () => {
  // @req ENT-019
  it('has a FlexiPay and a housing finance arm, and another one a card and its line', () => {
    const idsOf = (lenderId: string) => sameBank(lenderId).map((each) => each.lenderId);
    expect(idsOf('402').sort()).toEqual(['202', '402']);
    expect(sameBank('202').map(({ name }) => name)).toEqual(['Banyan Housing Finance', 'Banyan FlexiPay']);
    expect(idsOf('504')).toEqual(['502', '504']);
    expect(idsOf('401')).toEqual(['401']);
    expect(idsOf('9999')).toEqual([]);
  });
});

describe('lenders other than banks', () => {
  const typed = (type: string) => lendersIn('sandbox').flatMap(({ legal, name }) => (legal.type === type ? name : []));

  // @req ENT-018, ENT-020, ENT-021
  it('is our own lending brand, and others, one of them twice; a debit card is one bank’s', () => {
    expect(typed('NBFC').sort()).toEqual([
      'Gulmohar Credit',
      'Kadam Credit',
      'Marigold Consumer Credit',
      'Marigold Finance',
      'Neem Credit',
      'Peepal Finance',
    ]);
    expect(typed('HFC')).toEqual(['Banyan Housing Finance']);
    expect(typed('NBFC').filter((name) => name.startsWith(brand.name))).toEqual(['Kadam Credit']);
    expect(typed('NBFC').filter((name) => name.startsWith('Marigold '))).toHaveLength(2);
    expect(lenders.filter(({ card }) => card === 'debit').map(({ name }) => name)).toEqual(['Jasmine Bank Debit Card']);
  });
});

describe('plans', () => {
  // @req CAL-008, Q-044
  it('stand for each of 3, 6, 9, 12, 18 and 24 months, with nulls where there is no rate', () => {
    const plans = emiPlans(known('1701'), 54_990);
    expect(plans.map(({ tenure }) => tenure)).toEqual([...tenures]);
    expect(plans.at(-1)).toMatchObject({ interestRate: null, emi: null, totalAmountPayableToBank: null });
  });

  // @req ENT-013
  it('cost a customer exactly ₹54,990 for ₹54,990 at no cost over 3 months, ₹18,330 a month: the shop pays the fee of ₹234.82', () => {
    expect(emiPlans(known('401'), 54_990)[0]).toEqual({
      emiPlanId: '401-3',
      tenure: 3,
      interestRate: 0,
      currency: 'INR',
      emi: 18_330,
      totalAmountPayableToBank: 54_990,
      totalInterest: 0,
      isNoCost: true,
      cost: {
        discountPaise: 107_110,
        interestPaise: 107_110,
        gstOnInterestPaise: 0,
        feesPaise: 0,
        totalPayablePaise: 5_499_000,
        aprBps: 1_188,
      },
    });
  });

  it('are NO COST EMI exactly where the total equals the price, at each lender, tenure, payer of the fee and tax on interest', () => {
    const wrong = lenders.flatMap((own) =>
      (['SHOP', 'SHOPPER'] as const).flatMap((noCostFee) =>
        [false, true].flatMap((gstOnInterest) =>
          emiPlans({ ...atMerchant({ ...own, noCostTenures: [3, 12] }, [3, 12]), noCostFee, gstOnInterest }, 20_001)
            .filter((plan) => plan.isNoCost !== (plan.cost?.totalPayablePaise === 2_000_100))
            .map(({ emiPlanId }) => `${emiPlanId} ${noCostFee} ${gstOnInterest}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('say 0 % interest and the fee of ₹234.82, and not no cost, where the lender keeps its fee', () => {
    const [plan] = emiPlans({ ...known('401'), noCostFee: 'SHOPPER' }, 54_990);
    expect(plan).toMatchObject({ isNoCost: false, interestRate: 0, totalAmountPayableToBank: 55_224.82 });
    expect(plan?.cost).toMatchObject({ discountPaise: 107_110, feesPaise: 23_482 });
  });

  it('are none at ₹2,999 and ₹5,00,001 for a lender of ₹3,000 to ₹5,00,000, and six at both limits', () => {
    const hdfc = known('401');
    expect([2_999, 3_000, 500_000, 500_001].map((amount) => emiPlans(hdfc, amount).length)).toEqual([0, 6, 6, 0]);
    expect([2_999, 3_000, 500_001].map((amount) => amountFit(hdfc, amount))).toEqual([
      'belowMin',
      'within',
      'aboveMax',
    ]);
  });
});

describe('the instalment of a plan alone', () => {
  it('is the one of what the plan costs, at every lender and tenure, at no cost and with it', () => {
    const differing = lenders.flatMap((own) =>
      [own, atMerchant(own, tenures), { ...atMerchant(own, tenures), noCostFee: 'SHOPPER' as const }].flatMap(
        (lender) =>
          tenures.flatMap((tenure) =>
            [3_000, 9_999, 54_990, 5_00_000].filter((amount) => {
              const rateBps = lender.annualRateBps[tenure];
              if (rateBps === null) return false;
              const { isNoCost, emiPaise } = planCost(lender, tenure, rateBps, amount);
              const alone = planEmi(lender, tenure, rateBps, amount);
              return alone.isNoCost !== isNoCost || alone.emiPaise !== emiPaise;
            }),
          ),
      ),
    );
    expect(differing).toEqual([]);
  });
});

describe('the order of lenders', () => {
  const plan = {
    emiPlanId: 'x',
    interestRate: 12,
    currency: 'INR',
    emi: 100,
    totalInterest: 0,
    isNoCost: false,
  } as const;
  const planFor = (tenure: number, totalPayablePaise: number, aprBps: number): PricedPlan => ({
    ...plan,
    tenure,
    totalAmountPayableToBank: totalPayablePaise / 100,
    cost: { discountPaise: 0, interestPaise: 0, gstOnInterestPaise: 0, feesPaise: 0, totalPayablePaise, aprBps },
  });
  const make = (name: string, ...emiPlans: PricedPlan[]): SalesLender => ({
    lenderId: '1',
    name,
    minLoanAmount: 1,
    maxLoanAmount: 9,
    emiPlans,
    lender_offer: null,
  });
  const names = (list: readonly SalesLender[]): string[] => list.map(({ name }) => name);

  it.each([1_500, 40_000])('at ₹%i starts with the lowest total for the months shown, for each tenure', (amount) => {
    const totalsFor = (months: Tenure): number[] =>
      salesLenders(lenders, amount, months).flatMap(({ emiPlans: plans }) =>
        plans.flatMap(({ tenure, cost }) => (tenure === months && cost ? [cost.totalPayablePaise] : [])),
      );
    for (const months of tenures) expect(totalsFor(months)).toEqual(totalsFor(months).sort((a, b) => a - b));
  });

  it('is for 12 months where no months are asked for', () => {
    expect(names(salesLenders(lenders, 54_990))).toEqual(names(salesLenders(lenders, 54_990, 12)));
    expect(names(salesLenders(lenders, 54_990))).not.toEqual(names(salesLenders(lenders, 54_990, 3)));
  });

  it('puts the lower APR first at the same total of ₹1,500, then goes by name', () => {
    const list = [
      make('C', planFor(12, 150_000, 1_300)),
      make('B', planFor(12, 150_000, 1_299)),
      make('A', planFor(12, 150_000, 1_300)),
      make('D', planFor(12, 149_999, 9_999)),
    ];
    expect(names(inStatedOrder(list, 12))).toEqual(['D', 'B', 'A', 'C']);
  });

  it('puts lenders without a plan for 12 months last, by name', () => {
    const list = [make('C'), make('B', planFor(3, 100, 1)), make('Z', planFor(12, 900, 1))];
    expect(names(inStatedOrder(list, 12))).toEqual(['Z', 'B', 'C']);
  });

  it('goes by name where no amount is known', () => {
    const list = names(salesLenders(lenders, 0));
    expect(list).toEqual([...list].sort());
  });
});
