import type { Browser, BrowserContext, Frame, Page, Request, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { startOrder } from './support/order';
import { openFrame, shopPage } from './support/sdk-frame';
import { type SharedSites, sharedSites } from './support/shared-sites';

// Requests in sequence until a frame shows content, counted and not timed: all other requests are held back, and the
// awaited ones are released in a fixed order.

declare global {
  interface Window {
    shift: number;
  }
}

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  context = await browser.newContext({ viewport: { width: 414, height: 800 }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      // SAFETY: entries of this type have a value.
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});
afterAll(() => closePages(browser));

/** Opens on release, or stays closed. */
class Gate {
  #open: () => void = () => undefined;
  readonly isOpen = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  open(): void {
    this.#open();
  }
}

/** Name of a built file without its hash, stylesheets with their extension; any other path unchanged. */
const nameOf = (path: string): string =>
  path.replace(/^\/web\/(.+)-[\w-]{8}(\.\w+)$/, (_, name, extension) => name + (extension === '.css' ? extension : ''));

class Requests {
  readonly all: string[] = [];
  /** Scripts in the page's HTML; null before it has loaded. */
  #named: readonly string[] = [];
  readonly called = new Gate();
  readonly shown = new Gate();
  /** For fonts: whether a late font is still used depends on the engine. */
  readonly measured = new Gate();

  /** True if the host was notified of the opening before the app had loaded. */
  wasToldEarly = false;

  readonly #open = new Set<Request>();
  get underWay(): string[] {
    return [...this.#open].map((request) => nameOf(new URL(request.url()).pathname));
  }

  async watch(page: Page, provider: string): Promise<void> {
    page.on('request', (request) => this.#open.add(request));
    const forget = (request: Request): boolean => this.#open.delete(request);
    page.on('requestfinished', forget).on('requestfailed', forget);
    await page.route(`${provider}/**`, (route) => this.#meet(page, route));
  }

  async #meet(page: Page, route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/sdk/')) return await route.continue();
    this.all.push(pathname);
    if (route.request().isNavigationRequest()) {
      const response = await route.fetch();
      const html = await response.text();
      this.#named = [...html.matchAll(/(?:src|href)="(\/web\/[^"]+\.js)"/g)].map(([, path = '']) => path);
      return await route.fulfill({ response, body: html });
    }
    if (this.#isCall(pathname)) {
      const isFirst = this.#calls().length === 1;
      this.called.open();
      if (!isFirst) await this.shown.isOpen;
    } else if (pathname.endsWith('.woff2')) await this.measured.isOpen;
    else if (!this.#named.includes(pathname)) await this.shown.isOpen;
    // The app is released once its first call is pending.
    else if (this.#isApp(pathname)) {
      await this.called.isOpen;
      this.wasToldEarly ||= await page.evaluate(() => 'opened' in document.documentElement.dataset);
    }
    await route.continue();
  }

  #isCall = (path: string): boolean => path.startsWith('/app/') || path.startsWith('/auth/');
  /** The entry of a frame that makes calls, without its call modules. The bootstrap is inlined in the page. */
  #isApp = (path: string): boolean => this.#named.some((each) => each.includes('-calls-')) && !path.includes('-calls-');
  #calls = (): string[] => this.all.filter(this.#isCall);

  afterThePage(): string[] {
    return this.all.slice(1).map(nameOf).sort();
  }
}

const FONTS = ['inter-latin', 'inter-rupee'];
const appOf = (page: string): string[] => [
  ...[page, `${page}-calls`, `${page}-next`, `${page}-rest`],
  ...['next.css', 'rest.css'],
];

/** All requests of each frame until the network is idle, the page itself excluded. */
const frames = [
  {
    call: 'openSalesApp',
    shows: 'What does the purchase cost?',
    asks: [...appOf('agent'), ...FONTS, '/app/affordability/sa/init'],
  },
  {
    call: 'openCheckout',
    shows: 'EMI plan',
    asks: [
      ...appOf('checkout'),
      ...FONTS,
      '/app/widget/init',
      '/app/transaction/track-stage',
      '/app/experiments/user/variant',
    ],
  },
  {
    call: 'checkEligibility',
    shows: /^EMI from/,
    asks: ['eligibility', 'eligibility-calls', 'eligibility-next', 'next.css', ...FONTS, '/app/widget/init'],
  },
  { call: 'openCommunication', shows: 'Our Lending Partners', asks: ['communication', ...FONTS] },
  { call: 'mountBenefits', shows: 'Our Lending Partners', asks: ['benefit', ...FONTS] },
] as const;

/** Layout shift so far, as measured by Chromium. */
const shiftIn = (frame: Frame): Promise<number> => frame.evaluate(() => window.shift);

describe('a frame shows its first content', () => {
  it.each(frames)(
    '$call: with the files that its page names, no font, and at most one call, sent before the app has loaded',
    { tags: ['long'] },
    async ({ call, shows, asks }) => {
      const page = await shopPage(context, sites);
      const requests = new Requests();
      await requests.watch(page, sites.providerUrl);
      const { checkoutToken } = call === 'openCheckout' ? await startOrder(sites) : { checkoutToken: undefined };
      const given = { openCheckout: { checkoutToken }, checkEligibility: { amount: 54_990 } } as Record<
        string,
        Record<string, unknown>
      >;
      const frame = await openFrame(page, sites, call, given[call] ?? {});
      await frame.getByRole('heading', { name: shows }).first().waitFor();
      expect(requests.wasToldEarly).toBe(false);
      const shifted = await shiftIn(frame);
      requests.shown.open();
      await expect.poll(() => requests.afterThePage()).toEqual([...asks].sort());
      await expect.poll(() => requests.underWay).toEqual(FONTS);
      // Shifts are known after the paint.
      await frame.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      });
      expect((await shiftIn(frame)) - shifted).toBe(0);
      requests.measured.open();
      await frame.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(requests.afterThePage()).toEqual([...asks].sort());
      await page.close();
    },
  );
});
