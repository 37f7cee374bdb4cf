import { nullable, type Schema } from '../../shared/bridge';
import { PROMO_AMOUNTS_MAX } from '../../shared/rules/promo-amounts';
import type { PromoPlan, PromoTerms } from '../types/elements.mjs';

const TERMS_WITHIN_MS = 10_000;
/** Delays of the retries, for an overloaded server. */
const AGAIN_AFTER_MS = [2_000, 8_000, 30_000];

type Raw = Readonly<Record<string, unknown>>;
const figure: Schema<number> = (value) => {
  if (typeof value === 'number' && value >= 0) return value;
  throw RangeError('no figure');
};

// Unknown fields pass, as a newer server may add some.
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

interface Asked {
  readonly amount: number;
  readonly resolve: (terms: PromoTerms) => void;
  readonly reject: (reason: unknown) => void;
}
/** Requests that are collected now, by address without amounts. */
const waiting = new Map<string, Asked[]>();

/** Loads the figures of an amount in whole rupees; simultaneous requests share one call. Times out after 10 s and retries
 *  after 2, 8 and 30 s. Rejects after the last retry, and at once if the server refuses. */
export const fetchTerms = (provider: string, merchantKey: string, amount: number): Promise<PromoTerms> =>
  new Promise((resolve, reject) => {
    const address = `${provider}/app/widget/promos?merchantKey=${merchantKey}&amounts=`;
    const asked = waiting.get(address) ?? [];
    asked.push({ amount, resolve, reject });
    if (asked.length > 1) return;
    waiting.set(address, asked);
    // The parser creates elements of one page in several tasks.
    setTimeout(() => {
      waiting.delete(address);
      while (asked.length > 0) void answer(address, asked.splice(0, PROMO_AMOUNTS_MAX), 0);
    });
  });

async function answer(address: string, asked: readonly Asked[], times: number): Promise<void> {
  try {
    const known = await termsOf(address + [...new Set(asked.map(({ amount }) => amount))]);
    for (const { amount, resolve } of asked) resolve(known(amount));
  } catch (reason) {
    const waitMs = AGAIN_AFTER_MS[times];
    if (waitMs === undefined || reason instanceof RangeError) for (const { reject } of asked) reject(reason);
    else setTimeout(() => void answer(address, asked, times + 1), waitMs);
  }
}

/** As `RefusalMark` of shared/api/envelope: without code and message the answer is a proxy's. */
const isRefusal = ({ success, code, message }: Raw): boolean =>
  success === false && (typeof code === 'number' || typeof code === 'string') && typeof message === 'string';

/** Figures by amount. Throws a `RangeError` if a retry cannot help. */
async function termsOf(address: string): Promise<(amount: number) => PromoTerms> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TERMS_WITHIN_MS);
  try {
    const body = (await (await fetch(address, { signal: giveUp.signal })).json()) as Raw;
    if (isRefusal(body) && !body.retry) throw new RangeError('refused');
    const { promos } = body.data as { promos: Raw[] };
    return (amount) => {
      const { lowest, noCost } = promos.find((each) => each.amount === amount) as Raw;
      return { amount, lowest: plan(lowest, ''), noCost: plan(noCost, '') };
    };
  } finally {
    clearTimeout(timer);
  }
}
