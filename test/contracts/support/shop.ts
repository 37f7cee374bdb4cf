import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { expect } from 'vitest';
import type { OpenSalesAppOptions } from '../../../sdk/types/kadam.mjs';
import type { Opener } from '../fixture/merchant';
import type { FrameKind } from './frame-pages';
import { script } from './scripts';
import type { ContractSites } from './sites';

type Plain = Omit<Partial<OpenSalesAppOptions>, 'getAuthToken' | 'merchantKey'> & { merchantKey?: FrameKind };

export interface ShopOptions {
  /** Default 640 × 480: a small page renders faster. */
  viewport?: { width: number; height: number };
  /** The page's timers run only when the test advances them. */
  clock?: boolean;
  /** Holds the SDK's script until `releaseScript`. */
  holdScript?: boolean;
  /** Shares no process with the page of another test. */
  isAlone?: boolean;
}

/** One page of all sites stays open with the app, so that the next page reuses both sites' processes, which makes a
 *  test twice as fast. */
const anchors = new WeakMap<ContractSites, Promise<Shop>>();

function anchorOf(browser: Browser, sites: ContractSites): Promise<Shop> {
  const known = anchors.get(sites);
  if (known) return known;
  const anchor = browser.newContext().then(async (context) => {
    const shop = await Shop.openIn(context, sites);
    // The frame's script may have to be bundled first.
    await shop.openApp({ timeouts: { openMs: 60_000 } });
    await shop.untilOpened();
    return shop;
  });
  anchors.set(sites, anchor);
  return anchor;
}

export class Shop {
  private constructor(
    readonly sites: ContractSites,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly releaseScript: () => void,
  ) {}

  static async open(browser: Browser, sites: ContractSites, path = '/', options: ShopOptions = {}): Promise<Shop> {
    const isAlone = options.isAlone || options.clock;
    const context = isAlone ? await browser.newContext() : (await anchorOf(browser, sites)).context;
    return Shop.openIn(context, sites, path, options);
  }

  static async openIn(context: BrowserContext, sites: ContractSites, path = '/', options: ShopOptions = {}) {
    sites.forgetVisits();
    const page = await context.newPage();
    await page.setViewportSize(options.viewport ?? { width: 640, height: 480 });
    if (options.clock) await page.clock.install();
    const releaseScript = options.holdScript ? sites.holdScript() : () => undefined;
    await page.goto(`${sites.merchantUrl}${path}`, { waitUntil: options.holdScript ? 'commit' : 'load' });
    await page.waitForFunction((isBare) => isBare || 'merchant' in window, /bare|sdk-only/.test(path));
    return new Shop(sites, context, page, releaseScript);
  }

  /** Calls `Kadam.openSalesApp`, as from a click. */
  openApp(options: Plain = {}): Promise<void> {
    return this.page.evaluate((given) => window.merchant.open(given), options as Partial<OpenSalesAppOptions>);
  }

  openFrame(opener: Opener, options: Plain = {}): Promise<void> {
    return this.page.evaluate(([given, by]) => window.merchant.open(given, by), [
      options as Partial<OpenSalesAppOptions>,
      opener,
    ] as const);
  }

  async openByClick(): Promise<Frame> {
    await this.page.click('#open');
    return this.untilOpened();
  }

  async untilOpened(times = 1): Promise<Frame> {
    await this.page.waitForFunction(
      (count) => window.merchant.events.filter((each) => each === 'opened').length === count,
      times,
    );
    const frame = this.frames().at(-1);
    if (!frame) throw new Error('opened without a frame');
    return frame;
  }

  /** The SDK's frame, once it shows a page. Found without an element handle, which would keep the element alive. */
  async untilFrame(kind: FrameKind): Promise<Frame> {
    const address = kind === 'elsewhere' ? this.sites.strangerUrl : `merchantKey=${kind}`;
    const find = () => this.page.frames().find((frame) => frame.url().includes(address));
    for (;;) {
      const frame = find();
      if (frame) return frame;
      await this.page.waitForEvent('framenavigated');
    }
  }

