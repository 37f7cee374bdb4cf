import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consent } from '../shared/api/consents';
import { postgresDatabase } from './testing/fresh-postgres';
import { memoryDatabase } from './testing/memory-database';
import { loggedInBrowser, someApplicant } from './testing/own-application-tests';
import { dataOf } from './testing/sales-steps';
import type { Browser } from './testing/site-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './testing/test-server';

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(10)],
] as const)('of 6 at once, on %s,', (_name, choose) => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await choose() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  const allow = (browser: Browser, isWhatsappAllowed: boolean) =>
    browser.post('/app/customer/change', { isWhatsappAllowed });
  const sixTimes = <Result>(call: () => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: 6 }, call));
  const rowsOf = async (mobile: string): Promise<string[]> => {
    const rows = await kadam.server.db
      .selectFrom('consents')
      .select('action')
      .where('mobile', '=', mobile)
      .where('kind', '=', 'WHATSAPP')
      .orderBy('consent_id')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('that take one consent back one writes it down, and all are told so', async () => {
    const mobile = someApplicant();
    const browser = await loggedInBrowser(() => kadam, mobile);
    await allow(browser, true);
    const { consents } = dataOf(await browser.get('/app/consents')) as { consents: Consent[] };
    const consentId = consents.find(({ kind }) => kind === 'WHATSAPP')?.consentId;
    for (const reply of await sixTimes(() => browser.post('/app/consents/withdraw', { consentId })))
      expect(dataOf(reply).consents).toContainEqual(expect.objectContaining({ consentId, state: 'WITHDRAWN' }));
    expect(await rowsOf(mobile)).toEqual(['GIVEN', 'WITHDRAWN']);
  });

  it('that allow WhatsApp, and then 6 that forbid it, one each writes it down', async () => {
    const mobile = someApplicant();
    const browser = await loggedInBrowser(() => kadam, mobile);
    await sixTimes(() => allow(browser, true));
    await sixTimes(() => allow(browser, false));
    expect(await rowsOf(mobile)).toEqual(['GIVEN', 'WITHDRAWN']);
  });
});
