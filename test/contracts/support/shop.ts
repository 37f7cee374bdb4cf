import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { expect } from 'vitest';
import type { OpenSalesAppOptions } from '../../../sdk';
import type { ContractSites, FrameKind } from './sites';

/** Short enough for a test to see each of them run out. */
export const quick = { loadMs: 600, handshakeMs: 400, callMs: 400 };

type Plain = Omit<Partial<OpenSalesAppOptions>, 'getAuthToken' | 'merchantKey'> & { merchantKey?: FrameKind };

/** The merchant's page in a browser of its own. */
export class Shop {
  private constructor(
    readonly sites: ContractSites,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, sites: ContractSites, path = '/', viewport = { width: 1024, height: 800 }) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(`${sites.merchantUrl}${path}`);
    return new Shop(sites, context, page);
  }

  /** Calls `Kadam.openSalesApp`, as from a click. */
  openApp(options: Plain = {}): Promise<void> {
    return this.page.evaluate((given) => window.merchant.open(given), options as Partial<OpenSalesAppOptions>);
  }

  /** Opens the app by a real click and waits until it is up. */
  async openByClick(): Promise<Frame> {
    await this.page.click('#open');
    return this.untilOpened();
  }

  async untilOpened(times = 1): Promise<Frame> {
    const opened = async () => (await this.seen('events')).filter((each) => each === 'opened').length;
    await expect.poll(opened, { timeout: 5_000 }).toBe(times);
    const frame = this.frames().at(-1);
    if (!frame) throw new Error('opened without a frame');
    return frame;
  }

  /** Frames on the provider's origin. */
  frames(): Frame[] {
    return this.page.frames().filter((frame) => frame.url().startsWith(this.sites.providerUrl));
  }

  seen(what: 'events' | 'ends' | 'faults' | 'violations'): Promise<string[]> {
    return this.page.evaluate((name) => window.merchant[name], what);
  }

  async untilEnded(...ends: string[]): Promise<void> {
    await expect.poll(() => this.seen('ends'), { timeout: 10_000 }).toEqual(ends);
  }

  /** The buttons and text that the SDK itself draws, read through its shadow root. */
  panel(): Promise<{ text: string; buttons: string[] } | null> {
    return this.page.evaluate(() => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        const panel = shadowRoot?.querySelector('dialog > div');
        if (!(panel instanceof HTMLElement) || panel.hidden) continue;
        return {
          text: panel.querySelector('output')?.textContent ?? '',
          buttons: [...panel.querySelectorAll('button')].filter((each) => !each.hidden).map((each) => each.textContent),
        };
      }
      return null;
    });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
