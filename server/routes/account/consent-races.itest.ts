import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consent, ConsentKind } from '../../../shared/api/consents';
import type { DatabaseChoice } from '../../store/open';
import { loggedInBrowser, someApplicant } from '../../testing/account/customer-application-tests';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { dataOf } from '../../testing/sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Browser, newBrowser } from '../../testing/site/site-steps';

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(10)],
] as const)('of some at once, on %s,', (_name, choose: () => Promise<DatabaseChoice>) => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await choose() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  const allow = (browser: Browser, isWhatsappAllowed: boolean) =>
    browser.post('/app/customer/change', { isWhatsappAllowed });
  const sixTimes = <Result>(call: () => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 6 }, call));
  const rowsOf = async (mobile: string, kind: ConsentKind = 'WHATSAPP'): Promise<string[]> => {
    const rows = await kadam.server.db
      .selectFrom('consents')
      .select('action')
      .where('mobile', '=', mobile)
      .where('kind', '=', kind)
      .orderBy('consent_id')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('that withdraw one consent, 6 at once, store it once, and all succeed', async () => {
    const mobile = someApplicant();
    const browser = await loggedInBrowser(() => kadam, mobile);
    await allow(browser, true);
    const { consents } = dataOf(await browser.get('/app/consents')) as { consents: Consent[] };
    const consentId = consents.find(({ kind }) => kind === 'WHATSAPP')?.consentId;
    for (const reply of await sixTimes(() => browser.post('/app/consents/withdraw', { consentId })))
      expect(dataOf(reply).consents).toContainEqual(expect.objectContaining({ consentId, state: 'WITHDRAWN' }));
    expect(await rowsOf(mobile)).toEqual(['GIVEN', 'WITHDRAWN']);
  });

  it('that allow WhatsApp, 6 of them, and then 6 that forbid it, one each writes it down', async () => {
    const mobile = someApplicant();
    const browser = await loggedInBrowser(() => kadam, mobile);
    await sixTimes(() => allow(browser, true));
    await sixTimes(() => allow(browser, false));
    expect(await rowsOf(mobile)).toEqual(['GIVEN', 'WITHDRAWN']);
  });

  /** Runs calls so that all read before any writes: each writes a session, and the table is locked for writes until all
   *  wait. On the embedded database they wait for its only connection instead. */
  const atOneMoment = async (calls: readonly (() => Promise<Reply>)[]): Promise<Reply[]> => {
    const { db } = kadam.server;
    const blocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const replies = await db.transaction().execute(async (trx) => {
      await sql`lock table sessions in share mode`.execute(trx);
      const coming = calls.map((call) => call());
      if (choose !== memoryDatabase)
        await expect.poll(async () => (await blocked.execute(db)).rows.length).toBe(calls.length);
      return { coming };
    });
    return Promise.all(replies.coming);
  };

  it('that log in with one number, 3 of them, one writes down that the terms were agreed to', async () => {
    const mobile = someApplicant();
    const calls: (() => Promise<Reply>)[] = [];
    for (let each = 0; each < 3; each += 1) {
      const browser = newBrowser(() => kadam);
      await browser.post('/auth/initiate-login/', { mobile });
      const otp = await kadam.codeFor(mobile);
      calls.push(() => browser.post('/auth/verify-login', { mobile, otp, isTermsAccepted: true }));
    }
    for (const reply of await atOneMoment(calls)) expect(dataOf(reply).authDetails).toMatchObject({ mobile });
    expect(await rowsOf(mobile, 'TERMS')).toEqual(['GIVEN']);
  });
});
