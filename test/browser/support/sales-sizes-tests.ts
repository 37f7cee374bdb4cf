import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './agent';
import { accessibilityFaults } from './axe';
import { sharedBrowser } from './browser';
import { sharedSites } from './shared-sites';
import { openTill, type Till } from './till';

/** Horizontal scroll range of the sales app, CSS px. */
export const sidewaysScroll = (till: Till): Promise<number> =>
  till.app.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the size of the page in CSS px and waits until the sales app has its size. */
async function resize(till: Till, [width, height]: readonly [number, number]): Promise<void> {
  await till.page.setViewportSize({ width, height });
  const box = await (await till.app.frameElement()).boundingBox();
  await till.app.waitForFunction((wide) => innerWidth === wide, Math.round(box?.width ?? 0));
}

export function salesSizesTests(sizes: readonly (readonly [width: number, height: number])[]): void {
  describe(`at ${sizes.map((size) => size.join(' × ')).join(' and ')}`, () => {
    let till: Till;
    let agent: Agent;
    beforeAll(async () => {
      const [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
      till = await openTill(browser, sites);
      agent = new Agent(till.app, sites);
    });
    afterAll(() => till.context.close());

    it('no screen of the journey has an axe fault or overflows horizontally', async () => {
      const check = async (screen: string): Promise<void> => {
        for (const size of sizes) {
          await resize(till, size);
          const where = `${screen}, ${size.join(' × ')}`;
          expect.soft(await accessibilityFaults(till.app), where).toEqual([]);
          expect.soft(await sidewaysScroll(till), where).toBe(0);
        }
      };
      await agent.heading('What does the purchase cost?').waitFor();
      await check('amount');
      await agent.button('Support').click();
      await agent.heading('How can we help?').waitFor();
      await check('support');
      await agent.button('Back').click();
      await agent.calculate(54_990);
      await check('lenders');
      await agent.openLender(/HDFC/);
      await check('plans');
      await agent.giveMobile('9000000003');
      await agent.heading('Enter Secure Share Code').waitFor();
      await check('code');
      await agent.giveCode('9000000003');
      await agent.button('Share application').waitFor();
      await check('result');
      await agent.button('Share application').click();
      await till.app.getByRole('textbox', { name: 'Customer’s name' }).waitFor();
      await check('application');
    });
  });
}
