import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from './axe';
import { sharedBrowser } from './browser';
import { type SharedSites, sharedSites } from './shared-sites';
import { policyReports } from './visit';

export function shopPagesTests(paths: readonly string[]): void {
  let sites: SharedSites;
  let context: BrowserContext;
  beforeAll(async () => {
    sites = await sharedSites();
    context = await (await sharedBrowser()).newContext();
    await (await context.newPage()).goto(sites.merchantUrl);
  });
  afterAll(() => context.close());

  it.each(paths)(
    '%s has no accessibility fault, no horizontal scroll and no policy violation at 320 and 1440 px',
    async (path) => {
      const before = await policyReports(sites);
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(`${sites.merchantUrl}${path}`);
      await page.getByRole('main').waitFor();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await accessibilityFaults(page.mainFrame());
        const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ width, faults, isWithin: aside <= 0 }).toEqual({ width, faults: [], isWithin: true });
      }
      expect(await policyReports(sites)).toBe(before);
      await page.close();
    },
  );
}
