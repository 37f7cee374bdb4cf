import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvedMobiles } from '../../testing/account/shopper';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { type Debtor, loanSteps } from '../../testing/loans/loan-steps';
import { expectSoundBooks } from '../../testing/loans/sound-books';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const EVENTS = 200;
const ROUNDS = 10;
const AT_ONCE = 5;
let servers: TestServer[] = [];
beforeAll(async () => {
  const database = await postgresDatabase(5);
  const first = await startTestServer({ database });
  servers = [first, await startTestServer({ database, clock: first.clock })];
}, STARTS_WITHIN_MS);
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Deterministic: 0 to below `below`, from a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it(`${EVENTS} debits, refunds, closings and returns of loans, asked of two servers at once, leave sound books`, {
  tags: ['long'],
}, async () => {
  const [first] = servers;
  if (!first) throw new Error('no server');
  const roll = dice(20_261_124);
  const pick = <Each>(all: readonly Each[]): Each => all[roll(all.length)] ?? expect.fail('nothing to pick');
  const anyServer = loanSteps(() => pick(servers));
  const shoppers = approvedMobiles(ROUNDS, 7_500_000_000);

  const event = async (shopper: Debtor, mobile: string, txnUuid: string): Promise<unknown> => {
    switch (roll(5)) {
      case 0:
        return pick(servers).request('POST', `/sandbox/month-later?mobile=${mobile}`);
      case 1:
      case 2: {
        const { exit } = await shopper.quotes(txnUuid);
        return shopper.end('exit', txnUuid, exit?.totalPaise ?? 0);
      }
      case 3: {
        const refund = { txnUuid, refundId: `R-${roll(6)}-${txnUuid}`, amount: 100 * (1 + roll(20)) };
        return anyServer.merchant.call('POST', '/app/pg/refund', refund);
      }
      default: {
        const { closing } = await shopper.quotes(txnUuid);
        return shopper.end('close', txnUuid, closing?.totalPaise ?? 0);
      }
    }
  };
  // Each round has a shopper with separate loans.
  for (const mobile of shoppers) {
    const loans: string[] = [];
    for (const tenure of [3, 6]) loans.push(await anyServer.buy(mobile, { amount: 5_000, tenure }));
    const shopper = await anyServer.debtor(mobile);
    for (let done = 0; done < EVENTS / ROUNDS; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => event(shopper, mobile, pick(loans))));
    await expectSoundBooks(first.server.db, first.clock.nowMs());
  }
  const seen = await first.server.db.selectFrom('ledger_transfers').select('kind').distinct().execute();
  expect(seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['repay', 'foreclose', 'exit', 'refund']));
});
