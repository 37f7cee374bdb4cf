import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { shopPagesTests } from './support/shop-pages-tests';
import { Shopper } from './support/shopper';

let browser: Browser;
let context: BrowserContext;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  context = await browser.newContext();
  await visit('/');
});
afterAll(() => closePages(browser));

async function visit(path: string, width = 1024): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${sites.merchantUrl}${path}`);
  return { page, problems };
}

const proofs = (page: Page) => page.getByRole('list', { name: 'Verified results' });

describe('payment by link', () => {
  it('is paid at Kadam and returns to a shop whose server knows it by webhook', async () => {
    const { page, problems } = await visit('/redirect', 414);
    await page.getByRole('button', { name: 'Pay by card-less EMI' }).click();
    await page.waitForURL(`${sites.providerUrl}/payment/init?**`);
    const shopper = new Shopper(page, sites, '9000000001');
    await shopper.pay();
    await shopper.button('Back to Zenmart').click();
    await page.waitForURL(`${sites.merchantUrl}/return?**`);
    await page.getByRole('heading', { name: '₹36,000 paid by card-less EMI' }).waitFor();
    await proofs(page).getByText('Webhook').waitFor();
    expect(await proofs(page).getByText('This page').count()).toBe(0);
    expect(page.url()).not.toContain('9000000001');
    expect(problems).toEqual([]);
    await page.close();
  });

  it('is not paid by a forged return address: the shop asks its server', async () => {
    const { page } = await visit('/redirect');
    await page.getByRole('button', { name: 'Pay by card-less EMI' }).click();
    await page.waitForURL(`${sites.providerUrl}/payment/init?**`);
    await page.getByText(/^Order ZM-/).waitFor();
    const shown = await page.getByText(/^Order ZM-/).textContent();
    const orderId = shown?.replace('Order ', '') ?? '';
    await page.goto(`${sites.merchantUrl}/return?order=${orderId}&status=COMPLETE`);
    await page.getByRole('heading', { name: 'Not paid yet' }).waitFor();
    expect(await page.getByText('paid by card-less EMI').count()).toBe(0);
    await page.close();
  });

  it('is visible only to its shopper', { tags: ['long'] }, async () => {
    const { page } = await visit('/return?order=ZM-00000000');
    await page.getByRole('heading', { name: 'This browser has placed no such order' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain('₹');
    await page.close();
  });
});

describe('pages of the shop', () => {
  // test/long/shop-pages.ltest.ts covers the others.
  shopPagesTests(['/checkout?basket=lumen-m2-kit.1']);

  it('lead a product from its page over the bag to the checkout', { tags: ['long'] }, async () => {
    const { page } = await visit('/product');
    await page.getByRole('radio', { name: 'With two lenses' }).check();
    await page.getByRole('button', { name: 'Add to bag' }).click();
    await page.getByRole('link', { name: 'Bag, 1 piece' }).click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.getByText('Lumen M2 two-lens kit').waitFor();
    expect(await page.getByText('₹52,500').count()).toBe(2);
    await page.close();
  });
});

describe('demo hub', () => {
  it('gets a payment link that opens the checkout, and logs both sides without secrets', async () => {
    const { page, problems } = await visit('/#sales-app');
    await page.getByRole('navigation', { name: 'Examples' }).getByRole('link', { name: 'Payment link' }).click();
    await page.getByRole('button', { name: 'Get a payment link' }).click();
    const link = page.getByRole('link', { name: 'Open the payment' });
    await link.waitFor();
    const log = page.getByRole('log', { name: 'Event log' });
    expect(await log.getByRole('listitem').count()).toBe(2);
    expect(await log.textContent()).toMatch(/POST \/orders.*paymentLink: "hidden"/);
    const opened = page.waitForEvent('popup');
    await link.click();
    await new Shopper(await opened, sites, '9000000001').button('Continue').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each([
    ['eligibility', 'Check eligibility', 'inline'],
    ['benefits', 'How card-less EMI works', 'inline'],
    ['communication', 'What is card-less EMI?', 'modal'],
    ['checkout', 'Pay by card-less EMI', 'modal'],
  ])('opens the real %s widget and logs that it is rendered', { tags: ['long'] }, async (demo, button, place) => {
    const { page, problems } = await visit(`/#${demo}`, 1280);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    const log = page.getByRole('log', { name: 'Event log' });
    await log.getByText('widgetReady', { exact: true }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Card-less EMI' }).count()).toBe(place === 'modal' ? 1 : 0);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('switches demos and returns with the Back button', { tags: ['long'] }, async () => {
    const { page } = await visit('/#sales-app');
    const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await title('Sales app');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Payment link/ })
      .click();
    await title('Payment link');
    await page.goBack();
    await title('Sales app');
    expect(new URL(page.url()).hash).toBe('#sales-app');
    await page.close();
  });
});
