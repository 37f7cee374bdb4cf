import { nullable, type Schema } from '../../shared/bridge';

/** One plan as the line shows it. */
export interface PromoPlan {
  /** Whole rupees. */
  readonly emi: number;
  readonly tenureMonths: number;
  /** Percent a year. */
  readonly interestRate: number;
  /** All instalments and fees, rupees with at most two decimals. */
  readonly totalPayable: number;
  /** The same in whole paise. */
  readonly totalPayablePaise: number;
  /** What of it are fees, with their tax; 0 where the lender charges none. */
  readonly feesPaise: number;
}

/** What the line says of an amount. */
export interface PromoTerms {
  /** Whole rupees. */
  readonly amount: number;
  /** The plan with the lowest instalment; null where no lender finances the amount. */
  readonly lowest: PromoPlan | null;
  /** The plan without cost that has the lowest instalment; null without one. */
  readonly noCost: PromoPlan | null;
}

const ANSWER_WITHIN_MS = 10_000;

type Raw = Readonly<Record<string, unknown>>;
const figure: Schema<number> = (value) => {
  if (typeof value === 'number' && value >= 0) return value;
  throw TypeError('no figure');
};

// Fields that a newer server adds are let pass: a page keeps its pinned SDK.
const plan = nullable<PromoPlan>((value) => {
  const { emi, tenure, interestRate, totalPayablePaise, feesPaise } = value as Raw;
  const paise = figure(totalPayablePaise, '');
  return {
    emi: figure(emi, ''),
    tenureMonths: figure(tenure, ''),
    interestRate: figure(interestRate, ''),
    totalPayable: paise / 100,
    totalPayablePaise: paise,
    feesPaise: figure(feesPaise, ''),
  };
});

/** Asks the provider what the line says of an amount, in whole rupees. Rejects after 10 s, once it is aborted, and where
 *  the answer is a refusal or none. */
export async function fetchTerms(
  provider: string,
  merchantKey: string,
  amount: number,
  asking: AbortController,
): Promise<PromoTerms> {
  const timer = setTimeout(() => asking.abort(), ANSWER_WITHIN_MS);
  try {
    const answer = await fetch(`${provider}/app/widget/promo?merchantKey=${merchantKey}&amount=${amount}`, {
      signal: asking.signal,
    });
    const { data } = (await answer.json()) as { data: Raw };
    return {
      amount,
      lowest: plan(data.lowest, ''),
      noCost: plan(data.noCost, ''),
    };
  } finally {
    clearTimeout(timer);
  }
}
