import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from '../../server/store/housekeeping';
import { MERCHANT_CACHE_MS } from '../../server/store/merchant-cache';
import { exampleJourney } from '../../server/testing/api/example-journey';
import { addOldRows, type GrowingTable } from '../../server/testing/database/old-rows';
import { startPostgres, type TestPostgres } from '../../server/testing/database/postgres';
import { startTestServer } from '../../server/testing/server/test-server';
import { endpoints } from '../../shared/api';
import { addressesOf, type Route, type Shown } from '../../shared/site/route';
import { routes, shopRedirect } from '../../shared/site/routes';
import { DatabaseMeter, METERED } from './support/database-meter';
import { MeteredServer } from './support/metered-server';
import { comparison } from './support/samples';

const ROUNDS = Number(process.env.KADAM_GROWTH_ROUNDS ?? 7);
/** Repetitions of each background job and page. */
const TIMES = 100;
const SITE_HOST = 'localhost:4400';
const PAGE_TIMES = 300;
const SEEDED_WITHIN_MS = 900_000;

/** Rows after years: a million finished payments, 100,000 open ones, and all related rows. */
const rowsOf = (table: GrowingTable): number =>
  rows[table] === MERCHANTS ? MERCHANTS : Math.ceil((rows[table] * PERCENT) / 100);
/** Smaller share for experiments. */
const PERCENT = Number(process.env.KADAM_GROWTH_PERCENT ?? 100);
const MERCHANTS = 2_000;
const rows: Readonly<Record<GrowingTable, number>> = {
  agents: MERCHANTS,
  applications: 100_000,
  application_consents: 100_000,
  application_declines: 50_000,
  application_pages: 100_000,
  catalogue_products: 1_000_000,
  catalogue_stores: 10_000,
  catalogue_words: 50_000,
  // None remains: each row is deleted when its payment has taken it.
  credit_releases: 0,
  dispute_entries: 200_000,
  dispute_files: 50_000,
  disputes: 50_000,
  event_log: 500_000,
  kfs_consents: 150_000,
  instalments: 1_000_000,
  kfs_documents: 150_000,
  ledger_accounts: 400_000,
  ledger_entries: 400_000,
  ledger_transfers: 400_000,
  credit_reservations: 250_000,
  linked_accounts: 250_000,
  loans: 500_000,
  mandates: 50_000,
  merchant_lenders: MERCHANTS,
  merchant_origins: MERCHANTS,
  merchant_webhooks: MERCHANTS,
  merchants: MERCHANTS,
  payment_timeline: 1_000_000,
  refunds: 50_000,
  settlement_lines: 500_000,
  subventions: 500_000,
  repayments: 500_000,
  replaced_links: 1_000,
  // None remains: each row is deleted after delivery.
  jobs: 0,
  payment_requests: 100_000,
  filed_applications: 100_000,
  filed_details: 10_000,
  support_tickets: 50_000,
  tab_handovers: 1_000,
  telesales_entries: 1_000,
  telesales_sessions: 10_000,
  transactions: 1_100_000,
  unclaimed_loans: 1_000,
  voucher_grants: 50_000,
  voucher_messages: 50_000,
  consent_texts: 100_000,
  consents: 100_000,
  credit_lines: 100_000,
  customers: 100_000,
  feedback: 100_000,
  idempotency_keys: 100_000,
  kfs_files: 150_000,
  one_time_codes: 100_000,
  rate_limits: 100_000,
  registrations: 100_000,
  sandbox_sms: 100_000,
  sessions: 100_000,
  shop_clicks: 100_000,
  verified_mobiles: 100_000,
  webhook_attempts: 100_000,
  webhook_deliveries: 100_000,
};

