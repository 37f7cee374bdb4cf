import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { KadamApi } from '../../sdk/types/kadam.mjs';
import { closePages, sharedBrowser } from './support/browser';
import { type OpeningCall, openFrame, shopPage } from './support/sdk-frame';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { frameAt } from './support/till';

// The page itself contains the first screen: it is visible and usable before any script file has loaded.

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  context = await browser.newContext({ viewport: { width: 414, height: 712 }, reducedMotion: 'reduce' });
});
afterEach(() => page.close());
afterAll(() => closePages(browser));

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens a frame on a page whose script files are held until `release`; `calls`: their requests too. */
async function openHeld(call: OpeningCall, given: Record<string, unknown> = {}) {
  page = await shopPage(context, sites);
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(`${sites.providerUrl}/web/*.js`, async (route) => {
    await opened;
    await route.continue();
  });
  await page.route(`${sites.providerUrl}/app/**`, async (route) => {
    await opened;
    await route.continue();
  });
  await page.route(`${sites.merchantUrl}/logo.gif`, (route) => route.fulfill({ contentType: 'image/gif', body: gif }));
  const isOpen = openFrame(page, sites, call, given);
  const path = {
    openSalesApp: '/sales-',
    checkEligibility: '/widget-check',
    mountBenefits: '/widget-benefit',
    openCommunication: '/widget-comm',
  } as Record<string, string>;
  const frame = await frameAt(page, `${sites.providerUrl}${path[call]}`);
  await isPanelGone();
  return { frame, isOpen, release: () => gate.open() };
}

/** True once the SDK's panel is gone. */
const isPanelGone = (): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('div')?.hidden),
  );

/** Every element of the screen with its text and position, CSS px. */
const look = (frame: Frame): Promise<(string | number)[][]> =>
  frame.evaluate(async () => {
    // By then it is known whether the web font is used.
    await document.fonts.ready;
    // Marks by identity, so that a re-created element counts as another.
    const marks = new Map<Element, number>();
    Object.assign(window, { marks: (window as { marks?: Map<Element, number> }).marks ?? marks });
    const known = (window as unknown as { marks: Map<Element, number> }).marks;
    return [...document.querySelectorAll('#root *')].map((each) => {
      if (!known.has(each)) known.set(each, known.size);
      const { x, y, width, height } = each.getBoundingClientRect();
      const { color, opacity } = getComputedStyle(each);
      return [known.get(each) ?? 0, each.tagName, each.textContent ?? '', x, y, width, height, color, opacity];
    });
  });

const theme = { primaryCTAColor: '#7a1fa2', scheme: 'dark' };
const details = () => ({
  merchantName: 'Zenith Mobiles',
  merchantLogo: `${sites.merchantUrl}/logo.gif`,
});

