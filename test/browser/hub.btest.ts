import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVELOPMENT_EXAMPLE_SECRET } from '../../server/config';
import { Shopper } from '../../server/testing/account/shopper';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

async function newPage(width = 1280): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}
const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('pages that the hub links to', () => {
  it('the guide and the API are pages without foreign scripts and within their policy', {
    tags: ['long'],
  }, async () => {
    const { page, problems } = await newPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(sites.merchantUrl);
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Merchant guide' }).waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    await page.getByRole('link', { name: 'API', exact: true }).click();
    await page.getByRole('heading', { level: 3, name: 'Start a payment for an order' }).waitFor();
    const start = page.getByRole('region', { name: 'Start a payment for an order' });
    for (const text of ['POST', '/app/pg/txn-initiate', 'idempotency-key', 'checkoutToken'])
      expect(await start.getByText(text, { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'A payment ended, or failed for now' }).waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    expect([...asked].sort()).toEqual([sites.merchantUrl, sites.providerUrl].sort());
    expect(problems).toEqual([]);
    await page.close();
  });

  it('the links of all documents work, those of the decisions too', async () => {
    const { page } = await newPage();
    await page.goto(`${sites.merchantUrl}/docs`);
    const addresses = await page
      .getByRole('navigation', { name: 'Documents' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(10);
    const anchors = new Map<string, Set<string>>();
    const links: string[] = [];
    // The pages have no script: the HTML is complete.
    await page.goto('about:blank');
    const pages = new Set(addresses);
    for (const address of pages) {
      const answer = await page.request.get(address);
      expect([address, answer.status()]).toEqual([address, 200]);
      const { ids, hrefs } = await page.evaluate(
        (text) => {
          const sent = new DOMParser().parseFromString(text, 'text/html');
          return {
            ids: [...sent.querySelectorAll('[id]')].map(({ id }) => id),
            hrefs: [...sent.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? ''),
          };
        },
        await answer.text(),
      );
      anchors.set(address, new Set(ids));
      const found = hrefs.map((href) => new URL(href, address).href);
      const own = found.filter((href) => href.startsWith(sites.merchantUrl));
      links.push(...own);
      // Decisions are linked to from their list alone.
      for (const href of own) if (href.startsWith(`${address}/0`)) pages.add(href);
    }
    const broken = links.filter((href) => {
      const [address = '', anchor] = href.split('#');
      const known = anchors.get(address);
      return known === undefined || (anchor !== undefined && !known.has(anchor));
    });
    expect(links.length).toBeGreaterThan(40);
    expect(pages.size).toBeGreaterThan(addresses.length + 50);
    expect([...new Set(broken)]).toEqual([]);
    await page.close();
  });

  it('all pages fit into 320 px', { tags: ['long'] }, async () => {
    const { page } = await newPage(320);
    for (const path of ['/', '/?lang=hi', '/docs/merchant-guide', '/docs/architecture', '/api']) {
      await page.goto(`${sites.merchantUrl}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await overflowPx(page)]).toEqual([path, 0]);
    }
    await page.close();
  });
});

describe('hub', () => {
  it('the hub and its widgets are in Hindi', { tags: ['long'] }, async () => {
    const { page, problems } = await newPage();
    await page.goto(`${sites.merchantUrl}/#communication`);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { level: 1, name: 'हर विजेट आज़माएँ' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'कार्ड-लेस EMI क्या है?' }).click();
    const frame = page.frameLocator('iframe[src*="communication"]');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    expect(await frame.getByRole('heading', { level: 1 }).textContent()).toMatch(/[\u0900-\u097f]/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'हर विजेट आज़माएँ' }).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('a failed opening shows its error next to the button, and the second try opens', { tags: ['long'] }, async () => {
    const { page } = await newPage();
    await page.route('**/orders', (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
    await page.goto(`${sites.merchantUrl}/#checkout`);
    await page.getByRole('main').getByRole('button', { name: 'Pay by card-less EMI' }).click();
    await page.getByRole('alert').getByText('It did not open: 503.').waitFor();
    await page.unroute('**/orders');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'Card-less EMI' }).waitFor();
    expect(await page.getByText('It did not open').count()).toBe(0);
    await page.close();
  });

  it('one press resets the chosen test number, and the result or error is shown', {
    tags: ['long'],
  }, async () => {
    const shopper = new Shopper([sites.providerUrl], DEVELOPMENT_EXAMPLE_SECRET);
    expect(await shopper.checkOut('9000000001', 'ZM-RESET-1')).toMatchObject({ end: 'paid' });
    const { page, problems } = await newPage();
    await page.goto(sites.merchantUrl);
    const reset = page.getByRole('button', { name: 'Reset 90000 00001' });
    const said = page.getByRole('region', { name: 'Test mobile numbers' }).getByRole('status');
    await reset.focus();
    await page.keyboard.press('Enter');
    await said.getByText('Done: 1 loan repaid, 1 credit line closed.').waitFor();
    await page.keyboard.press('Enter');
    await said.getByText('Done: it had no credit in use.').waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);

    const endsAtMs = Date.parse('2030-01-01T14:32:00+05:30');
    const answers = [{ status: 502, json: { message: 'away' } }, { json: { reset: 'inPayment', endsAtMs } }];
    await page.route('**/test-numbers/reset', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
    await reset.click();
    await said.getByText('It was not reset. Try again.').waitFor();
    await reset.click();
    await said
      .getByText('A payment of this number is under way. Finish or cancel it, or wait until 2:32 pm.')
      .waitFor();
    // The result belongs to that number.
    await page.getByRole('button', { name: 'Use 90000 00002' }).click();
    await page.getByRole('button', { name: 'Reset 90000 00002' }).waitFor();
    await said.getByText(/^Back to what stands here/).waitFor();
    expect(problems.filter((problem) => !problem.includes('502'))).toEqual([]);
    await page.close();
  });

  it('the hub opens at its top on a phone, even if the sandbox phone below has messages', {
    tags: ['long'],
  }, async () => {
    const shopper = new Shopper([sites.providerUrl], DEVELOPMENT_EXAMPLE_SECRET);
    expect(await shopper.checkOut('9000000001', 'ZM-TOP-1')).toMatchObject({ end: 'paid' });
    const { page, problems } = await newPage(390);
    await page.goto(sites.merchantUrl);
    const messages = page.frameLocator('#phone iframe').getByRole('log', { name: 'Messages' });
    await messages.getByText(/OTP/).last().waitFor();
    // The newest message is visible, and only the list has scrolled.
    await expect.poll(() => messages.evaluate((log) => log.scrollTop + log.clientHeight - log.scrollHeight)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('a demo opens in the chosen look: light on a dark system until the shop follows it, and its corners', {
    tags: ['long'],
  }, async () => {
    const { page, problems } = await newPage();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${sites.merchantUrl}/#benefits`);
    const frame = page.frameLocator('iframe[src*="benefit"]');
    const look = async (): Promise<unknown> => {
      await frame.getByRole('heading', { level: 1 }).waitFor();
      return frame.getByRole('button', { name: 'Check eligibility' }).evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        return { colorScheme: getComputedStyle(button).colorScheme, button: backgroundColor, borderRadius };
      });
    };
    const open = page.getByRole('main').getByRole('button', { name: 'How card-less EMI works' });
    await open.click();
    expect(await look()).toMatchObject({ colorScheme: 'light', button: 'rgb(185, 58, 14)', borderRadius: '12px' });
    await page.getByLabel('Scheme').selectOption('auto');
    await page.getByLabel('Corners').selectOption('square');
    await open.click();
    expect(await look()).toMatchObject({ colorScheme: 'dark', button: 'rgb(242, 115, 71)', borderRadius: '2px' });
    await page.emulateMedia({ colorScheme: 'light' });
    // An open frame follows it too; its colours take a moment.
    await expect.poll(look).toMatchObject({ colorScheme: 'light', button: 'rgb(185, 58, 14)' });
    await page.getByRole('main').getByText('corners: "square"').first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('an unregistered origin is reported at once, with its address', async () => {
    // An intercepted address may not call this machine without the permission.
    const context = await browser.newContext({ permissions: ['local-network-access'] });
    const page = await context.newPage();
    await page.route('http://127.0.0.2:4999/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${sites.merchantUrl}${pathname}${search}` }) });
    });
    await page.goto('http://127.0.0.2:4999/');
    await page
      .getByRole('alert')
      .getByText(/^http:\/\/127\.0\.0\.2:4999 is not registered for zenmart_sandbox/)
      .waitFor();
    expect(await page.getByRole('alert').allTextContents()).toContainEqual(
      expect.stringContaining('every port of localhost and 127.0.0.1: open the hub there'),
    );
    await context.close();
  });
});
