import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';

// The shop's own content renders first and does not move when the elements load.

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterEach(() => context?.close());
afterAll(() => closePages(browser));

interface Moved {
  readonly value: number;
  readonly startTime: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A product page on a phone of this height. The elements' scripts are held until the shop's page has rendered. */
async function visit(
  height: number,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<{ readonly page: Page; readonly asked: string[] }> {
  context = await browser.newContext({ viewport: { width: 412, height }, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      // SAFETY: entries of this type have these fields.
      for (const { value, startTime, sources } of list.getEntries() as unknown as Moved[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        const shift = `${value} at ${Math.round(startTime)} ms: ${nodes.map((text) => text?.slice(0, 80)).join(' | ')}`;
        const { dataset } = document.documentElement;
        dataset.shifts = `${dataset.shifts ?? ''}${shift}\n`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  let release = (): void => undefined;
  const stands = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/sdk/v1/elements.js', async (route) => {
    await stands;
    await route.continue();
  });
  await page.goto(`${sites.merchantUrl}/product`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page is painted: later changes count as shifts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  release();
  await page
    .locator('kadam-promo')
    .first()
    .getByText(/in all/)
    .waitFor();
  return { page, asked };
}

it.each([
  ['Inter', async () => undefined],
  ['a wider fallback, because Inter does not arrive', (page: Page) => page.route('**/*.woff2', (font) => font.abort())],
] as const)(
  'nothing of a product page in %s moves when the elements and the check load',
  { tags: ['long'] },
  async (_, prepare) => {
    const { page, asked } = await visit(823, prepare);
    const check = page.frameLocator('kadam-eligibility iframe');
    await check.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    expect(asked).toContain('/widget-check-eligibility');
    expect(await page.evaluate(() => document.documentElement.dataset.shifts ?? '')).toBe('');
  },
);

it('a check far below the visible area loads when the shopper scrolls near it', { tags: ['long'] }, async () => {
  const { page, asked } = await visit(320);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );
  expect(asked).not.toContain('/widget-check-eligibility');
  await page.locator('kadam-eligibility').scrollIntoViewIfNeeded();
  await page.frameLocator('kadam-eligibility iframe').getByRole('textbox', { name: 'Mobile number' }).waitFor();
});
