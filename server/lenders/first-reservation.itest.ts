import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../store/open';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { auditLedger, soundBooks } from '../testing/payments/ledger-audit';
import { end, reserve } from './reservations';

const NOW_MS = 1_800_000_000_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(await postgresDatabase(4), () => undefined);
});
afterAll(() => database.close());

/** Blocks each query for a line until it is released. */
function stopAtLine(): { plugin: KyselyPlugin; arrived(count: number): Promise<void>; letGo(): void } {
  const looking = new WeakSet<object>();
  let here = 0;
  let onArrival = (): void => undefined;
  let letGo = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        const table = node.kind === 'SelectQueryNode' ? JSON.stringify(node.from) : '';
        if (table.includes('"credit_lines"')) looking.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (looking.has(queryId)) {
          here += 1;
          onArrival();
          await isOver;
        }
        return result;
      },
    },
    arrived: (count) =>
      new Promise((resolve) => {
        onArrival = () => here >= count && resolve();
        onArrival();
      }),
    letGo: () => letGo(),
  };
}

it('a loan created while two calls end it, on a line that was never used before, is ended by one of them', async () => {
  const line = { lenderId: '401', mobile: '9811100001' };
  const key = 'first:1';
  const { plugin, arrived, letGo } = stopAtLine();
  const slowly = database.db.withPlugin(plugin);
  const ends = [end(slowly, line, key, 'CONFIRMED', NOW_MS), end(slowly, line, key, 'DECLINED', NOW_MS)];
  await arrived(2);
  const loan = { amountPaise: 40_000, limitPaise: 100_000, expiresAtMs: NOW_MS + 60_000, pageHash: null };
  const shop = { merchantName: 'Zenmart', returnUrl: 'https://zenmart.example/' };
  await reserve(database.db, { ...line, ...loan, ...shop, key }, NOW_MS);
  letGo();
  const [one, other] = await Promise.all(ends);
  expect(['CONFIRMED', 'DECLINED']).toContain(one);
  expect(other).toBe(one);
  const books = await auditLedger(database.db, NOW_MS);
  expect({ ...books, unmatchedPayments: 0 }).toEqual(soundBooks);
});
