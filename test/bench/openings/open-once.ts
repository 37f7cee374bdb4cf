import type { Page } from 'puppeteer-core';
import { asItIs, slow } from './conditions';
import type { Rival } from './rivals';
import type { BenchSites } from './sites';
import type { WatchedBrowser } from './watched-browser';

/** Conditions of an opening: a new visitor; the same visitor again; a frame that was preloaded before the click; a new
 *  visitor with a cheap phone on Fast 3G. */
export type Way = 'cold' | 'warm' | 'ahead' | 'slow';

declare global {
  interface Window {
    /** `close` resolves when the page is as before the click. */
    rival: { ahead(): void; open(): void; close(): Promise<unknown> };
  }
}

/** No request or long task for this time. */
const QUIET_MS = 250;

/** Opens a rival by a click. Returns the time from the click until its text is painted, ms. */
async function clickIn(page: Page, browser: WatchedBrowser, rival: Rival): Promise<number> {
  browser.listenFor(rival.shows);
  await page.click('#open');
  const [clickedAtMs, shownAtMs] = [await browser.says('clicked'), await browser.says('shown')];
  return shownAtMs - clickedAtMs;
}

/** Loads a page that can open a rival, up to the click. */
async function prepare(page: Page, browser: WatchedBrowser, address: string, way: Way): Promise<void> {
  await browser.slowDown(asItIs);
  await page.goto(address, { waitUntil: 'networkidle0' });
  if (way === 'ahead') {
    await page.evaluate(() => window.rival.ahead());
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  }
  if (way === 'slow') await browser.slowDown(slow);
}

/** Opens once in each way that a rival supports. */
export async function openInEachWay(
  browser: WatchedBrowser,
  sites: BenchSites,
  rival: Rival,
): Promise<Partial<Record<Way, number>>> {
  const address = sites.pageOf(rival);
  browser.listenFor(rival.shows);
  const visitor = await browser.newVisitor();
  await prepare(visitor.page, browser, address, 'cold');
  const cold = await clickIn(visitor.page, browser, rival);
  await visitor.page.waitForNetworkIdle({ idleTime: QUIET_MS });
  await visitor.page.evaluate(() => window.rival.close());
  const warm = await clickIn(visitor.page, browser, rival);
  await visitor.close();
  const byNewVisitor = async (way: Way): Promise<number> => {
    const { page, close } = await browser.newVisitor();
    await prepare(page, browser, address, way);
    const tookMs = await clickIn(page, browser, rival);
    await close();
    return tookMs;
  };
  return {
    cold,
    warm,
    slow: await byNewVisitor('slow'),
    ...(rival.isAheadToo && { ahead: await byNewVisitor('ahead') }),
  };
}