  /** The next load event of the SDK's frame, after the SDK has handled it. */
  nextLoad(): Promise<void> {
    return this.page.evaluate(async () => {
      const frames = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe'));
      await new Promise((resolve) => frames.find((each) => each)?.addEventListener('load', resolve));
    });
  }

  frames(): Frame[] {
    return this.page.frames().filter((frame) => frame.url().startsWith(this.sites.providerUrl));
  }

  seen(what: 'events' | 'ends' | 'faults' | 'violations'): Promise<string[]> {
    return this.page.evaluate((name) => window.merchant[name], what);
  }

  forgetEvents(): Promise<void> {
    return this.page.evaluate(() => {
      const { events, ends, popStates, sessions } = window.merchant;
      for (const seen of [events, ends, popStates, sessions]) seen.length = 0;
      window.merchant.tokensAsked = 0;
    });
  }

  async untilEvents(...events: string[]): Promise<void> {
    await expect.poll(() => this.seen('events'), { timeout: 10_000 }).toEqual(events);
  }

  /** Advances the page's clock a second at a time until the condition holds. Network responses take no time of that
   *  clock. */
  async advanceUntil(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
    for (let second = 1; second <= 300; second += 1) {
      if (await hasHappened()) return;
      for (const frame of this.page.frames()) {
        const isOther = (): boolean => frame.isDetached() || frame.url() !== '';
        if (!isOther()) await this.page.waitForEvent('framenavigated', isOther);
        if (!frame.isDetached()) await frame.waitForLoadState('load');
      }
      await this.page.clock.runFor(1_000);
    }
    throw new Error('it did not happen within 300 s');
  }

  async untilEnded(...ends: string[]): Promise<void> {
    await expect.poll(() => this.seen('ends'), { timeout: 10_000 }).toEqual(ends);
  }

  /** True if all calls got the same session. */
  isOneSession(): Promise<boolean> {
    return this.page.evaluate(() => new Set(window.merchant.sessions).size === 1);
  }

  focusedButton(): Promise<string | null | undefined> {
    return this.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  }

  /** Buttons and text of the SDK's panel, read through its shadow root. */
  panel(): Promise<{ text: string; buttons: string[] } | null> {
    return this.page.evaluate(() => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        const panel = shadowRoot?.querySelector(':is(dialog, section) > div');
        if (!(panel instanceof HTMLElement) || panel.hidden) continue;
        return {
          text: panel.querySelector('output')?.textContent ?? '',
          buttons: [...panel.querySelectorAll('button')].filter((each) => !each.hidden).map((each) => each.textContent),
        };
      }
      return null;
    });
  }

  /** State of the page that a forged message could change. */
  look() {
    return this.page.evaluate(() => ({
      events: window.merchant.events.join(),
      ends: window.merchant.ends.join(),
      faults: window.merchant.faults.slice(0, 3).join(),
      tokensAsked: window.merchant.tokensAsked,
      address: location.href,
      entries: history.length,
      markup: [...document.querySelectorAll('*')].map((each) => each.shadowRoot?.innerHTML ?? each.outerHTML).join(),
    }));
  }

  /** A frame of the page, next to the SDK's, with a forger in it. */
  async forgerFrame(origin: string): Promise<Frame> {
    const frame = await this.page.evaluateHandle(
      (src) =>
        new Promise<HTMLIFrameElement>((resolve) => {
          const made = Object.assign(document.createElement('iframe'), { src, onload: () => resolve(made) });
          document.body.append(made);
        }),
      `${origin}/forger`,
    );
    const content = await frame.contentFrame();
    if (!content) throw new Error('no frame');
    return content;
  }

  /** A window that the page opened, with a forger in it. */
  async forgerPopup(origin: string): Promise<Page> {
    const [popup] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.page.evaluate((url) => void open(url), `${origin}/forger`),
    ]);
    await popup.waitForFunction(() => 'forger' in window);
    return popup;
  }

  async forgerHere(): Promise<void> {
    await this.page.evaluate(await script('/forger.js'));
  }

  async close(): Promise<void> {
    const [first, ...others] = this.context.pages();
    if (first === this.page) await this.context.close();
    else await Promise.all(others.map((page) => page.close()));
  }
}
