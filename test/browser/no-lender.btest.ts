import pg from 'pg';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { openCheckoutOf, openLinkOf } from './support/checkout-page';
import { type StartedOrder, startOrder } from './support/order';
import { type LeftSandbox, startToLeaveSandbox } from './support/processes';
import { eligibilityWidget, openWidget, widgetShop } from './support/widget-page';

// A production provider without lenders; a payment started while there was one.

const CLOSED = 'EMI is not available here yet. Please pay another way.';
const CLOSED_IN_HINDI = 'यहाँ EMI अभी उपलब्ध नहीं है। कृपया किसी और तरीके से भुगतान करें।';

let browser: Browser;
let sites: LeftSandbox;
let orders: readonly StartedOrder[];

beforeAll(async () => {
  browser = await sharedBrowser();
  sites = await startToLeaveSandbox(await widgetShop());
  orders = [await startOrder(sites), await startOrder(sites)];
  const client = new pg.Client(sites.databaseUrl);
  await client.connect();
  await client.query('create table saved_origins as select * from merchant_origins');
  await sites.leave();
  // Production drops the origins of the sandbox's merchants; this test restores one.
  await client.query('insert into merchant_origins select * from saved_origins on conflict do nothing');
  await client.end();
}, 120_000);
afterAll(async () => {
  await closePages(browser);
  await sites.stop();
});

describe('no lender is connected', () => {
  it.each([
    ['en', CLOSED],
    ['hi', CLOSED_IN_HINDI],
  ])('the eligibility check is closed with a sentence in %s and asks for no number', async (locale, sentence) => {
    const places = { providerUrl: sites.providerUrl, merchantUrl: sites.merchantUrl };
    const shop = await openWidget(browser, places, eligibilityWidget({ locale }));
    await shop.widget.getByText(sentence).waitFor();
    expect(await shop.widget.getByRole('textbox').count()).toBe(0);
    await shop.context.close();
  });

  it('the checkout of an earlier payment shows that no lender serves the shop, without a plan or number field', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const [inShop, byLink] = orders;
    if (!inShop || !byLink) return expect.fail('no orders');
    for (const shown of [await openCheckoutOf(context, sites, inShop), await openLinkOf(context, sites, byLink)]) {
      await shown.app.getByText('No lender serves this shop today. Please pay another way.').waitFor();
      expect(await shown.app.getByRole('radio').count()).toBe(0);
      expect(await shown.app.getByRole('textbox').count()).toBe(0);
    }
    await context.close();
  });
});
