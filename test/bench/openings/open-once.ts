import type { Page } from 'puppeteer-core';
import { asItIs, slow } from './conditions';
import type { Rival } from './rivals';
import type { BenchSites } from './sites';
import type { WatchedBrowser } from './watched-browser';

/** Circumstances of an opening: a new visitor; the same one who has closed it and opens it again; a frame that was loaded
 *  before the click; a new visitor with a cheap phone on Fast 3G. */
export type Way = 'cold' | 'warm' | 'ahead' | 'slow';

declare global {
  interface Window {
    /** `close` is done when the page is as it was before the click. */
    rival: { ahead(): void; open(): void; close(): Promise<unknown> };
  }
}

/** Nothing is asked for any more, and the processor has done what was left to do. */
const QUIET_MS = 250;

/** Opens a rival by a click in a page. Returns how long it took from the click until its text was painted, ms. */
async function clickIn(page: Page, browser: WatchedBrowser, rival: Rival): Promise<number> {
  browser.listenFor(rival.shows);
  await page.click('#open');
  const [clickedAtMs, shownAtMs] = [await browser.says('clicked'), await browser.says('shown')];
  return shownAtMs - clickedAtMs;
}

/** Brings a page that can open a rival to where it is clicked. */
async function prepare(page: Page, browser: WatchedBrowser, address: string, way: Way): Promise<void> {
  await browser.slowDown(asItIs);
  await page.goto(address, { waitUntil: 'networkidle0' });
  if (way === 'ahead') {
    await page.evaluate(() => window.rival.ahead());
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  }
  if (way === 'slow') await browser.slowDown(slow);
}

/** One opening in each way that a rival knows. */
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
