import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser';
import { pressToLeave } from './support/press-to-leave';
import { startTwoSites, type TwoSites } from './support/processes';
import { policyReports, visit } from './support/visit';

let browser: Browser;
let sites: TwoSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
});
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

const promo = (page: Page) => page.locator('kadam-promo[form=line]');
const explainer = (page: Page) => page.frames().find((frame) => frame.url().includes('/widget-communication-screen'));

/** The lowest instalment of an amount, as the provider says it. */
async function lowestEmi(amount: number): Promise<string> {
  const address = `${sites.providerUrl}/app/widget/promo?merchantKey=zenmart_sandbox&amount=${amount}`;
  const answer = await fetch(address, { headers: { origin: sites.merchantUrl } });
  const { data } = (await answer.json()) as { data: { lowest: { emi: number } } };
  return `₹${data.lowest.emi.toLocaleString('en-IN')}/mo`;
}

/** Waits until the explanation is drawn. */
async function explained(page: Page): Promise<void> {
  await expect
    .poll(() => explainer(page)?.getByRole('heading', { name: 'Three steps to your EMI' }).isVisible())
    .toBe(true);
}

describe('the line by the price', () => {
  it('says what the provider says, also of the next variant, and the inline check follows in its one frame', async () => {
    const { page, problems, frameRequests } = await visit(browser, sites, '/product');
    await promo(page)
      .getByText(await lowestEmi(36_000), { exact: true })
      .waitFor();
    const check = page.frameLocator('iframe[src*="widget-check-eligibility"]');
    await check.getByRole('heading', { name: `EMI from ${await lowestEmi(36_000)}` }).waitFor();
    await page.getByRole('radio', { name: 'With two lenses' }).check();
    await promo(page)
      .getByText(await lowestEmi(52_500), { exact: true })
      .waitFor();
    await check.getByRole('heading', { name: `EMI from ${await lowestEmi(52_500)}` }).waitFor();
    expect(frameRequests.filter((path) => path === '/widget-check-eligibility')).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('opens its explanation by keyboard, gives the focus back, and breaks no policy', async () => {
    const before = await policyReports(sites);
    const { page, problems } = await visit(browser, sites, '/product');
    const button = promo(page).getByRole('button', { name: 'Check eligibility' });
    await button.focus();
    await page.keyboard.press('Enter');
    await explained(page);
    // A key that is pressed in a frame which goes away by it is waited for in vain: this one is the page's.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await expect.poll(() => explainer(page)).toBeUndefined();
    await expect
      .poll(() => button.evaluate((own) => (own.getRootNode() as ShadowRoot).activeElement === own))
      .toBe(true);
    expect(await policyReports(sites)).toBe(before);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('asked for the check in its explanation, shows the one that the page has', async () => {
    const { page, frameRequests } = await visit(browser, sites, '/product');
    await promo(page).getByRole('button', { name: 'Check eligibility' }).click();
    await explained(page);
    await pressToLeave(
      page.frameLocator('iframe[src*=communication]').getByRole('button', { name: 'Check eligibility' }),
    );
    await expect.poll(() => explainer(page)).toBeUndefined();
    await page.frameLocator('iframe[src*="widget-check-eligibility"]').getByRole('textbox').waitFor();
    expect(frameRequests.filter((path) => path === '/widget-check-eligibility')).toHaveLength(1);
    await page.close();
  });

  it('of a product for ₹991 that nobody finances stays away, and a card with a plan without cost says so', async () => {
    const { page } = await visit(browser, sites, '/product');
    await page
      .getByRole('button', { name: /× 6 with Kadam NO COST EMI/ })
      .first()
      .waitFor();
    const cheap = page.getByRole('listitem').filter({ hasText: 'Camera travel case' }).locator('kadam-promo');
    expect(await cheap.evaluate((own) => own.shadowRoot?.childElementCount)).toBe(0);
    await page.close();
  });

  it('works with elements.js alone: it brings the SDK when it is needed, under Trusted Types', async () => {
    const before = await policyReports(sites);
    const asked: string[] = [];
    const { page } = await visit(browser, sites, '/product', async (fresh) => {
      await fresh.route(/\/(kadam-stub|kadam)\.js$/, (route) => route.abort());
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await promo(page).getByRole('button', { name: 'Check eligibility' }).click();
    await explained(page);
    expect(asked.filter((path) => path === '/sdk/v1/kadam.mjs')).toHaveLength(1);
    expect(await policyReports(sites)).toBe(before);
    await page.close();
  });

  it('tells TERMS_UNAVAILABLE where the provider is away, and leaves no gap that says nothing true', async () => {
    const { page } = await visit(browser, sites, '/#promo', async (fresh) => {
      await fresh.route('**/app/widget/promo?**', (route) => route.abort());
    });
    await page
      .getByRole('log', { name: 'Event log' })
      .getByText(/TERMS_UNAVAILABLE/)
      .waitFor();
    expect(await page.locator('kadam-promo').evaluate((own) => own.shadowRoot?.childElementCount)).toBe(0);
    await page.close();
  });
});
