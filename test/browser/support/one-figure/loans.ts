import { derivedProfile } from '../../../../server/lenders/customer-profile';
import catalogue from '../../../../server/sandbox/catalogue.json' with { type: 'json' };
import { atMerchant, type Lender, lendersIn, planCost, type Tenure, tenures } from '../../../../shared/lenders';
import { randomFrom } from '../../../support/random';

const shop = catalogue.stores.find(({ handle }) => handle === 'zenmart');
export const lenders: readonly Lender[] = lendersIn('sandbox').map((lender) =>
  // SAFETY: the server has validated the file.
  atMerchant(lender, (shop?.noCostTenures ?? null) as readonly Tenure[] | null),
);

/** One plan of one lender for one amount, with the cost that `shared/money` calculates. */
export interface Loan {
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
  readonly amountRupees: number;
  readonly cost: ReturnType<typeof planCost>;
  /** A customer with a pre-approval of the lender for it. */
  readonly mobile: string;
}

/** Only the first test number of the sandbox has a higher limit. */
const MOST_RUPEES = 300_000;

/** The first number from `from` on whose limit at the lender is sufficient and whose lenders all answer. */
function customerOf(lenderId: string, amountRupees: number, from: number): string {
  for (let number = from; ; number += 1) {
    const profile = derivedProfile(String(number));
    const standing = profile.standingAt(lenderId);
    const isDown = lenders.some((each) => profile.isDownAt(each.lenderId));
    if (standing.standing === 'preApproved' && standing.limitRupees >= amountRupees && !isDown) return String(number);
  }
}

/** Lenders of each kind first: no-cost, GST on interest, no fee, two fees; then all others. A lender that confirms on
 *  its own page shows no amounts there and is left out. */
const ORDER = ['401', '901', '1', '2601'];
const inOrder = [
  ...ORDER.flatMap((id) => lenders.filter(({ lenderId }) => lenderId === id)),
  ...lenders.filter(({ lenderId, hostsTransaction }) => !ORDER.includes(lenderId) && !hostsTransaction),
];

/** Random loans of all lenders in turn, two of four at no cost if the lender offers that. `mobilesFrom`: runs on one
 *  sandbox must not share a customer. */
export function randomLoans(count: number, seed: number, mobilesFrom: number): Loan[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const lender = inOrder[index % inOrder.length] as Lender;
    const offered = tenures.filter((tenure) => lender.annualRateBps[tenure] !== null);
    const isNoCost = lender.noCostTenures.length > 0 && index % 4 < 2;
    const tenure = pick(isNoCost ? lender.noCostTenures : offered);
    const annualRateBps = lender.annualRateBps[tenure] ?? 0;
    const most = Math.min(lender.maxLoanAmount, MOST_RUPEES);
    const amountRupees = lender.minLoanAmount + random.below(most - lender.minLoanAmount + 1);
    return {
      lender,
      tenure,
      annualRateBps,
      amountRupees,
      cost: planCost(lender, tenure, annualRateBps, amountRupees),
      mobile: customerOf(lender.lenderId, amountRupees, mobilesFrom + index * 10_000),
    };
  });
}

/** The offer to compare a loan with: the next lender that has such a plan for the amount; null if there is none. */
export function rivalOf({ lender, tenure, amountRupees }: Loan): Pick<Loan, 'lender' | 'cost'> | null {
  const at = lenders.indexOf(lender);
  const inTurn = [...lenders.slice(at + 1), ...lenders.slice(0, at)];
  for (const other of inTurn) {
    const annualRateBps = other.annualRateBps[tenure];
    const isWithin = amountRupees >= other.minLoanAmount && amountRupees <= other.maxLoanAmount;
    if (annualRateBps !== null && isWithin)
      return { lender: other, cost: planCost(other, tenure, annualRateBps, amountRupees) };
  }
  return null;
}
