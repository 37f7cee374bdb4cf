import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Agent } from './agent';
import { closePages, sharedBrowser } from './browser';
import { type SharedSites, sharedSites } from './shared-sites';
import { openTill, type Till } from './till';

export type Sight =
  | { readonly where: 'inline'; readonly text: RegExp }
  | { readonly where: 'modal'; readonly text: RegExp }
  | { readonly where: 'screen'; readonly heading: string };

/** Setup for a file of refusals at the till: each test starts at one lender's plans, on a separate page. */
export function tillAtLender() {
  let browser: Browser;
  let context: BrowserContext;
  let sites: SharedSites;
  let till: Till;

  beforeAll(async () => {
    [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
    // One till stays open, so that the next one reuses both sites' processes, which is twice as fast.
    ({ context } = await openTill(browser, sites));
  });
  afterEach(() => till.page.close());
  afterAll(() => closePages(browser));

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
      if (sight.where === 'screen') {
        await app.getByRole('heading', { name: sight.heading }).waitFor();
        expect(await app.getByRole('textbox').count()).toBe(0);
      }
      if (sight.where === 'modal') {
        const modal = app.getByRole('alertdialog');
        await modal.waitFor();
        expect(await modal.textContent()).toMatch(sight.text);
      }
      if (sight.where === 'inline') {
        await app.getByText(sight.text).first().waitFor();
        expect(await app.getByRole('alertdialog').count()).toBe(0);
      }
    },
    async seesWords(): Promise<void> {
      const words = till.app.locator('[role=alert], [role=alertdialog]');
      await expect.poll(async () => (await words.allTextContents()).join(' ').length).toBeGreaterThan(10);
    },
  };
}

/** A customer with no (more) credit from the lender at this store: the agent sees these words and the contact. */
export async function expectNoneAtThisStore(agent: Agent, mobile: string, words: string): Promise<void> {
  await agent.check(mobile);
  const result = agent.app.getByRole('dialog', { name: 'No EMI at this store' });
  await result.waitFor();
  expect(await result.textContent()).toContain(`${words} Please contact HDFC Bank for further assistance.`);
}

/** An application that is refused with `code`: the form shows the error, and the name stays typed. */
export async function expectRefusedApplication(agent: Agent, code: string, text: RegExp): Promise<void> {
  await agent.check(`600000${code}`);
  await agent.button('Share application').click();
  const name = agent.app.getByRole('textbox', { name: 'Customer’s name' });
  await name.fill('Test Customer');
  await agent.button('Create link').click();
  await agent.app.getByText(text).first().waitFor();
  expect(await name.inputValue()).toBe('Test Customer');
}
