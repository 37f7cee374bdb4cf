import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, endOfDayInIndia } from '../../../shared/rules/india-days';
import { approvedMobiles } from '../../testing/account/shopper';
import { type Debtor, loanSteps } from '../../testing/loans/loan-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const ON_A_PAGE = 20;
const DAY = '2026-03-31';
const NEXT_DAY = addDays(DAY, 1);
const MIDNIGHT_MS = endOfDayInIndia(DAY);

describe('the history of purchases', () => {
  let kadam: TestServer;
  let shopper: Debtor;
  /** One purchase more than fits on a page. */
  let bought: string[];
  beforeAll(async () => {
    kadam = await startTestServer();
    const steps = loanSteps(() => kadam);
    const [mobile = ''] = approvedMobiles(1, 7_460_000_000);
    bought = [];
    while (bought.length <= ON_A_PAGE) bought.push(await steps.buy(mobile, { amount: 3_000, tenure: 3 }));
    shopper = await steps.debtor(mobile);
    // All at the same time, the start of a day in India.
    await kadam.server.db.updateTable('loans').set({ began_at_ms: MIDNIGHT_MS }).execute();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  const page = async (asked: Readonly<Record<string, string>>) => {
    const { transactionDetails, hasMore, transactionCount, page: number } = await shopper.history(asked);
    return { uuids: transactionDetails.map(({ txnUuid }) => txnUuid), hasMore, transactionCount, number };
  };
  const beganAt = (txnUuid: string | undefined, beganAtMs: number) =>
    kadam.server.db
      .updateTable('loans')
      .set({ began_at_ms: beganAtMs })
      .where('txn_uuid', '=', txnUuid ?? '')
      .execute();

  it('has each of 21 of one moment once, in one order, on two pages', async () => {
    const sorted = bought.toSorted().reverse();
    const count = { transactionCount: ON_A_PAGE + 1 };
    expect(await page({})).toEqual({ uuids: sorted.slice(0, ON_A_PAGE), hasMore: true, number: 1, ...count });
    expect(await page({ page: '2' })).toEqual({ uuids: sorted.slice(ON_A_PAGE), hasMore: false, number: 2, ...count });
    expect(await page({ page: '3' })).toEqual({ uuids: [], hasMore: false, number: 3, ...count });
  });

  it('has them in that order whichever way the database finds them', async () => {
    // That index would return them in order even without ORDER BY.
    await sql`drop index loans_of_mobile`.execute(kadam.server.db);
    const [first, second] = [await page({}), await page({ page: '2' })];
    expect([...first.uuids, ...second.uuids]).toEqual(bought.toSorted().reverse());
  });

  it('counts midnight in India to the new day, and the millisecond before to the old one', async () => {
    const [last] = bought;
    expect(await page({ to: DAY })).toMatchObject({ uuids: [], transactionCount: 0 });
    await beganAt(last, MIDNIGHT_MS - 1);
    expect(await page({ to: DAY })).toMatchObject({ uuids: [last], transactionCount: 1, hasMore: false });
    expect(await page({ from: DAY, to: DAY })).toMatchObject({ uuids: [last] });
    expect(await page({ from: DAY })).toMatchObject({ transactionCount: ON_A_PAGE + 1 });
    // A page that is just full has no next page.
    expect(await page({ from: NEXT_DAY, to: NEXT_DAY })).toMatchObject({ transactionCount: ON_A_PAGE, hasMore: false });
    expect(await page({ from: addDays(NEXT_DAY, 1) })).toMatchObject({ transactionCount: 0 });
    await beganAt(last, endOfDayInIndia(NEXT_DAY));
    expect(await page({ to: NEXT_DAY })).toMatchObject({ transactionCount: ON_A_PAGE });
    expect((await page({})).uuids[0]).toBe(last);
  });
});
