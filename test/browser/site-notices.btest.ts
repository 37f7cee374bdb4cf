import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { startTwoSites, type TwoSites } from './support/processes';
import { addressAt } from './support/site-page';

let sites: TwoSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), startTwoSites()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 844 } });
});
afterEach(() => context.close());
afterAll(async () => {
  await closePages(browser);
  await sites.stop();
});

describe('‘No Internet’ over a page', () => {
  // @req Q-047
  it.each([
    ['/about-us', 'No Internet', 'Try Again'],
    ['/hi/faq', 'इंटरनेट नहीं है', 'फिर कोशिश करें'],
  ])(
    '%s: appears and disappears with the network, retries by its button, Esc dismisses it, the focus returns',
    async (path, name, again) => {
      page = await context.newPage();
      await page.goto(addressAt(sites, '', path));
      const dialog = page.getByRole('alertdialog', { name });
      const link = page.locator('main a:visible, footer a:visible').first();
      await link.focus();
      await context.setOffline(true);
      await dialog.waitFor();
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
      await dialog.getByRole('button', { name: again }).click();
      expect(await dialog.count()).toBe(1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await context.setOffline(false);
      await context.setOffline(true);
      await dialog.waitFor();
      await context.setOffline(false);
      await dialog.waitFor({ state: 'detached' });
      expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    },
  );
});

describe('a browser without storage', () => {
  const denied = (storage: 'localStorage' | 'sessionStorage') =>
    context.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }, storage);
  const alert = (words = 'Incompatible browser') => page.getByRole('alert').filter({ hasText: words });

  // @req NFR-001, NFR-002
  it.each([
    ['localStorage', '/faq', 'Incompatible browser'],
    ['sessionStorage', '/hi/about-us', 'असंगत ब्राउज़र'],
  ] as const)(
    'without %s shows a notice at %s, which stays readable',
    { tags: ['long'] },
    async (storage, path, words) => {
      await denied(storage);
      page = await context.newPage();
      await page.goto(addressAt(sites, '', path));
      await alert(words).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    },
  );

  it('is not asked for a number at My Account, which does not start', async () => {
    await denied('localStorage');
    page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addressAt(sites, '', '/account'));
    await alert().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(asked.filter((path) => path.startsWith('/auth'))).toEqual([]);
    await page.evaluate(() => document.getAnimations().forEach((each) => void each.finish()));
    expect(await alert('This page didn’t open').isVisible()).toBe(false);
  });

  it('with storage shows no notice', { tags: ['long'] }, async () => {
    page = await context.newPage();
    await page.goto(addressAt(sites, '', '/faq'));
    expect(await alert().count()).toBe(0);
    expect(await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length])).toEqual([['clientId'], 0]);
  });
});

describe('an error in a page of the site', () => {
  const counted = async (): Promise<string[]> => {
    const text = await (await fetch(`${sites.providerUrl}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('kadam_frame_errors_total{frame="site"'));
  };

  it('that is uncaught is counted once by its class, without its message', async () => {
    page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/app/frame-errors')) sent.push(request.postData() ?? '');
    });
    await page.goto(addressAt(sites, '', '/about-us'));
    await page.evaluate(() => {
      for (const _time of [1, 2])
        setTimeout(() => {
          throw new TypeError('9812345678 of Meera has token eyJhbGci and OTP 12345');
        });
    });
    const line = 'kadam_frame_errors_total{frame="site",place="unhandled",errorClass="TypeError",code="500"} 1';
    await expect.poll(counted).toEqual([line]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toMatch(/9812345678|Meera|eyJ|\b12345\b/);
  });

  it('is counted if a chunk of My Account fails to load', { tags: ['long'] }, async () => {
    await context.route('**/web/site-account-my-account*.js', (route) => route.abort());
    page = await context.newPage();
    await page.goto(addressAt(sites, '', '/account'));
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await expect.poll(counted).toContainEqual(expect.stringContaining('place="chunk"'));
  });
});
