import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { accessibilityFaults } from './support/axe';
import { launchBrowser } from './support/browser';
import { startTwoSites, type TwoSites } from './support/processes';
import { launchProfile } from './support/storage-profile';
import { openTill, type Till } from './support/till';

let browser: Browser;
let sites: TwoSites;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
});
afterAll(async () => {
  await browser.close();
  await sites.stop();
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function open(
  options: { width?: number; height?: number; agentId?: string } = {},
): Promise<{ till: Till; agent: Agent }> {
  const till = await openTill(browser, sites, {
    viewport: { width: options.width ?? 1024, height: options.height ?? 768 },
    ...(options.agentId && { agentId: options.agentId }),
  });
  context = till.context;
  const agent = new Agent(till.app, sites);
  return { till, agent };
}

const overflow = (till: Till): Promise<number> =>
  till.app.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  { width: 320, height: 568 },
  { width: 414, height: 896 },
  { width: 1024, height: 768 },
])('at $width × $height', ({ width, height }) => {
  it('axe finds nothing and nothing runs over the side on any screen of the journey', async () => {
    const { till, agent } = await open({ width, height });
    const check = async (where: string): Promise<void> => {
      expect.soft(await accessibilityFaults(till.app), where).toEqual([]);
      expect.soft(await overflow(till), where).toBe(0);
    };
    await agent.heading('What does the purchase cost?').waitFor();
    await check('amount');
    await agent.button('Support').click();
    await agent.heading('How can we help?').waitFor();
    await check('support');
    await agent.button('Back').click();
    await agent.calculate(54_990);
    await check('lenders');
    await agent.openLender(/HDFC/);
    await check('plans');
    await agent.giveMobile('9000000003');
    await agent.heading('Enter Secure Share Code').waitFor();
    await check('code');
    await agent.giveCode('9000000003');
    await agent.button('Share application').waitFor();
    await check('result');
    await agent.button('Share application').click();
    await till.app.getByRole('textbox', { name: 'Customer’s name' }).waitFor();
    await check('application');
  });
});

describe('letters twice as large', () => {
  it('leave the amount and its button in sight at 414 × 712', async () => {
    const { till, agent } = await open({ width: 414, height: 712 });
    await agent.heading('What does the purchase cost?').waitFor();
    const session = await till.context.newCDPSession(till.app);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await till.app.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    for (const control of [till.app.getByRole('textbox', { name: 'Amount' }), agent.button('Calculate EMI')])
      expect(
        await control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const isIn = top >= 0 && top + height <= window.innerHeight;
          return isIn && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ).toBe(true);
    expect(await overflow(till)).toBe(0);
  });
});

describe('the sales app', () => {
  it('shows No Internet while offline, without a way to close it, and goes on by itself', async () => {
    const { till, agent } = await open();
    await agent.heading('What does the purchase cost?').waitFor();
    await till.context.setOffline(true);
    const modal = till.app.getByRole('alertdialog', { name: 'No Internet' });
    await modal.waitFor();
    expect(await modal.getByRole('button').allTextContents()).toEqual(['Try Again']);
    await till.page.keyboard.press('Escape');
    await modal.getByRole('button').click();
    expect(await modal.isVisible()).toBe(true);
    await till.context.setOffline(false);
    await modal.waitFor({ state: 'hidden' });
    await agent.calculate(54_990);
  });

  it('is where it was after its frame was reloaded in the middle', async () => {
    context = await launchProfile('allowed');
    const till = await openTill(browser, sites, { context });
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await till.app.evaluate(() => location.reload());
    await agent.heading('HDFC Bank').waitFor();
    await agent.heading(/EMI plans for ₹54,990/).waitFor();
  });

  it('begins at the amount after a reload where the browser denies it storage', async () => {
    context = await launchProfile('denied');
    const till = await openTill(browser, sites, { context });
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await till.app.evaluate(() => location.reload());
    await agent.heading('What does the purchase cost?').waitFor();
    await agent.calculate(54_990);
  });

  it('goes back a screen by the Back button of the browser, and closes with the last one', async () => {
    const { till, agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await till.page.evaluate(() => history.back());
    await agent.heading(/lenders for this amount/).waitFor();
    await till.page.evaluate(() => history.back());
    await agent.heading('What does the purchase cost?').waitFor();
    await till.page.evaluate(() => history.back());
    await expect.poll(() => till.page.frames().length).toBe(1);
    expect(till.page.url()).toBe(`${sites.merchantUrl}/pos`);
  });

  it('is used from amount to result by keyboard alone', async () => {
    const { till, agent } = await open();
    await agent.heading('What does the purchase cost?').waitFor();
    const keyboard = till.page.keyboard;
    const focusOn = async (name: RegExp): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        const focused = await till.app.evaluate(() => {
          const element = document.activeElement;
          if (!element?.matches('button, a, input')) return '';
          return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
        });
        if (name.test(focused)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`the focus never came to ${name}`);
    };
    await focusOn(/Calculate EMI/);
    await keyboard.press('Enter');
    await agent.heading(/lenders? for this amount/).waitFor();
    await focusOn(/HDFC Bank/);
    await keyboard.press('Enter');
    await agent.heading(/EMI plans for/).waitFor();
    await focusOn(/Check eligibility/);
    await keyboard.press('Enter');
    await till.app.getByRole('textbox', { name: /mobile number/i }).waitFor();
    await keyboard.type('9000000001');
    await agent.giveCode('9000000001');
    await agent.heading('Customer is pre-approved').waitFor();
    await keyboard.press('Escape');
    await agent.heading('Customer is pre-approved').waitFor({ state: 'hidden' });
  });

  it('refuses ₹1,500 at HDFC Bank in the sheet and offers the lenders that take it', async () => {
    const { till, agent } = await open();
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await till.app.getByRole('button', { name: 'Edit amount' }).click();
    const field = till.app.getByRole('textbox', { name: /amount/i });
    await field.fill('1500');
    await agent.button('Calculate EMI').click();
    await till.app.getByText('Please update the amount with min of ₹3,000').waitFor();
    await till.app.getByRole('button', { name: 'Show available lenders for ₹1,500' }).click();
    await agent.heading(/lenders for this amount/).waitFor();
  });

  it('does nothing when its page is opened on its own', async () => {
    context = await browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(`${sites.providerUrl}/sales-app-init?merchantKey=zenmart_sandbox`);
    expect(response?.headers()['content-security-policy']).toContain(`frame-ancestors ${sites.merchantUrl}`);
    expect(await page.locator('#root').innerHTML()).toBe('');
  });

  it('breaks no rule of the till’s Content-Security-Policy', async () => {
    const response = await fetch(`${sites.merchantUrl}/csp-reports`);
    expect(await response.json()).toMatchObject({ count: 0 });
  });
});
