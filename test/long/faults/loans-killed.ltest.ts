import type { JSONWebKeySet } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '../../../server/platform/clock';
import { GIVEN_BACK_WITHIN_MS } from '../../../server/store/order-audit';
import type { Db } from '../../../server/store/schema';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import { expectSoundBooks } from '../../../server/testing/loans/sound-books';
import { FakeClock } from '../../../server/testing/server/fake-clock';
import { type ServerProcess, startProcess } from '../../../server/testing/server/server-process';
import { EXAMPLE_SECRET, startTestServer, type TestServer } from '../../../server/testing/server/test-server';
import { MAIN_HOST } from '../../../server/testing/site/site-steps';
import { randomFrom } from '../../support/random';
import { seed } from './support/kill-servers';
import { LoanMoves, type Told } from './support/loan-moves';
import { patientRequest } from './support/patient-request';
import { endAll } from './support/shop-under-fault';
import { BORROWED_WITHIN_MS, someBorrowers } from './support/some-borrowers';
import { type WebhookReceiver, webhookReceiver } from './support/webhook-receiver';

const MOVES = 60;
const KILLS = 6;
const MOVES_BETWEEN = MOVES / KILLS;
/** After this many kills all moves are awaited and the books audited. */
const KILLS_BETWEEN_AUDITS = 3;
/** About the duration of a call, mostly the lender's. */
const MOMENT_MS = 400;
const LASTS_AT_MOST_MS = 240_000;

let servers: ServerProcess[] = [];
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endAll(servers);
  for (const end of ends.splice(0).reverse()) await end();
});

it(
  `${MOVES} debits, bounces, refunds, closings and returns of loans are each done once and kept where one of two processes on one PostgreSQL is killed, ${KILLS} times, KADAM_SEED=${seed}`,
  async () => {
    const random = randomFrom(seed);
    const shop = await webhookReceiver(randomFrom(seed + 1));
    ends.push(shop.close);
    const database = { kind: 'postgres', url: await freshPostgresUrl(), maxConnections: 4 } as const;
    const env = { MERCHANT_PORT: String(shop.port), KADAM_EXAMPLE_SECRET: EXAMPLE_SECRET };
    const onlooker = await startTestServer({ database, env, clock: new FakeClock(Date.now() - BORROWED_WITHIN_MS) });
    ends.push(onlooker.close);
    const { db } = onlooker.server;

    const start = () =>
      startProcess({
        ...env,
        DATABASE_URL: database.url,
        KADAM_DATABASE_POOL: '8',
        KADAM_PUBLIC_URL: `http://${MAIN_HOST}`,
      });
    const urls: string[] = [];
    const request = patientRequest(urls);
    // First: by the clock of these processes the orders would expire before they are paid.
    const borrowers = await someBorrowers(onlooker, request);
    servers = [await start(), await start()];
    urls.push(...servers.map(({ url }) => url));
    const moves = new LoanMoves(borrowers, random, request, systemClock.nowMs);

    const underWay: Promise<void>[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      for (let move = 0; move < MOVES_BETWEEN; move += 1) underWay.push(moves.one());
      await systemClock.delay(random.below(MOMENT_MS));
      const which = random.below(servers.length);
      await servers[which]?.end('SIGKILL');
      const next = await start();
      servers[which] = next;
      urls[which] = next.url;
      if (kill % KILLS_BETWEEN_AUDITS > 0) continue;
      await Promise.all(underWay.splice(0));
      expect(moves.told.wrong).toEqual([]);
      await expectSoundBooks(db, Date.now());
      await expectKept(db, moves.told);
    }
    process.stdout.write(`\nloans under ${KILLS} kills: ${JSON.stringify(moves.told.counts)}\n`);
    const keys = (await request('GET', '/.well-known/jwks.json')).body as unknown as JSONWebKeySet;
    for (const { child, stderr } of servers)
      expect([child.exitCode, child.signalCode, stderr()]).toEqual([null, null, '']);
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);

    onlooker.clock.advance(Date.now() + GIVEN_BACK_WITHIN_MS - onlooker.clock.nowMs());
    await expectAllDone(onlooker, shop, moves.told, keys);
    for (const kind of ['month', 'bounced', 'part', 'whole', 'close', 'exit'])
      expect([kind, moves.told.counts[kind]]).toEqual([kind, expect.any(Number)]);
  },
  LASTS_AT_MOST_MS,
);

/** Reported results are in the books: at least the reported debits, since an answer may be lost, and each ending and
 *  refund with its amount. */
async function expectKept(db: Db, { debits, ended, refunds }: Told): Promise<void> {
  const paid = await db
    .selectFrom('repayments as p')
    .innerJoin('loans as l', 'l.txn_uuid', 'p.txn_uuid')
    .selectAll('p')
    .select('l.mobile')
    .execute();
  const amountOf = (row: (typeof paid)[number]): number =>
    row.principal_paise + row.interest_paise + row.gst_paise + row.fees_paise + row.charges_paise;
  for (const [mobile, told] of debits) {
    const rows = paid.filter((row) => row.mobile === mobile && row.kind === 'INSTALMENT');
    expect(rows.length).toBeGreaterThanOrEqual(told.paid);
    expect(rows.reduce((sum, row) => sum + amountOf(row), 0)).toBeGreaterThanOrEqual(told.paidPaise);
  }
  for (const [txnUuid, { how, offersPaise }] of ended) {
    const [ending, ...more] = paid.filter((row) => row.txn_uuid === txnUuid && row.kind !== 'INSTALMENT');
    expect([ending?.kind, more]).toEqual([how, []]);
    expect(offersPaise).toContain(ending && amountOf(ending));
  }
  const booked = await db.selectFrom('refunds').select(['refund_id', 'txn_uuid', 'amount_rupees']).execute();
  const named = new Map(booked.map((row) => [row.refund_id, [row.txn_uuid, row.amount_rupees]]));
  for (const [refundId, { txnUuid, amountRupees }] of refunds)
    expect([refundId, named.get(refundId)]).toEqual([refundId, [txnUuid, amountRupees]]);
}

/** Five minutes later every refund is done and reported to the shop, always under one id. */
async function expectAllDone(onlooker: TestServer, shop: WebhookReceiver, told: Told, keys: JSONWebKeySet) {
  const { db, work } = onlooker.server;
  shop.takeAll();
  for (let tried = 1; tried > 0; ) tried = (await work.refunds()) + (await work.webhooks());
  await expectSoundBooks(db, onlooker.clock.nowMs());
  await expectKept(db, told);
  const rows = await db.selectFrom('refunds').select(['refund_id', 'amount_rupees', 'status']).execute();
  expect(rows.filter(({ status }) => status !== 'DONE')).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  const heard = await shop.refunds(keys);
  for (const { refund_id, amount_rupees } of rows) {
    const news = heard.filter(({ refundId }) => refundId === refund_id);
    expect([refund_id, new Set(news.map(({ jti }) => jti)).size]).toEqual([refund_id, 1]);
    expect(new Set(news.map(({ amount }) => amount))).toEqual(new Set([amount_rupees]));
  }
  expect(new Set(heard.map(({ refundId }) => refundId)).size).toBe(rows.length);
}
