import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { faultsInBothSchemes } from './support/own-page-faults';
import { Shopper } from './support/shopper';

const { sites, context, openByLink } = checkoutTests();

/** Includes a whole payment. */
const PAYS_WITHIN_MS = 120_000;

const groundOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

describe('a page written by the server', () => {
  it("follows the system's colour scheme with readable colours, and fits at 320 px with text at 200 %", async () => {
    const page = await context().newPage();
    // test/long/own-pages.ltest.ts covers each page in each language.
    await page.goto(`${sites().providerUrl}/kfs/unknown/unknown`);
    expect(await faultsInBothSchemes(page, 'closed')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe(255);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(page)).toBeLessThan(40);
  });

  it('with a statement is white paper in both schemes; its OTP follows the scheme, in the language of its address', {
    tags: ['long'],
    timeout: PAYS_WITHIN_MS,
  }, async () => {
    const { page } = await openByLink();
    await new Shopper(page, sites(), '9000000001').pay();
    const link = page.getByRole('link', { name: /Download the statement/ });
    const statement = new URL((await link.getAttribute('href')) ?? '', page.url());
    await page.goto(statement.href);
    const paper = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor);
    expect(await faultsInBothSchemes(page, 'statement')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([await paper(), (await groundOf(page)) < 40]).toEqual(['rgb(255, 255, 255)', true]);

    statement.search = '?locale=hi-IN';
    await page.goto(statement.href);
    expect(await faultsInBothSchemes(page, 'asking')).toEqual([]);
    await page.getByRole('button').click();
    await page.getByRole('textbox').fill('1');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
    await page.getByRole('button').first().click();
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
    expect(await faultsInBothSchemes(page, 'refused')).toEqual([]);
  });
});

describe('a payment link on a phone with an open keyboard', () => {
  it('shows field, error and button together in the remaining 340 of 640 px', async () => {
    const { page } = await openByLink({ viewport: { width: 360, height: 640 } });
    const shopper = new Shopper(page, sites(), '9000000001');
    await shopper.choose('Tamarind Bank', 6);
    const field = page.getByRole('textbox', { name: /mobile number/i });
    await field.fill('12345');
    const isCovered = (height: number): Promise<void> =>
      page.evaluate((px) => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: px });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await isCovered(340);
    const bottoms = await Promise.all(
      [field, page.getByRole('button', { name: 'Send OTP' })].map(async (part) => {
        const box = await part.boundingBox();
        return box && [box.y, box.y + box.height];
      }),
    );
    expect(bottoms.flat().filter((at) => at === null || at < 0 || at > 340)).toEqual([]);
    await isCovered(640);
    await page.getByText('Powered by').waitFor();
  });
});
