import type { Browser, BrowserContext, Frame, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../browser/support/axe';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { startOrder } from '../browser/support/order';
import { type OpeningCall, openFrame, shopPage } from '../browser/support/sdk-frame';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';

// Screens of shoppers and agents while a server is overloaded: 429, or 503 while its database is down.

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 414, height: 800 }, reducedMotion: 'reduce' });
  page = await shopPage(context, sites);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

/** Refuses calls of the provider's frames while `isFull`, and counts each call up to `most`. */
class Overload {
  isFull = true;
  readonly refused: Request[] = [];

  constructor(
    readonly most = Number.POSITIVE_INFINITY,
    /** `Retry-After` of the nth refusal of a call, seconds. */
    readonly waits: (time: number) => number = () => 1,
  ) {}

  get paths(): string[] {
    return this.refused.map((request) => new URL(request.url()).pathname);
  }

  times(path: string): number {
    return this.paths.filter((each) => each === path).length;
  }

  /** `status`: of the nth refusal of a call. */
  async watch(status: (time: number) => 429 | 503, path = /^\/(app|auth)\//): Promise<void> {
    const isWatched = ({ origin, pathname }: URL): boolean => origin === sites.providerUrl && path.test(pathname);
    await page.route(isWatched, async (route) => {
      const { pathname } = new URL(route.request().url());
      const isRefused = this.isFull && this.times(pathname) < this.most;
      if (!isRefused) return await route.continue();
      this.refused.push(route.request());
      const code = status(this.times(pathname));
      await route.fulfill({
        status: code,
        headers: { 'retry-after': String(this.waits(this.times(pathname))) },
        json: { success: false, code, message: 'Not now.', retry: true },
      });
    });
  }
}

async function open(call: OpeningCall): Promise<Frame> {
  const given: Partial<Record<OpeningCall, object>> = {
    ...(call === 'openCheckout' && { openCheckout: { checkoutToken: (await startOrder(sites)).checkoutToken } }),
    checkEligibility: { amount: 54_990 },
  };
  return openFrame(page, sites, call, { ...given[call] });
}
const notice = (frame: Frame) => frame.getByText('Many people are here at this moment. This goes on by itself.');

/** First content of each frame, and the button of that screen. */
const frames = [
  { call: 'openSalesApp', shows: 'What does the purchase cost?', button: 'Calculate EMI' },
  { call: 'openCheckout', shows: 'EMI plan', button: 'Continue' },
  { call: 'checkEligibility', shows: /^EMI from/, button: 'Send OTP' },
] as const;

describe.each(frames)('$call, while the server is overloaded,', ({ call, shows, button }) => {
  const isThere = async (frame: Frame): Promise<void> => {
    await frame.getByRole('heading', { name: shows }).first().waitFor();
    await frame.getByRole('button', { name: button }).waitFor();
  };

  it('waits twice while loading, then shows a notice with a button that retries at once, and continues', async () => {
    // The third wait, with the notice, lasts the maximum: 10 s.
    const overload = new Overload(undefined, (time) => (time === 3 ? 60 : 1));
    await overload.watch((time) => (time < 4 ? 429 : 503));
    const frame = await open(call);
    await notice(frame).waitFor();
    expect(Math.max(...overload.paths.map((path) => overload.times(path)))).toBeGreaterThanOrEqual(3);
    expect(await frame.getByText(/Something went wrong|didn’t load|technical difficulties/).count()).toBe(0);
    expect(await frame.getByRole('alertdialog').count()).toBe(0);
    expect(await accessibilityFaults(frame)).toEqual([]);
    const before = overload.refused.length;
    await frame.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => overload.refused.length, { timeout: 5_000 }).toBeGreaterThan(before);
    // Without a press, as the press was refused too.
    overload.isFull = false;
    await isThere(frame);
    await notice(frame).waitFor({ state: 'detached' });
  });

  it('shows no notice if one wait is enough', async () => {
    const overload = new Overload(1);
    await overload.watch(() => 429);
    const frame = await open(call);
    await isThere(frame);
    expect(overload.refused).not.toEqual([]);
    expect(await notice(frame).count()).toBe(0);
  });
});

describe('a step that was sent', () => {
  it('continues as the same one, with the typed data', async () => {
    const frame = await open('checkEligibility');
    const overload = new Overload();
    await overload.watch(() => 503, /^\/auth\/initiate-login\//);
    await frame.getByRole('textbox', { name: 'Mobile number' }).fill('9000000001');
    await frame.getByRole('button', { name: 'Send OTP' }).click();
    await notice(frame).waitFor();
    const went = page.waitForRequest('**/auth/initiate-login/**');
    overload.isFull = false;
    await frame.getByRole('heading', { name: 'Enter OTP to continue' }).waitFor();
    const keys = [...overload.refused, await went].map((request) => request.headers()['idempotency-key']);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys)).toEqual(new Set([keys[0]]));
    expect(keys[0]).toBeTruthy();
  });
});

it.each([
  ['mountBenefits', 'Our Lending Partners'],
  ['openCommunication', 'Our Lending Partners'],
] as const)('%s makes no call, and so never waits', async (call, shows) => {
  const overload = new Overload();
  await overload.watch(() => 429);
  const frame = await open(call);
  await frame.getByRole('heading', { name: shows }).waitFor();
  await frame.getByRole('button', { name: /eligib/i }).waitFor();
  expect(overload.refused).toEqual([]);
});
