import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { lenders as allLenders, salesLender } from '../lenders';
import { pricedPlans } from '../lenders/priced-plan';
import {
  type NearestAlternative,
  nearestAlternatives,
  type PlanRefusal,
  type WantedPlan,
} from './nearest-alternatives';

const PRICE = 54_990;

const known = new Map<string, SalesLender>();
/** A real lender's answer to a customer with a limit: plans for the price, or for the limit. */
const upTo = (lenderId: string, limitRupees: number, forRupees = PRICE): SalesLender => {
  const found = allLenders.find((each) => each.lenderId === lenderId);
  if (!found) throw new Error(`no lender ${lenderId}`);
  const maxLoanAmount = Math.min(found.maxLoanAmount, limitRupees);
  const rupees = Math.min(forRupees, maxLoanAmount);
  const name = `${lenderId} ${maxLoanAmount} ${rupees}`;
  const lender = known.get(name) ?? salesLender({ ...found, maxLoanAmount }, rupees);
  known.set(name, lender);
  return lender;
};
const nothing: WantedPlan = {
  amountRupees: PRICE,
  lenderId: '401',
  months: 12,
  refusals: [],
  lenders: [],
  partLenders: [],
  applicationLenders: [],
};
const said = (alternatives: readonly NearestAlternative[]): string[] =>
  alternatives.map((each) =>
    each.kind === 'apply' ? `apply ${each.lender.lenderId}` : `${each.kind} ${each.plan.emiPlanId} ${each.totalPaise}`,
  );
const totalOf = (lender: SalesLender, months: number): number =>
  pricedPlans(lender).find(({ tenure }) => tenure === months)?.cost.totalPayablePaise ?? Number.NaN;

describe('₹54,990 with a limit of ₹40,000', () => {
  const part = upTo('401', 40_000);
  const jasmine = upTo('502', 80_000);

  it('offers ₹14,990 now, included in the total, another lender, or an application', () => {
    const alternatives = nearestAlternatives({
      ...nothing,
      lenders: [jasmine],
      partLenders: [part],
      applicationLenders: [upTo('704', 200_000)],
    });
    expect(said(alternatives)).toEqual([
      `partNow 401-12 ${1_499_000 + totalOf(part, 12)}`,
      `otherLender 502-12 ${totalOf(jasmine, 12)}`,
      'apply 704',
    ]);
    expect(alternatives[0]).toMatchObject({ nowRupees: 14_990, financedRupees: 40_000 });
  });

  it('offers no part now if the shop accepts none, and nothing if no lender approves', () => {
    expect(said(nearestAlternatives({ ...nothing, lenders: [jasmine] }))).toEqual([
      `otherLender 502-12 ${totalOf(jasmine, 12)}`,
    ]);
    expect(nearestAlternatives(nothing)).toEqual([]);
  });

  it('offers three of four alternatives, without the application', () => {
    const limits = { lenders: [upTo('401', 80_000), jasmine], partLenders: [upTo('402', 40_000)] };
    const alternatives = nearestAlternatives({ ...nothing, ...limits, applicationLenders: [upTo('704', 200_000)] });
    expect(alternatives.map(({ kind }) => kind)).toEqual(['partNow', 'otherTenure', 'otherLender']);
  });

  it('offers the smallest part if several lenders lend less', () => {
    const [alternative] = nearestAlternatives({
      ...nothing,
      partLenders: [part, upTo('502', 50_000), upTo('402', 45_000)],
    });
    expect(alternative).toMatchObject({ kind: 'partNow', nowRupees: 4_990, lender: { lenderId: '502' } });
  });
});

describe('a refused plan of 12 months', () => {
  const banyan = upTo('401', 500_000);
  const alternatives = (...refusals: readonly PlanRefusal[]) =>
    said(nearestAlternatives({ ...nothing, lenders: [banyan], refusals })).map((each) => each.split(' ')[1]);

  it('that is too long leads to 9, with the saving', () => {
    const refusal: PlanRefusal = { no: 'soLong', lenderId: '401', months: 12 };
    const [alternative] = nearestAlternatives({ ...nothing, lenders: [banyan], refusals: [refusal] });
    expect(alternative).toMatchObject({ kind: 'otherTenure', plan: { tenure: 9 } });
    expect(alternative).toMatchObject({ lessPaise: totalOf(banyan, 12) - totalOf(banyan, 9) });
  });

  it('with a too high instalment leads to the next longer tenure', () => {
    const emi = pricedPlans(banyan).find(({ tenure }) => tenure === 6)?.emi ?? 0;
    const wanted = { ...nothing, months: 6, lenders: [banyan] };
    const refusals: PlanRefusal[] = [{ no: 'soMuchAMonth', lenderId: '401', emi }];
    expect(nearestAlternatives({ ...wanted, refusals })).toMatchObject([{ kind: 'otherTenure', plan: { tenure: 9 } }]);
  });

  it('of a lender that lends nothing leads to none of its plans', () => {
    expect(alternatives({ no: 'anything', lenderId: '401' })).toEqual([]);
    expect(alternatives({ no: 'anything', lenderId: '502' })).toEqual(['401-9']);
  });
});