describe('sales app', () => {
  it('is visible and usable while its scripts load, and hydrates the same field', async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp', {
      merchantDetails: details(),
      merchantTheme: theme,
    });
    await frame.getByRole('heading', { name: 'What does the purchase cost?' }).waitFor();
    expect(await frame.locator('header p').first().textContent()).toBe('Zenith Mobiles');
    expect(await frame.locator('header img').getAttribute('src')).toBe(`${sites.merchantUrl}/logo.gif`);
    expect(
      await frame.evaluate(() => [document.documentElement.dataset.scheme, document.documentElement.lang]),
    ).toEqual(['dark', 'en-IN']);
    const field = await frame.getByLabel('Amount').elementHandle();
    // The field has the focus without an action.
    await expect.poll(() => field?.evaluate((each) => document.activeElement === each)).toBe(true);
    await page.keyboard.type('54990');
    const button = frame.getByRole('button', { name: 'Calculate EMI' });
    expect(await button.isDisabled()).toBe(true);
    const seen = await look(frame);
    release();
    await isOpen;
    await expect.poll(() => field?.inputValue()).toBe('54,990');
    expect(await frame.getByRole('button', { name: 'Calculate EMI' }).isEnabled()).toBe(true);
    expect(await field?.evaluate((each) => [each.isConnected, document.activeElement === each])).toEqual([true, true]);
    // Hydration changes only the button, which reflects the typed text, and the lenders.
    await frame.getByText(/lenders at this store/).waitFor();
    const standing = (all: (string | number)[][]) =>
      all
        .filter(([, tag]) => /^(HEADER|H1|P|IMG|FORM|LABEL|INPUT|BUTTON)$/.test(`${tag}`))
        .map(([mark, tag, , ...at]) => [mark, tag, ...at.slice(0, 4)]);
    expect(standing(await look(frame))).toEqual(expect.arrayContaining(standing(seen)));
    await page.keyboard.press('Enter');
    await frame
      .getByRole('heading', { name: /lenders/ })
      .first()
      .waitFor();
  });

  it("shows the merchant's amount, and text typed by the agent takes precedence", { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp', { amount: 154_990 });
    const field = frame.getByLabel('Amount');
    expect(await field.inputValue()).toBe('1,54,990');
    await expect.poll(() => field.evaluate((each) => document.activeElement === each)).toBe(true);
    await page.keyboard.press('Backspace');
    expect(await field.inputValue()).toBe('1,54,99');
    await field.fill('20000');
    release();
    await isOpen;
    await expect.poll(() => field.inputValue()).toBe('20,000');
  });

  it('keeps the amount if the agent types nothing', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp', { amount: 154_990 });
    release();
    await isOpen;
    await expect.poll(() => frame.getByRole('button', { name: 'Calculate EMI' }).isEnabled()).toBe(true);
    expect(await frame.getByLabel('Amount').inputValue()).toBe('1,54,990');
  });

  it('shows the new amount if the bill changes while loading', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp', { amount: 20_000 });
    await page.evaluate(() => {
      const again = {
        merchantKey: 'zenmart_sandbox',
        merchantAgentId: 'ZM-3071',
        merchantDetails: { merchantName: 'Zenmart' },
        getAuthToken: () => '',
      };
      // SAFETY: the page has the SDK, which returns the open session.
      (window.Kadam as KadamApi).openSalesApp(again).setAmount(30_000);
    });
    release();
    await isOpen;
    await expect.poll(() => frame.getByLabel('Amount').inputValue()).toBe('30,000');
  });

  it('closes by a press that was buffered before the app loaded', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp');
    await frame.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('iframe[src]').count()).toBe(1);
    release();
    await isOpen;
    await expect.poll(() => page.locator('iframe[src]').count()).toBe(0);
  });

  it('is in Hindi if the shop is', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('openSalesApp', { locale: 'hi' });
    const heading = frame.getByRole('heading', { level: 1 });
    const shown = await heading.textContent();
    expect(shown).toMatch(/\p{Script=Devanagari}/u);
    release();
    await isOpen;
    expect(await heading.textContent()).toBe(shown);
  });

  it('is removed if its scripts fail to load', { tags: ['long'] }, async () => {
    page = await shopPage(context, sites);
    await page.route(`${sites.providerUrl}/web/*.js`, (route) => route.abort());
    const failed = openFrame(page, sites, 'openSalesApp', { timeouts: { openMs: 3_000 } });
    await expect(failed).rejects.toThrow();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('eligibility check', () => {
  it('accepts a number while its scripts and lenders load, and hydrates the same field', async () => {
    const { frame, isOpen, release } = await openHeld('checkEligibility', { amount: 54_990, merchantTheme: theme });
    await frame.getByText('Check which lenders have pre-approved you.').waitFor();
    const field = await frame.getByRole('textbox', { name: 'Mobile number' }).elementHandle();
    await expect.poll(() => field?.evaluate((each) => document.activeElement === each)).toBe(true);
    await page.keyboard.type('9000000001');
    expect(await frame.locator('#root').getAttribute('data-awaits-price')).toBe('');
    const seen = await look(frame);
    release();
    await isOpen;
    await frame.getByRole('heading', { name: /^EMI from/ }).waitFor();
    expect(await field?.inputValue()).toBe('90000 00001');
    expect(await field?.evaluate((each) => [document.activeElement === each, each.isConnected])).toEqual([true, true]);
    expect(await frame.locator('#root').getAttribute('data-awaits-price')).toBeNull();
    // Everything visible except the heading, which now shows the monthly price, keeps its position.
    const standing = (all: (string | number)[][]) =>
      all
        .filter(([, tag, , , , width]) => /^(MAIN|P|FORM|LABEL|INPUT|BUTTON)$/.test(`${tag}`) && width !== 1)
        .map(([mark, tag, , x, y, width]) => [mark, tag, x, y, width]);
    expect(standing(await look(frame))).toEqual(expect.arrayContaining(standing(seen)));
    await field?.focus();
    await page.keyboard.press('Enter');
    await frame.getByRole('heading', { name: 'Enter OTP to continue' }).waitFor();
  });

  it('has no close button inline, and its frame is as high as its content', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('checkEligibility', { amount: 54_990, container: 'body' });
    await frame.getByText('Check which lenders have pre-approved you.').waitFor();
    expect(await frame.getByRole('button', { name: 'Close' }).count()).toBe(0);
    const heightOf = () => frame.locator('#root').evaluate((each) => Math.ceil(each.getBoundingClientRect().height));
    const iframe = page.locator('iframe[src]');
    await expect.poll(async () => (await iframe.boundingBox())?.height).toBe(await heightOf());
    release();
    await isOpen;
    await frame.getByRole('heading', { name: /^EMI from/ }).waitFor();
    expect(await frame.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await expect.poll(async () => (await iframe.boundingBox())?.height).toBe(await heightOf());
  });

  it("shows the shop's number, and closes by a press that was buffered before the app loaded", {
    tags: ['long'],
  }, async () => {
    const { frame, isOpen, release } = await openHeld('checkEligibility', { mobile: '9000000001' });
    expect(await frame.getByRole('textbox', { name: 'Mobile number' }).inputValue()).toBe('90000 00001');
    await frame.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('iframe[src]').count()).toBe(1);
    release();
    await isOpen;
    await page.locator('iframe[src]').waitFor({ state: 'detached' });
  });

  it('shows the new price if it changes while loading', { tags: ['long'] }, async () => {
    const { frame, isOpen, release } = await openHeld('checkEligibility', { amount: 54_990 });
    await page.evaluate(() => {
      const again = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };
      // SAFETY: the page has the SDK, which returns the open session.
      (window.Kadam as KadamApi).checkEligibility(again).setAmount(6_000);
    });
    release();
    await isOpen;
    await frame.getByRole('heading', { name: 'EMI from ₹' }).waitFor();
    // A tenth of the price costs less than a thousand per month.
    await expect.poll(() => frame.getByRole('heading', { level: 1 }).textContent()).toMatch(/₹\d{3}\/mo/);
  });
});

describe.each([
  ['mountBenefits', /^Buy now\. Pay in small steps\./],
  ['openCommunication', 'Three steps to your EMI'],
] as const)('%s', (call, heading) => {
  it('shows the shop’s lenders while its script loads, and hydration changes nothing', async () => {
    const { frame, isOpen, release } = await openHeld(call, { merchantDetails: details(), merchantTheme: theme });
    await frame.getByRole('heading', { level: 1, name: heading }).waitFor();
    await frame.getByRole('heading', { name: 'Our Lending Partners' }).waitFor();
    const seen = await look(frame);
    release();
    await isOpen;
    expect(await look(frame)).toEqual(seen);
  });
});
