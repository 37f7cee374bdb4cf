import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { entries, SiteEntry } from './support/site-entry';
import { addressAt, type Host } from './support/site-page';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

/** Chromium's type, which TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** Changes in the page since it was parsed. */
    changes: string[];
    /** Layout shifts: distance, and the first elements that moved. */
    shifts: string[];
  }
}

async function open(path: string, host: Host = '', width = 390): Promise<void> {
  context = await browser.newContext({ viewport: { width, height: 844 } });
  page = await context.newPage();
  await page.addInitScript(() => {
    window.changes = [];
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, startTime } = entry as LayoutShift;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const at = (rect: DOMRectReadOnly): string => JSON.stringify(rect);
          return `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' ${at(previousRect)} to ${at(currentRect)}`;
        });
        window.shifts.push(`${value} at ${startTime} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const note = (records: MutationRecord[]): void => {
        window.changes.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`));
      };
      new MutationObserver(note).observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  });
  await page.goto(addressAt(sites, host, path), { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe('a page of the site after hydration', () => {
  it.each([
    ['/home/buy-with-kadam', '', 390],
    ['/home/buy-with-kadam', '', 1440],
    ['/hi/home/buy-with-kadam', '', 320],
    ['/home/buy-with-kadam', 'hdfc', 390],
    ['/emi-calculator', '', 1440],
    ['/hi/emi-calculator', 'hdfc', 320],
    ['/about-us', '', 390],
  ] as const)('is unchanged: %s of %s, %i px wide', { tags: ['long'] }, async (path, host, width) => {
    await open(path, host, width);
    const found = await page.evaluate(() => ({
      changes: window.changes,
      shifts: window.shifts,
      focus: document.activeElement?.nodeName,
    }));
    expect(found).toEqual({ changes: [], shifts: [], focus: 'BODY' });
  });
});

it('labels of the home page and of its overlay each focus a field', async () => {
  await open('/home/buy-with-kadam');
  const shopper = new SiteEntry(page, sites, entries[1]);
  await shopper.asksForCode('9000000002');
  await shopper.button('Change').click();
  const own = shopper.place.getByRole('textbox', { name: 'Mobile number' });
  await own.waitFor();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const led = await page.locator('label').evaluateAll((labels) => {
    const controls = labels.map((label) => (label as HTMLLabelElement).control);
    return {
      fields: new Set(controls).size,
      isOwn: labels.every((label, index) => controls[index]?.closest('form') === label.closest('form')),
    };
  });
  expect(led).toEqual({ fields: 3, isOwn: true });
});

it('a link is prefetched when it is hovered, and My Account is not', async () => {
  await open('/about-us', '', 1440);
  const session = await context.newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname));
  await session.send('Preload.enable');
  await page.getByRole('link', { name: 'My Account' }).hover();
  await page.getByRole('navigation').getByRole('link', { name: 'EMI calculator' }).hover();
  await expect.poll(() => fetched).toContain('/emi-calculator');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => fetched).toContain('/faq');
  expect(fetched).not.toContain('/account');
});
