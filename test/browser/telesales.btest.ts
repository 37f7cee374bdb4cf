import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { faultsInBothSchemes } from './support/own-page-faults';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { Shopper } from './support/shopper';

const MOBILE = '9000000001';
const PAYS_WITHIN_MS = 120_000;

let sites: SharedSites;
let browser: Browser;
let desk: BrowserContext;
let phone: BrowserContext;
let agent: Page;
let customer: Page;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  desk = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  phone = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  [agent, customer] = [await desk.newPage(), await phone.newPage()];
});
afterAll(async () => {
  await desk.close();
  await phone.close();
  await closePages(browser);
});

async function linkTo(mobile: string): Promise<string> {
  const response = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const link = messages.flatMap(({ text }) => text.match(/https?:\S+\/collect-payment\?ref=[\w-]+/) ?? []).at(-1);
  if (link === undefined) throw new Error('no link');
  return link;
}

describe('payment by telephone', () => {
  // @req RTE-092, TEL-001
  it('an agent admitted by the shop requests it, the customer views and pays it, and the agent sees it as paid', {
    tags: ['long'],
    timeout: PAYS_WITHIN_MS,
  }, async () => {
    await agent.goto(`${sites.merchantUrl}/telesales`);
    await agent.waitForURL('**/ts-payment/init');
    const heading = agent.getByRole('heading', { level: 1 });
    await agent.getByText('Agent ZM-5001').waitFor();
    const width = await agent.locator('main').evaluate((main) => main.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(414);
    expect(await faultsInBothSchemes(agent, 'desk')).toEqual([]);

    // By keyboard alone.
    await agent.getByLabel(/Mobile Number/).focus();
    await agent.keyboard.type(MOBILE);
    await agent.keyboard.press('Tab');
    await agent.keyboard.type('36000');
    await agent.keyboard.press('Tab');
    await agent.keyboard.type('ZM-20418');
    await agent.keyboard.press('Enter');
    await agent.getByText('Waiting for the customer to open the link').waitFor();
    expect(await faultsInBothSchemes(agent, 'live')).toEqual([]);

    const link = await linkTo(MOBILE);
    await customer.goto(link.replace('/collect-payment', '/hi/collect-payment'));
    await customer.getByRole('link', { name: 'आगे बढ़ें' }).waitFor();
    expect(await faultsInBothSchemes(customer, 'in Hindi')).toEqual([]);
    await customer.goto(link);
    await customer.getByText('order ZM-20418').waitFor();
    expect(await customer.locator('main').textContent()).not.toContain(MOBILE);
    await customer.getByRole('link', { name: 'Continue' }).click();
    await new Shopper(customer, sites, MOBILE).pay();

    await agent.getByRole('heading', { level: 1, name: '₹36,000 paid' }).waitFor();
    await agent.getByRole('link', { name: 'My requests' }).click();
    await agent.getByRole('link', { name: /90XXXXX001 · ZM-20418/ }).waitFor();
    expect(await faultsInBothSchemes(agent, 'list')).toEqual([]);
    await customer.goto(link);
    await customer.getByText('This order is paid.').waitFor();
    await customer.goto(`${sites.providerUrl}/collect-payment?ref=${'x'.repeat(22)}`);
    await customer.getByText('We do not know this link.').waitFor();

    await agent.getByRole('button', { name: 'Leave the desk' }).click();
    await heading.getByText('Please open the desk again').waitFor();
    await agent.reload();
    await heading.getByText('Please open the desk again').waitFor();
    expect(await faultsInBothSchemes(agent, 'left')).toEqual([]);
  });
});
