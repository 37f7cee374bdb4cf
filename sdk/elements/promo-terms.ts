import { nullable, type Schema } from '../../shared/bridge';
import { PROMO_AMOUNTS_MAX } from '../../shared/rules/promo-amounts';
import type { PromoPlan, PromoTerms } from '../types/elements.mjs';

const TERMS_WITHIN_MS = 10_000;
/** Asked again after each of these; a page of many prices may meet a server that has too much to do. */
const AGAIN_AFTER_MS = [2_000, 8_000, 30_000];

type Raw = Readonly<Record<string, unknown>>;
const figure: Schema<number> = (value) => {
  if (typeof value === 'number' && value >= 0) return value;
  throw RangeError('no figure');
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

interface Asked {
  readonly amount: number;
  readonly resolve: (terms: PromoTerms) => void;
  readonly reject: (reason: unknown) => void;
}
/** What is asked for in this moment, by the address without its amounts. */
const waiting = new Map<string, Asked[]>();

/** Asks the provider what the line says of an amount, in whole rupees: all that elements ask for at the same time in one
 *  call. What may help is tried again, after 2, 8 and 30 s; an answer that does not come within 10 s is none. Rejects after
 *  that, and at once where the answer is a refusal. */
export const fetchTerms = (provider: string, merchantKey: string, amount: number): Promise<PromoTerms> =>
  new Promise((resolve, reject) => {
    const address = `${provider}/app/widget/promos?merchantKey=${merchantKey}&amounts=`;
    const asked = waiting.get(address) ?? [];
    asked.push({ amount, resolve, reject });
    if (asked.length > 1) return;
    waiting.set(address, asked);
    // Elements that a page is still reading come in the same moment, not in the same turn.
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

/** As `RefusalMark` of shared/api/envelope: without code and message a network in between has answered. */
const isRefusal = ({ success, code, message }: Raw): boolean =>
  success === false && (typeof code === 'number' || typeof code === 'string') && typeof message === 'string';

/** What is said of each amount. Throws a `RangeError` for what asking again does not change. */
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
