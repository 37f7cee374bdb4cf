import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt, type Host } from './support/site-page';
import { codeFromPhone } from './support/till';

let sites: SharedSites;
let browser: Browser;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterAll(() => closePages(browser));

const call = (page: Page, path: string, body?: object): Promise<{ status: number; data: unknown }> =>
  page.evaluate(
    async ({ to, sent }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {});
      const { data } = (await answer.json()) as { data?: unknown };
      return { status: answer.status, data };
    },
    { to: path, sent: body },
  );
const logIn = async (page: Page, mobile: string): Promise<void> => {
  await call(page, '/auth/initiate-login/', { mobile });
  const { data } = await call(page, '/auth/verify-login', {
    mobile,
    otp: await codeFromPhone(sites, mobile),
    isTermsAccepted: true,
  });
  expect(data).toMatchObject({ authDetails: { mobile } });
};
const opened = async (context: BrowserContext, host: Host): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(addressAt(sites, host, '/about-us'));
  return page;
};

async function learned(context: BrowserContext, host: Host, mobile: string): Promise<string[]> {
  const page = await opened(context, host);
  const found: string[] = [];
  if (JSON.stringify((await call(page, '/auth/identify-user')).data).includes(mobile)) found.push('identity');
  const held = await call(page, '/app/customer/held');
  if (held.status !== 401) found.push('export');
  await page.goto(addressAt(sites, host, '/account/data'));
  // A browser without a login is redirected and asked for a number.
  const [file, asked] = [
    page.getByRole('button', { name: 'Make my file' }),
    page.getByRole('textbox', { name: 'Mobile number' }),
  ];
  await file.or(asked).first().waitFor();
  if (await file.isVisible()) found.push('held page');
  await page.close();
  return found;
}

const endings = {
  'logs out everywhere': (page: Page) => call(page, '/auth/logout-everywhere', {}),
  'logs out': (page: Page) => call(page, '/auth/logout', {}),
  'has the data deleted': (page: Page) => call(page, '/app/customer/forget', {}),
} as const;
let numbers = 7_910_000_000;
const someNumber = (): string => {
  numbers += 1;
  return String(numbers);
};

describe('cookies that a thief copied from a logged-in browser', () => {
  const theftAt = (host: Host): void => {
    const endedBy = (how: keyof typeof endings) => async (): Promise<void> => {
      const mobile = someNumber();
      const [own, thief] = [await browser.newContext(), await browser.newContext()];
      const page = await opened(own, host);
      await logIn(page, mobile);
      await thief.addCookies(await own.cookies());
      expect(await learned(thief, host, mobile)).toContain('export');
      await thief.clearCookies();
      await thief.addCookies(await own.cookies());

      const stolen = await own.cookies();
      expect((await endings[how](page)).status).toBe(200);
      expect(await learned(thief, host, mobile)).toEqual([]);
      await logIn(page, mobile);
      await thief.clearCookies();
      await thief.addCookies(stolen);
      expect(await learned(thief, host, mobile)).toEqual([]);
      expect(await learned(own, host, mobile)).toContain('export');
      await Promise.all([own.close(), thief.close()]);
    };
    it('open nothing after their owner logs out, nor after the next login', endedBy('logs out'));

    it('open nothing after another number logged in meanwhile in the owner’s browser', async () => {
      const [mobile, another] = [someNumber(), someNumber()];
      const [own, thief] = [await browser.newContext(), await browser.newContext()];
      const page = await opened(own, host);
      await logIn(page, mobile);
      const stolen = await own.cookies();
      await logIn(page, another);
      await logIn(page, mobile);
      await thief.addCookies(stolen);
      expect(await learned(thief, host, mobile)).toEqual([]);
      expect(await learned(own, host, mobile)).toContain('export');
      await Promise.all([own.close(), thief.close()]);
    });
    // A lender's site has the same sessions.
    if (host !== '') return;

    it(
      'open nothing after their owner logs out everywhere, nor after the next login',
      { tags: ['long'] },
      endedBy('logs out everywhere'),
    );
    it(
      'open nothing after their owner has the data deleted, nor after the next login',
      { tags: ['long'] },
      endedBy('has the data deleted'),
    );

    it('open nothing after ‘Log out everywhere’ and another login, with a login of another number in between', {
      tags: ['long'],
    }, async () => {
      const [mobile, another] = [someNumber(), someNumber()];
      const [own, thief] = [await browser.newContext(), await browser.newContext()];
      const page = await opened(own, host);
      await logIn(page, mobile);
      const stolen = await own.cookies();
      await thief.addCookies(stolen);
      expect((await endings['logs out everywhere'](page)).status).toBe(200);
      await logIn(page, another);
      await logIn(page, mobile);
      await thief.clearCookies();
      await thief.addCookies(stolen);
      for (const number of [mobile, another]) expect(await learned(thief, host, number)).toEqual([]);
      expect(await learned(own, host, mobile)).toContain('export');
      await Promise.all([own.close(), thief.close()]);
    });

    it('open nothing after another number logged in with the copied cookies', { tags: ['long'] }, async () => {
      const [mobile, another] = [someNumber(), someNumber()];
      const [own, thief] = [await browser.newContext(), await browser.newContext()];
      const page = await opened(own, host);
      await logIn(page, mobile);
      const stolen = await own.cookies();
      await thief.addCookies(stolen);
      await logIn(await opened(thief, host), another);
      await logIn(page, mobile);
      await thief.clearCookies();
      await thief.addCookies(stolen);
      expect(await learned(thief, host, mobile)).toEqual([]);
      expect(await learned(own, host, mobile)).toContain('export');
      await Promise.all([own.close(), thief.close()]);
    });

    it('open nothing if a guest’s cookies were copied before the login', { tags: ['long'] }, async () => {
      const mobile = someNumber();
      const [own, thief] = [await browser.newContext(), await browser.newContext()];
      const page = await opened(own, host);
      await call(page, '/auth/initiate-login/', { mobile });
      const stolen = await own.cookies();
      const otp = await codeFromPhone(sites, mobile);
      expect((await call(page, '/auth/verify-login', { mobile, otp, isTermsAccepted: true })).status).toBe(200);
      await thief.addCookies(stolen);
      expect(await learned(thief, host, mobile)).toEqual([]);
      const names = (cookies: typeof stolen, name: string) => cookies.find((cookie) => cookie.name === name)?.value;
      expect(names(await own.cookies(), 'sessionId')).not.toBe(names(stolen, 'sessionId'));
      await Promise.all([own.close(), thief.close()]);
    });
  };
  describe('at the main host', () => theftAt(''));
});
