import { buildKfs } from '../../../../server/services/payments/build-kfs';
import type { Kfs } from '../../../../shared/api/kfs';
import type { EmiPlan } from '../../../../shared/api/sales';
import { emiPlans, type Lender, lenders, type Tenure, tenures } from '../../../../shared/lenders';
import { type Random, randomFrom } from '../../../support/random';

/** One loan from the server: a row of the plan list, and its statement. */
export interface StatedLoan {
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly amountRupees: number;
  readonly plan: EmiPlan;
  readonly kfs: Kfs;
}

/** Amounts whose instalment rounds up least or most, or with a high share of fees. */
const edgesOf = ({ minLoanAmount: least, maxLoanAmount: most }: Lender): number[] => [
  least,
  least + 1,
  least + 2,
  Math.round((least + most) / 2),
  most - 1,
  most,
];

const MOMENTS = [
  '2026-01-31T06:00Z',
  '2027-01-29T18:29:59Z',
  '2027-01-29T18:30Z',
  '2028-01-30T12:00Z',
  '2028-02-29T12:00Z',
  '2026-10-31T23:59Z',
  '2026-12-31T18:30Z',
].map((moment) => Date.parse(moment));

const A_YEAR_MS = 365 * 24 * 60 * 60_000;
const someMoment = (random: Random): number =>
  MOMENTS[random.below(2 * MOMENTS.length)] ?? Date.UTC(2026, 10, 22) + random.below(A_YEAR_MS);

/** All plans of all lenders, for each lender's edges and `amounts` random amounts. */
export function* someLoans(amounts: number, seed: number): Generator<StatedLoan> {
  const random = randomFrom(seed);
  for (const lender of lenders) {
    const { minLoanAmount: least, maxLoanAmount: most } = lender;
    const anyOnes = Array.from({ length: amounts }, () => least + random.below(most - least + 1));
    for (const amountRupees of [...edgesOf(lender), ...anyOnes])
      yield* loansOf(lender, amountRupees, someMoment(random));
  }
}

function* loansOf(lender: Lender, amountRupees: number, issuedAtMs: number): Generator<StatedLoan> {
  for (const tenure of tenures) {
    const annualRateBps = lender.annualRateBps[tenure];
    const plan = emiPlans(lender, amountRupees).find((each) => each.tenure === tenure);
    if (annualRateBps === null || !plan) continue;
    const kfs = buildKfs({
      language: 'en',
      lender,
      tenure,
      annualRateBps,
      amountRupees,
      dueRupees: 0,
      issuedAtMs,
      merchantName: 'Zenmart',
      orderId: 'ZM-1',
      maskedMobile: null,
      proposalNumber: 'KD7Q2X84LM-1',
    });
    yield { lender, tenure, amountRupees, plan, kfs };
  }
}
