import { approvedMobiles } from '../../../../server/testing/account/shopper';
import { debtorIn, loanSteps } from '../../../../server/testing/loans/loan-steps';
import { MINUTE_MS } from '../../../../server/testing/sales/sales-steps';
import type { TestServer } from '../../../../server/testing/server/test-server';
import { newBrowser } from '../../../../server/testing/site/site-steps';
import type { Borrower } from './loan-moves';

/** Purchases of one customer. */
interface Bought {
  readonly mobile: string;
  readonly loans: readonly { readonly lenderId?: string; readonly amount: number; readonly tenure: number }[];
}

const plain = { amount: 8_000, tenure: 6 } as const;
const long = { amount: 8_000, tenure: 9 } as const;
/** A number at every lender: two no-cost loans, two with a longer plan. */
const someOfEach = [
  { lenderId: '701', amount: 12_000, tenure: 3 },
  { lenderId: '701', amount: 12_000, tenure: 6 },
  { lenderId: '701', amount: 12_000, tenure: 12 },
  { lenderId: '402', amount: 20_000, tenure: 9 },
];

const purchases: readonly Bought[] = [
  { mobile: '9000000001', loans: someOfEach },
  // Each instalment bounces at first.
  { mobile: '9000000013', loans: [...someOfEach, long, plain] },
  ...approvedMobiles(8, 7_520_000_000).map((mobile) => ({ mobile, loans: [long, plain] })),
];

/** Time between two purchases, so that codes may be sent again. */
const APART_MS = 31 * MINUTE_MS;

/** Maximum advance of the clock by {@link someBorrowers}. */
export const BORROWED_WITHIN_MS = APART_MS * (purchases.reduce((sum, { loans }) => sum + loans.length, 0) + 1);

/** Makes customers buy at a server and log in there. `request` makes calls with their cookies. */
export async function someBorrowers(
  kadam: TestServer,
  request: TestServer['request'],
): Promise<[Borrower, ...Borrower[]]> {
  const { buy } = loanSteps(() => kadam);
  const bought: { mobile: string; txnUuids: [string, ...string[]] }[] = [];
  for (const { mobile, loans } of purchases) {
    const txnUuids: string[] = [];
    for (const loan of loans) txnUuids.push(await buy(mobile, loan));
    const [first, ...others] = txnUuids;
    if (first === undefined) throw new Error(`${mobile} buys nothing`);
    bought.push({ mobile, txnUuids: [first, ...others] });
  }
  kadam.clock.advance(APART_MS);
  const borrowers = await Promise.all(
    bought.map(async ({ mobile, txnUuids }): Promise<Borrower> => {
      const atHome = newBrowser(() => kadam);
      await atHome.login(mobile);
      const browser = newBrowser(() => ({ request }));
      for (const [name, value] of atHome.jar) browser.jar.set(name, value);
      return { mobile, txnUuids, debtor: debtorIn(browser) };
    }),
  );
  const [first, ...others] = borrowers;
  if (!first) throw new Error('nobody buys');
  return [first, ...others];
}
