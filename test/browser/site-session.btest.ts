import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';

const MOBILE = '7900000001';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  context = await browser.newContext();
});
afterAll(() => closePages(browser));

const ask = (page: Page, path: string, body?: object): Promise<{ status: number; data: unknown }> =>
  page.evaluate(
    async ({ to, sent }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {});
      const { data } = (await answer.json()) as { data?: unknown };
      return { status: answer.status, data };
    },
    { to: path, sent: body },
  );
const isKnown = async (page: Page): Promise<boolean> =>
  JSON.stringify((await ask(page, '/auth/identify-user')).data).includes(MOBILE);
const codeFor = async (mobile: string): Promise<string> => {
  const inbox = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  return /\b\d{5}\b/.exec(await inbox.text())?.[0] ?? '';
};

describe('session at the shopper’s site, without TLS on this machine', () => {
  it('the cookies of a login stay on their host, are hidden from script, and no other page can log out', async () => {
    const page = await context.newPage();
    await page.goto(addressAt(sites, '', '/about-us'));
    await ask(page, '/auth/initiate-login/', { mobile: MOBILE });
    const typed = Date.now();
    const verified = await ask(page, '/auth/verify-login', {
      mobile: MOBILE,
      otp: await codeFor(MOBILE),
      isTermsAccepted: true,
    });
    expect([verified.status, await isKnown(page)]).toEqual([200, true]);

    const storedCookies = await context.cookies();
    const session = storedCookies.filter(({ name }) => ['sessionId', 'authToken', 'kadamSession'].includes(name));
    for (const { domain, path, secure, sameSite, expires } of session) {
      expect({ domain, path, secure, sameSite }).toEqual({
        domain: 'localhost',
        path: '/',
        secure: true,
        sameSite: 'Lax',
      });
      expect(Math.abs(expires * 1000 - typed - 30 * 60_000)).toBeLessThan(60_000);
    }
    expect(session.map(({ name, httpOnly }) => `${name} ${httpOnly}`).sort()).toEqual([
      'authToken true',
      'kadamSession false',
      'sessionId true',
    ]);
    const readable = await page.evaluate(() => document.cookie);
    expect(readable).toContain('kadamSession=1');
    expect(readable).not.toMatch(/sessionId|authToken/);

    const lenders = await context.newPage();
    await lenders.goto(addressAt(sites, 'hdfc', '/about-us'));
    const there = await lenders.evaluate(() => document.cookie.split('; '));
    // The two hosts share no identifier of the browser.
    expect(there.filter((cookie) => readable.split('; ').includes(cookie))).toEqual([]);
    expect([there.join(), await isKnown(lenders)]).toEqual([expect.not.stringContaining('kadamSession'), false]);

    const shop = await context.newPage();
    await shop.goto(sites.merchantUrl);
    for (const other of [lenders, shop])
      await other.evaluate(async (to) => {
        // The page's own policy may also block the call.
        await fetch(to, { method: 'POST', mode: 'no-cors', credentials: 'include' }).catch(() => null);
      }, `${sites.providerUrl}/auth/logout`);
    expect(await isKnown(page)).toBe(true);

    const tab = await context.newPage();
    await tab.goto(addressAt(sites, '', '/about-us'));
    expect(await isKnown(tab)).toBe(true);
    await ask(tab, '/auth/logout', {});
    expect(await isKnown(page)).toBe(false);
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => ['sessionId', 'authToken', 'kadamSession'].includes(name))).toEqual([]);
  });
});
