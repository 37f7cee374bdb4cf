import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

it('a shopper from a campaign finds a product, chooses a plan by keyboard, and gets to the shop with the campaign', async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(addressAt(sites, '', '/buy/zenmart?utm_campaign=diwali'));
  await page.getByRole('heading', { name: 'Zenmart', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Lumen M2 camera kit' }).click();
  await page.getByRole('heading', { name: 'Lumen M2 camera kit', level: 1 }).waitFor();
  await page.waitForFunction(() => Object.hasOwn(document.getElementById('product-plans') ?? {}, '__k'));
  const total = page.locator('#product-plans dt', { hasText: /^Total you pay$/ }).locator('+ dd');
  const calculator = page.locator('#calculator');
  const worked = (name: string) => calculator.locator('dt', { hasText: name }).locator('+ dd').textContent();
  const before = await total.textContent();
  expect(await worked('Total you pay')).toBe(before);
  await page.getByRole('radio', { name: /3 months/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => total.textContent()).not.toBe(before);
  expect(await page.getByRole('radio', { name: /6 months/ }).isChecked()).toBe(true);
  await page.waitForURL('**/product/zenmart/lumen-m2-kit?lenderId=*&tenure=6');
  await page.getByRole('textbox', { name: 'I can pay about' }).fill('12000');
  await page.getByRole('button', { name: /^Nearest within ₹12,000/ }).click();
  await page.waitForURL('**/product/zenmart/lumen-m2-kit?lenderId=*&tenure=3&month=12000');
  expect(await page.getByRole('radio', { name: /3 months/ }).isChecked()).toBe(true);
  await calculator.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => Object.hasOwn(document.getElementById('calculator') ?? {}, '__k'));
  const address = page.url();
  await calculator.getByRole('textbox', { name: 'Purchase price' }).fill('60000');
  await calculator.getByText('₹60,000', { exact: true }).first().waitFor();
  expect(await page.getByRole('radio', { name: /3 months/ }).isChecked()).toBe(true);
  expect(page.url()).toBe(address);
  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Shop at Zenmart/ }).click(),
  ]);
  await shop.getByRole('heading', { name: /^Lumen M2/, level: 1 }).waitFor();
  expect(shop.url()).toBe(`${sites.merchantUrl}/product?product=lumen-m2-kit&utm_campaign=diwali`);
});

it('without script the form chooses a plan, and the address contains it', async () => {
  context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressAt(sites, '', '/product/sangeetha-mobiles/nova-x5'));
  await page.locator('#product-plans').getByText('HDFC Bank', { exact: true }).click();
  await page.locator('#product-plans').getByRole('button', { name: 'Show the cost' }).click();
  await page.waitForURL('**/product/sangeetha-mobiles/nova-x5?lenderId=401&tenure=6&month=');
  const line = (name: string) => page.locator('#product-plans dt', { hasText: name }).locator('+ dd').textContent();
  const discount = await line('No cost discount*');
  expect((await line('Interest'))?.slice(2)).toBe(discount?.slice(2));
  expect([await line('Price'), await line('Total you pay')]).toEqual(['₹54,000', '₹54,000']);
  await page.getByText('₹9,000').first().waitFor();
  await page.locator('#calculator').getByRole('button', { name: 'Show the cost' }).click();
  await page.waitForURL('**/emi-calculator?lenderId=401&amount=54%2C000&tenure=6&noCost=1');
});
