import type { Browser, BrowserContext, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { launchProfile } from './support/storage-profile';
import { frameAt, openTill, salesFrame, type Till } from './support/till';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));
afterEach(async () => {
  await context?.close();
  context = undefined;
});

const CHECK = '/app/affordability/sa/check-eligibility';
const APPLY = '/app/affordability/sa/share-ntb-application';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

async function checkedTill(
  mobile: string,
  result: string,
  own?: BrowserContext,
): Promise<{ till: Till; agent: Agent; sent: Sent[] }> {
  const till = await openTill(browser, sites, { viewport: { width: 414, height: 800 }, ...(own && { context: own }) });
  context = till.context;
  const agent = new Agent(till.app, sites);
  await agent.calculate(54_990);
  await agent.openLender(/HDFC/);
  await agent.check(mobile);
  await agent.heading(result).waitFor();
  await allLoaded(till);
  const sent: Sent[] = [];
  till.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(CHECK) || pathname.startsWith(APPLY))
      sent.push({
        path: pathname.replace(/\/$/, ''),
        body: request.postDataJSON(),
        key: request.headers()['idempotency-key'],
      });
  });
  return { till, agent, sent };
}

/** The deferred chunks are loaded, so that the connection can be cut. */
const allLoaded = (till: Till): Promise<unknown> =>
  till.app.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('agent-rest')),
  );

async function lose({ context, app }: Till): Promise<Locator> {
  await context.setOffline(true);
  const modal = app.getByRole('alertdialog', { name: 'No Internet' });
  await modal.waitFor();
  return modal;
}

const sheetOf = (till: Till): Locator => till.app.getByRole('dialog', { name: 'Kept for later' });

async function keepCheck(sheet: Locator, mobile: string, amount: string): Promise<void> {
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await sheet.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await sheet.getByRole('button', { name: 'Keep this check' }).click();
}

describe('an agent who loses the connection', () => {
  it("queues checks, which are sent in order when it returns; an entry without the customer's consent is reported", async () => {
    const { till, sent } = await checkedTill('9000000001', 'Customer is pre-approved');
    const modal = await lose(till);
    await modal.getByRole('button', { name: 'Keep a check for later' }).click();
    const sheet = sheetOf(till);
    await keepCheck(sheet, '9000000001', '20000');
    await sheet.getByText(/^Waiting\. The customer’s consent holds until/).waitFor();
    await keepCheck(sheet, '9000000009', '30000');
    await sheet.getByText('Waiting. The customer has not read out a code yet.').waitFor();
    expect(await accessibilityFaults(till.app)).toEqual([]);
    expect(sent).toEqual([]);

    await till.context.setOffline(false);
    await modal.waitFor({ state: 'hidden' });
    await sheet.getByText('Pre-approved', { exact: true }).waitFor();
    await sheet.getByText('Not sent: the customer has not read out a code yet.', { exact: true }).waitFor();
    expect(sent).toEqual([{ path: CHECK, body: { mobile: '9000000001', amount: 20_000 }, key: undefined }]);

    await sheet.getByRole('button', { name: 'Ask for a code' }).click();
    const agent = new Agent(till.app, sites);
    await agent.giveCode('9000000009');
    await expect.poll(() => sent.at(-1)?.body).toEqual({ mobile: '9000000009', amount: 30_000 });
  });

  it('sees No Internet, whose second button opens the queue, and closing that returns to it', {
    tags: ['long'],
  }, async () => {
    const { till } = await checkedTill('9000000001', 'Customer is pre-approved');
    const modal = await lose(till);
    expect(await modal.getByRole('button').allTextContents()).toEqual(['Try Again', 'Keep a check for later']);
    await modal.getByRole('button', { name: 'Keep a check for later' }).click();
    await sheetOf(till).waitFor();
    await till.page.keyboard.press('Escape');
    await sheetOf(till).waitFor({ state: 'hidden' });
    expect(await modal.isVisible()).toBe(true);
    await till.context.setOffline(false);
    await modal.waitFor({ state: 'hidden' });
    expect(await sheetOf(till).count()).toBe(0);
  });

  it('queues an application with its key: a lost response and a reload create no second one', {
    tags: ['long'],
  }, async () => {
    const own = await launchProfile('allowed', { width: 414, height: 800 });
    // The route is set before the page exists. The server gets the first request, and its response is lost.
    let heard = 0;
    await own.route(`**${APPLY}*`, async (route) => {
      heard += 1;
      if (heard > 1) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const { till, agent, sent } = await checkedTill('9000000003', 'Not approved with HDFC Bank', own);
    await agent.button('Share application').click();
    await till.app.getByRole('textbox', { name: 'Customer’s name' }).fill('Asha');
    const modal = await lose(till);
    await modal.getByRole('button', { name: 'Keep a check for later' }).click();
    const sheet = sheetOf(till);
    await sheet.getByRole('textbox', { name: 'Customer’s name' }).fill('Asha Rao');
    await sheet.getByRole('button', { name: 'Keep this application' }).click();
    await sheet.getByText(/application for Asha Rao/).waitFor();

    const lost = till.page.waitForEvent('requestfailed', (request) => request.url().includes(APPLY));
    await till.context.setOffline(false);
    await lost;
    const reloaded = till.page.waitForEvent('framenavigated', (frame) => frame === till.app);
    await till.app.evaluate(() => location.reload());
    await reloaded;
    const app = await salesFrame(till.page, sites);
    await app.getByText('The link is ready', { exact: true }).waitFor();
    expect(sent.map(({ path }) => path)).toEqual([APPLY, APPLY]);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]?.key).toBe(sent[0]?.key);

    const tab = till.context.waitForEvent('page');
    await app.getByRole('button', { name: 'Send link' }).click();
    expect((await tab).url()).not.toContain('9000000003');
  });

  it('queues per tab: a second tab of the same agent sends none of the entries', { tags: ['long'] }, async () => {
    const { till, sent } = await checkedTill('9000000001', 'Customer is pre-approved');
    const modal = await lose(till);
    await modal.getByRole('button', { name: 'Keep a check for later' }).click();
    await keepCheck(sheetOf(till), '9000000001', '20000');
    await till.context.setOffline(false);
    await sheetOf(till).getByText('Pre-approved', { exact: true }).waitFor();
    const others: string[] = [];
    const page = await till.context.newPage();
    page.on('request', (request) => others.push(new URL(request.url()).pathname));
    await page.goto(`${sites.merchantUrl}/pos`);
    await page.getByRole('button', { name: 'Card-less EMI' }).click();
    const app = await frameAt(page, `${sites.providerUrl}/sa`);
    await app.getByRole('heading', { name: 'What does the purchase cost?' }).waitFor();
    await app.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('agent-rest')),
    );
    expect(await app.getByRole('dialog').count()).toBe(0);
    expect(others.filter((path) => path.startsWith(CHECK))).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