const lenderIds = allLenders.map(({ lenderId }) => lenderId);
const anyLenders = (forRupees: number) =>
  fc
    .uniqueArray(fc.constantFrom(...lenderIds), { maxLength: 6 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.constantFrom(4_000, 15_000, 40_000, 80_000, 200_000).map((limit) => upTo(id, limit, forRupees)),
        ),
      ),
    );
const anyRefusal: fc.Arbitrary<PlanRefusal> = fc.constantFrom(...lenderIds).chain((lenderId) =>
  fc.oneof(
    fc.constant({ no: 'anything' as const, lenderId }),
    fc.constantFrom(3, 6, 9, 12).map((months) => ({ no: 'soLong' as const, lenderId, months })),
    fc.integer({ min: 1_000, max: 30_000 }).map((emi) => ({ no: 'soMuchAMonth' as const, lenderId, emi })),
  ),
);
const anyWanted: fc.Arbitrary<WantedPlan> = fc.constantFrom(5_000, 14_999, 54_990, 150_000).chain((amountRupees) =>
  anyLenders(amountRupees).chain((yes) =>
    fc.record({
      amountRupees: fc.constant(amountRupees),
      lenderId: fc.option(fc.constantFrom(...lenderIds)),
      months: fc.option(fc.constantFrom(3, 6, 9, 12, 18, 24)),
      refusals: fc.array(anyRefusal, { maxLength: 4 }),
      // Like a server's answer: plans for the amount, or for a part of it.
      lenders: fc.constant(yes.filter(({ maxLoanAmount }) => maxLoanAmount >= amountRupees)),
      partLenders: fc.constant(yes.filter(({ maxLoanAmount }) => maxLoanAmount < amountRupees)),
      applicationLenders: anyLenders(amountRupees),
    }),
  ),
);

const offends = (refusal: PlanRefusal, months: number, emi: number): boolean =>
  refusal.no === 'anything' || (refusal.no === 'soLong' ? months >= refusal.months : emi >= refusal.emi);
/** Checks against the lenders' answers, independent of the rule. */
function canBeTaken(
  each: NearestAlternative,
  { lenders, partLenders, applicationLenders, refusals }: WantedPlan,
): boolean {
  if (each.kind === 'apply') return applicationLenders.includes(each.lender);
  const { lender, plan } = each;
  const isOffered = (each.kind === 'partNow' ? partLenders : lenders).includes(lender);
  const own = refusals.filter(({ lenderId }) => lenderId === lender.lenderId);
  return (
    isOffered &&
    lender.emiPlans.some(({ emiPlanId, emi }) => emiPlanId === plan.emiPlanId && emi === plan.emi) &&
    !own.some((refusal) => offends(refusal, plan.tenure, plan.emi))
  );
}

describe('every alternative', () => {
  it('can be taken: its plan belongs to a lender that approved the amount and has not refused it', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        expect(nearestAlternatives(wanted).filter((each) => !canBeTaken(each, wanted))).toEqual([]);
      }),
    );
  });

  it('is unique in its kind and one of at most three, by total, with an application last', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const alternatives = nearestAlternatives(wanted);
        expect(alternatives.length).toBeLessThanOrEqual(3);
        expect(new Set(alternatives.map(({ kind }) => kind)).size).toBe(alternatives.length);
        const totals = alternatives.map((each) => (each.kind === 'apply' ? Number.POSITIVE_INFINITY : each.totalPaise));
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
      }),
    );
  });

  it('has consistent sums: the amounts paid now and lent are the price, and the total includes both', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        for (const each of nearestAlternatives(wanted)) {
          if (each.kind === 'apply') continue;
          const { cost } = each.plan;
          const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise } = cost;
          const onTop = interestPaise - discountPaise + gstOnInterestPaise + feesPaise;
          expect(each.totalPaise).toBe(wanted.amountRupees * 100 + onTop);
          if (each.kind !== 'partNow') continue;
          expect(each.nowRupees).toBeGreaterThan(0);
          expect(each.nowRupees + each.financedRupees).toBe(wanted.amountRupees);
          const { minLoanAmount, maxLoanAmount } = each.lender;
          expect(each.financedRupees >= minLoanAmount && each.financedRupees <= maxLoanAmount).toBe(true);
        }
      }),
    );
  });

  it('is found if it exists, regardless of the order of the lenders', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const alternatives = nearestAlternatives(wanted);
        const isAny =
          wanted.refusals.length === 0 &&
          (wanted.partLenders.some((each) => pricedPlans(each).length > 0) ||
            wanted.lenders.some((each) => each.lenderId !== wanted.lenderId && pricedPlans(each).length > 0));
        if (isAny) expect(alternatives.length).toBeGreaterThan(0);
        const other = nearestAlternatives({
          ...wanted,
          lenders: [...wanted.lenders].reverse(),
          partLenders: [...wanted.partLenders].reverse(),
        });
        expect(said(other)).toEqual(said(alternatives));
      }),
    );
  });
});
