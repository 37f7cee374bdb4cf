import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { pressToLeave } from './support/press-to-leave';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { policyReports, visit } from './support/visit';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

const promo = (page: Page) => page.locator('kadam-promo[form=line]');
const explainer = (page: Page) => page.frames().find((frame) => frame.url().includes('/widget-communication-screen'));

/** The provider's figures of an amount: the lowest instalment, and the lowest at no cost. */
async function emisOf(amount: number): Promise<{ lowest: string; noCost: string }> {
  const address = `${sites.providerUrl}/app/widget/promo?merchantKey=zenmart_sandbox&amount=${amount}`;
  const answer = await fetch(address, { headers: { origin: sites.merchantUrl } });
  type Plan = { emi: number; tenure: number };
  const { data } = (await answer.json()) as { data: { lowest: Plan; noCost: Plan } };
  const sum = ({ emi }: Plan): string => `₹${emi.toLocaleString('en-IN')}`;
  return { lowest: `${sum(data.lowest)}/mo`, noCost: `${sum(data.noCost)} × ${data.noCost.tenure}` };
}

/** Waits until no explanation is visible; a preloaded one may exist while a pointer rests on the line. */
const unexplained = (page: Page): Promise<void> =>
  page.locator('iframe[src*="/widget-communication-screen"]').waitFor({ state: 'hidden' });

/** Waits until the explanation is rendered. */
async function explained(page: Page): Promise<void> {
  await expect
    .poll(() => explainer(page)?.getByRole('heading', { name: 'Three steps to your EMI' }).isVisible())
    .toBe(true);
}

describe('promo line', () => {
  it("shows the provider's figures, also of the next variant, and the inline check follows in the same frame", async () => {
    const { page, problems, frameRequests } = await visit(browser, sites, '/product');
    await promo(page)
      .getByText((await emisOf(36_000)).noCost, { exact: true })
      .waitFor();
    const check = page.frameLocator('iframe[src*="widget-check-eligibility"]');
    await check.getByRole('heading', { name: `EMI from ${(await emisOf(36_000)).lowest}` }).waitFor();
    await page.getByRole('radio', { name: 'With two lenses' }).check();
    await promo(page)
      .getByText((await emisOf(52_500)).noCost, { exact: true })
      .waitFor();
    await check.getByRole('heading', { name: `EMI from ${(await emisOf(52_500)).lowest}` }).waitFor();
    expect(frameRequests.filter((path) => path === '/widget-check-eligibility')).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('opens its explanation by keyboard, returns the focus, and violates no policy', async () => {
    const before = await policyReports(sites);
    const { page, problems } = await visit(browser, sites, '/product');
    const button = promo(page).getByRole('button', { name: 'Check eligibility' });
    await button.focus();
    await page.keyboard.press('Enter');
    await explained(page);
    // A key pressed in a frame that it removes never resolves, so the event is dispatched in the page.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    await unexplained(page);
    await expect
      .poll(() => button.evaluate((own) => (own.getRootNode() as ShadowRoot).activeElement === own))
      .toBe(true);
    expect(await policyReports(sites)).toBe(before);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("uses the page's own check if the shopper asks for it in the explanation", { tags: ['long'] }, async () => {
    const { page, frameRequests } = await visit(browser, sites, '/product');
    await promo(page).getByRole('button', { name: 'Check eligibility' }).click();
    await explained(page);
    await pressToLeave(
      page.frameLocator('iframe[src*=communication]').getByRole('button', { name: 'Check eligibility' }),
    );
    await unexplained(page);
    await page.frameLocator('iframe[src*="widget-check-eligibility"]').getByRole('textbox').waitFor();
    expect(frameRequests.filter((path) => path === '/widget-check-eligibility')).toHaveLength(1);
    await page.close();
  });

  it('stays hidden for a product of ₹991 that no lender finances, and a card shows its no-cost plan', {
    tags: ['long'],
  }, async () => {
    const { page } = await visit(browser, sites, '/product');
    await page
      .getByRole('button', { name: /× 3 months NO COST EMI/ })
      .first()
      .waitFor();
    const cheap = page.getByRole('listitem').filter({ hasText: 'Camera travel case' }).locator('kadam-promo');
    expect(await cheap.evaluate((own) => own.shadowRoot?.childElementCount)).toBe(0);
    await page.close();
  });

  it('works with elements.js alone, which loads the SDK when needed, under Trusted Types', async () => {
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

  it.each(['line', 'boxed', 'tag'])(
    'at 50 prices (%s) makes one request and shifts nothing when the figures arrive',
    { tags: ['long'] },
    async (form) => {
      const { page, problems } = await visit(browser, sites, '/product');
      await promo(page).getByText(/₹/).first().waitFor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const prices = page.locator('ul[data-prices]');
      await page.evaluate((shape) => {
        const list = document.createElement('ul');
        list.dataset.prices = '';
        for (let index = 0; index < 50; index += 1) {
          const line = document.createElement('kadam-promo');
          const given = { 'merchant-key': 'zenmart_sandbox', amount: String(20_000 + index * 997), form: shape };
          for (const [name, value] of Object.entries(given)) line.setAttribute(name, value);
          const stock = document.createElement('p');
          stock.textContent = 'In stock';
          const card = document.createElement('li');
          card.append(line, stock);
          list.append(card);
        }
        document.body.replaceChildren(list);
      }, form);
      const tops = () =>
        prices.locator('li > p').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
      const before = await tops();
      await expect.poll(() => prices.getByText(/₹/).count()).toBeGreaterThanOrEqual(50);
      expect(await tops()).toEqual(before);
      expect(asked.filter((path) => path.startsWith('/app/widget/promo'))).toEqual(['/app/widget/promos']);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  it('dispatches TERMS_UNAVAILABLE if the page is refused, and leaves no empty space', {
    tags: ['long'],
  }, async () => {
    const { page } = await visit(browser, sites, '/#promo', async (fresh) => {
      const headers = { 'access-control-allow-origin': '*' };
      const json = { success: false, code: 403, message: 'This web address is not registered for the merchant.' };
      await fresh.route('**/app/widget/promos?**', (route) => route.fulfill({ status: 403, headers, json }));
    });
    await page
      .getByRole('log', { name: 'Event log' })
      .getByText(/TERMS_UNAVAILABLE/)
      .waitFor();
    expect(await page.locator('kadam-promo').evaluate((own) => own.shadowRoot?.childElementCount)).toBe(0);
    await page.close();
  });
});
