import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { openTill, type Till } from './support/till';

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

async function open(width = 1024): Promise<{ till: Till; agent: Agent }> {
  const till = await openTill(browser, sites, { viewport: { width, height: 768 } });
  context = till.context;
  return { till, agent: new Agent(till.app, sites) };
}

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const note = document.createElement('textarea');
    note.id = 'note';
    note.value = copied;
    document.body.append(note);
  }, text);
  const note = page.locator('#note');
  await note.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.select();
  });
  await page.keyboard.press('Control+C');
  await note.evaluate((area) => area.remove());
}

describe('a customer who is approved for ₹60,000 and buys for ₹70,000', () => {
  it('sees the limit at 360 px and continues with ₹60,000 by one tap', async () => {
    const { till, agent } = await open(360);
    await agent.calculate(70_000);
    await agent.openLender(/HDFC/);
    await agent.check('9000000002');
    const result = till.app.getByRole('dialog', { name: '₹70,000 is above the customer’s ₹60,000 limit' });
    await result.waitFor();
    expect(await result.textContent()).toContain('+91-90000 00002, HDFC Bank. The nearest ways,');
    expect(await till.app.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(till.app)).toEqual([]);
    expect(await till.app.locator('body').textContent()).not.toMatch(/not approved/i);
    await agent.button(/^Take ₹10,000 at the till, ₹60,000 on EMI/).click();
    await till.app.getByRole('dialog', { name: 'Customer is pre-approved' }).waitFor();
    await agent.button('View EMI plans').click();
    await agent.heading('EMI plans for ₹60,000').waitFor();
    expect(till.problems).toEqual([]);
  });

  it('is offered that lender after another one has not approved', { tags: ['long'] }, async () => {
    const { till, agent } = await open();
    await agent.calculate(70_000);
    await agent.openLender(/Kotak/);
    await agent.check('9000000002');
    await till.app.getByRole('dialog', { name: 'Not approved with Kotak Mahindra Bank' }).waitFor();
    await agent.button(/^Take ₹10,000 at the till, ₹60,000 on EMI/).click();
    await till.app.getByRole('dialog', { name: 'Customer is pre-approved' }).waitFor();
    expect(await till.app.getByRole('dialog', { name: /^Not approved with/ }).count()).toBe(0);
  });
});

describe('a number that cannot exist in India', () => {
  it("with ten digits is sent, and the server's refusal is shown at the field", { tags: ['long'] }, async () => {
    const { till, agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    const sent: string[] = [];
    till.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await agent.giveMobile('5876543210');
    await till.app.getByText('Mobile Number is Invalid').waitFor();
    expect(sent.filter((path) => path.includes('share-code'))).toHaveLength(1);
    await agent.heading('Enter Secure Share Code').waitFor({ state: 'hidden' });
  });
});

describe('a pasted number', () => {
  it.each([['+91-098765 43210', '9876543210']])(
    'as %s gets its own code, %s',
    { tags: ['long'] },
    async (text, mobile) => {
      const { till, agent } = await open();
      await agent.calculate(54_990);
      await agent.openLender(/HDFC/);
      await agent.button('Check eligibility').click();
      const sent = till.page.waitForRequest('**/send-share-code');
      await copy(till.page, text);
      await agent.app.getByRole('textbox', { name: /mobile number/i }).press('Control+V');
      expect((await sent).postDataJSON()).toEqual({ mobile });
      await agent.heading('Enter Secure Share Code').waitFor();
      expect(till.problems).toEqual([]);
    },
  );

  it('with an extra digit stays as pasted and is refused: no code goes to its first ten digits', {
    tags: ['long'],
  }, async () => {
    const { till, agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.button('Check eligibility').click();
    const sent: string[] = [];
    till.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const field = agent.app.getByRole('textbox', { name: /mobile number/i });
    await copy(till.page, '43210');
    // Appended to the typed digits, eleven in total.
    await field.pressSequentially('987654');
    await field.press('Control+V');
    await till.app.getByText('Mobile Number is Invalid').waitFor();
    expect(await field.inputValue()).toBe('98765 443210');
    expect(await agent.button('Send code').isDisabled()).toBe(true);
    expect(sent.filter((path) => path.includes('share-code'))).toEqual([]);
  });
});

describe('next purchase at the till', () => {
  it('shows that its check is for +91 90XXXXX001, and New customer ends that', { tags: ['long'] }, async () => {
    const { till, agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000001');
    await agent.button('View EMI plans').click();
    await agent.button('Back').click();
    await agent.heading(/lenders? for this amount/).waitFor();
    await agent.button('Back').click();
    await agent.heading('What does the purchase cost?').waitFor();
    await till.app.getByText('+91 90XXXXX001').waitFor();
    expect(await till.app.locator('body').textContent()).not.toContain('9000000001');
    await till.page.setViewportSize({ width: 320, height: 568 });
    const number = await till.app.getByText('+91 90XXXXX001').boundingBox();
    const button = await agent.button('New customer').boundingBox();
    if (!number || !button) throw new Error('not drawn');
    const isBeside = number.x + number.width <= button.x;
    expect(isBeside || number.y + number.height <= button.y).toBe(true);
    await agent.button('New customer').click();
    const checks: string[] = [];
    till.page.on('request', (request) => checks.push(new URL(request.url()).pathname));
    await agent.calculate(20_000);
    expect(checks.filter((path) => path.includes('check-eligibility'))).toEqual([]);
    expect(await till.app.getByText('+91 90XXXXX001').count()).toBe(0);
  });

  it('is independent of the previous lender: ₹2,000 goes to the list', { tags: ['long'] }, async () => {
    const { agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.button('Back').click();
    await agent.button('Back').click();
    await agent.calculate(2_000);
    expect(await agent.heading(/lenders? for this amount/).count()).toBe(1);
    expect(await agent.heading('HDFC Bank').count()).toBe(0);
  });
});

describe('a 403 for an unregistered origin', () => {
  it('names the origin and does not claim a blocked account', { tags: ['long'] }, async () => {
    context = await browser.newContext({ reducedMotion: 'reduce' });
    // The route is set before the frame exists: a later route may miss its first request.
    await context.route('**/check-eligibility*', (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          code: 403,
          type: 'Origin_Not_Registered',
          title: 'Origin not registered',
          message: 'This web address is not registered for the merchant.',
          retry: false,
        },
      }),
    );
    const till = await openTill(browser, sites, { context });
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000001');
    await till.app.getByRole('alertdialog', { name: 'Origin not registered' }).waitFor();
    expect(await agent.heading('Account Blocked').count()).toBe(0);
  });
});
