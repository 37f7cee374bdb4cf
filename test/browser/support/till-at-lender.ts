import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Agent } from './agent';
import { launchBrowser } from './browser';
import { startTwoSites, type TwoSites } from './processes';
import { openTill, type Till } from './till';

/** What the agent sees of a refusal, by where it comes up in the sales flow. */
export type Sight =
  | { readonly where: 'inline'; readonly text: RegExp }
  | { readonly where: 'modal'; readonly text: RegExp }
  | { readonly where: 'screen'; readonly heading: string };

/** For a file of refusals at the till: each test begins at one lender's plans, on a page of its own. */
export function tillAtLender() {
  let browser: Browser;
  let context: BrowserContext;
  let sites: TwoSites;
  let till: Till;

  beforeAll(async () => {
    [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
    // One till stays open: the next one finds both sites' processes running, which is twice as fast.
    ({ context } = await openTill(browser, sites));
  });
  afterEach(() => till.page.close());
  afterAll(async () => {
    await browser.close();
    await sites.stop();
  });

  return {
    async atLender(): Promise<Agent> {
      till = await openTill(browser, sites, { context });
      const agent = new Agent(till.app, sites);
      await agent.calculate(54_990);
      await agent.openLender(/HDFC/);
      return agent;
    },
    async sees(sight: Sight): Promise<void> {
      const { app } = till;
      if (sight.where === 'screen') await app.getByRole('heading', { name: sight.heading }).waitFor();
      else if (sight.where === 'modal') {
        const modal = app.getByRole('alertdialog');
        await modal.waitFor();
        expect(await modal.textContent()).toMatch(sight.text);
      } else await app.getByText(sight.text).first().waitFor();
    },
    /** The refusal in its own words, wherever they stand. */
    async seesWords(): Promise<void> {
      const words = till.app.locator('[role=alert], [role=alertdialog]');
      await expect.poll(async () => (await words.allTextContents()).join(' ').length).toBeGreaterThan(10);
    },
  };
}