let postgres: TestPostgres;
let empty: MeteredServer;
let grown: MeteredServer;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  // Without vacuum, which would distort the measurement.
  postgres = await startPostgres([...METERED, 'autovacuum=off', 'shared_buffers=512MB', 'max_wal_size=8GB']);
  const emptyUrl = await postgres.createDatabase();
  const grownUrl = await postgres.createDatabase();
  empty = await serverOn(emptyUrl);
  grown = await serverOn(grownUrl);
  const startedAtMs = Date.now();
  await addOldRows(grownUrl, rowsOf);
  await vacuumed(emptyUrl);
  await vacuumed(grownUrl);
  process.stdout.write(`\nseeded in ${Math.round((Date.now() - startedAtMs) / 1000)} s\n`);
}, SEEDED_WITHIN_MS);
afterAll(async () => {
  for (const end of ends) await end();
  await postgres.stop();
});

async function serverOn(url: string): Promise<MeteredServer> {
  const database = { kind: 'postgres', url, maxConnections: 5 } as const;
  // The built server as in production; its log is discarded.
  const env = { KADAM_WEB: 'dist', LOG_LEVEL: 'info' };
  const kadam = await startTestServer({ database, env });
  const meter = await DatabaseMeter.of(postgres.adminUrl, url);
  ends.push(kadam.close, () => meter.close());
  return new MeteredServer(kadam, meter);
}

async function vacuumed(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Runs both in turn with alternating order. */
async function interleaved(rounds: number, work: (server: MeteredServer, round: number) => Promise<void>) {
  for (let round = 0; round < rounds; round += 1)
    for (const server of round % 2 === 0 ? [empty, grown] : [grown, empty]) await work(server, round);
}

const framePages = Object.values<Route>(routes).filter(({ shows }) => isBuilt(shows) && shows.merchant !== 'none');
function isBuilt(shows: Shown): shows is Extract<Shown, { page: string }> {
  return typeof shows === 'object' && 'page' in shows;
}

describe('an empty database compared with a million payments, 150,000 consents, 100,000 open orders and 2,000 merchants', () => {
  it('every call, frame page and background job costs the same in both', {
    timeout: SEEDED_WITHIN_MS,
  }, async () => {
    await interleaved(ROUNDS, async (server, round) => {
      // The first round is a warm-up.
      const measured = round === 0 ? server.kadam : server.metered();
      await exampleJourney(() => measured, round);
    });
    await interleaved(TIMES, async (server) => {
      const { work, db } = server.kadam.server;
      await server.measured('sweep, every 5 s', () => work.sweep());
      await server.measured('webhooks, every second', () => work.webhooks());
      await server.measured('links to statements, every 5 s', () => work.messages());
      await server.measured('links of vouchers, every 5 s', () => work.vouchers());
      await server.measured('refunds, every 5 s', () => work.refunds());
      await server.measured('debits, every minute', () => work.debits());
      await server.measured('housekeeping, every 10 min', () => tidy(db, server.kadam.clock.nowMs()));
    });
    // Uses another merchant each time, if there are many, after the cache has expired, so that each is loaded again.
    await interleaved(PAGE_TIMES, async (server, round) => {
      server.kadam.clock.advance(MERCHANT_CACHE_MS);
      const merchantKey = server === grown ? `merchant_key-${round + 1}` : 'zenmart_sandbox';
      for (const row of framePages) {
        const [address = ''] = addressesOf(row);
        const page = () =>
          server.kadam.request('GET', `${address}?merchantKey=${merchantKey}`, {
            headers: { 'accept-encoding': 'br' },
          });
        const { status } = await server.measured(round === 0 ? null : address, page);
        expect(status).toBe(200);
      }
    });
    await interleaved(TIMES, async (server, round) => {
      const link = () =>
        server.kadam.request('GET', `${shopRedirect.path}?to=zenmart`, { headers: { host: SITE_HOST } });
      const { status } = await server.measured(round === 0 ? null : shopRedirect.path, link);
      expect(status).toBe(302);
    });
    process.stdout.write(`\n${comparison(empty.samples, grown.samples)}\n`);
    expect(Object.keys(endpoints).filter((name) => !grown.samples.has(name))).toEqual([]);
  });
});
