import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { closePages, sharedBrowser } from './support/browser';
import { salesSizesTests, sidewaysScroll } from './support/sales-sizes-tests';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { launchProfile } from './support/storage-profile';
import { openTill, type Till } from './support/till';
import { policyReports } from './support/visit';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext | undefined;
let reportsBefore: number;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  reportsBefore = await policyReports(sites);
});
afterAll(() => closePages(browser));
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

// test/long/sales-sizes.ltest.ts covers a phone and a till.
salesSizesTests([[320, 568]]);

describe('text at 200 %', () => {
  it('leaves the amount and its button visible at 414 × 712', { tags: ['long'] }, async () => {
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
    expect(await sidewaysScroll(till)).toBe(0);
  });
});

describe('a check result that is longer than its sheet', () => {
  it('has 450 px of a window of 600 px, and all but 16 px of one of 480 px', { tags: ['long'] }, async () => {
    const { till, agent } = await open({ width: 414, height: 600 });
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.check('9000000001');
    await agent.heading('Customer is pre-approved').waitFor();
    const heightPx = () => till.app.getByRole('dialog').evaluate((sheet) => sheet.getBoundingClientRect().height);
    await expect.poll(heightPx).toBe(450);
    await till.page.setViewportSize({ width: 414, height: 480 });
    await expect.poll(heightPx).toBe(464);
  });
});

describe('docked next to the bill', () => {
  it('leaves the bill visible and usable, and the till’s button moves the focus back', { tags: ['long'] }, async () => {
    const { till, agent } = await open({ width: 1024, height: 768 });
    await agent.heading('What does the purchase cost?').waitFor();
    const { page, app } = till;
    const button = page.getByRole('button', { name: 'Card-less EMI' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    for (const part of [page.getByText('Total with GST'), page.getByRole('button', { name: 'Cash' }), button]) {
      const place = await part.boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(1024 - 414);
    }
    await page
      .getByRole('button', { name: /^One .* more$/ })
      .first()
      .click();
    expect(await app.evaluate(() => document.hasFocus())).toBe(false);
    await button.click();
    await app.waitForFunction(() => document.hasFocus());
  });
});

describe('a bill that changes', () => {
  it('updates the docked app, on the list too, and a typed amount stays', {
    tags: ['long'],
  }, async () => {
    const { till, agent } = await open({ width: 1024, height: 768 });
    const { page, app } = till;
    const amount = app.getByRole('textbox', { name: 'Amount' });
    await agent.heading('What does the purchase cost?').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Card-less EMI' }).getAttribute('aria-expanded'))
      .toBe('true');
    const more = page.getByRole('button', { name: /^One .* more$/ }).first();
    const before = await amount.inputValue();
    await more.click();
    await app.getByText(/^Bill changed to ₹/).waitFor();
    const after = await amount.inputValue();
    expect(after).not.toBe(before);

    await agent.button('Calculate EMI').click();
    await agent.heading(/lenders? for this amount/).waitFor();
    await app.getByText(`₹${after}`, { exact: true }).first().waitFor();
    await page
      .getByRole('button', { name: /^One .* less$/ })
      .first()
      .click();
    await app.getByText(`₹${before}`, { exact: true }).first().waitFor();

    await agent.button('Back').click();
    await amount.fill('20000');
    await more.click();
    await page.getByText(`₹${after}`).first().waitFor();
    expect(await amount.inputValue()).toBe('20,000');
  });
});

describe('sales app', () => {
  it('shows No Internet while offline, without a close button, and continues by itself', async () => {
    const { till, agent } = await open();
    await agent.heading('What does the purchase cost?').waitFor();
    await till.context.setOffline(true);
    const modal = till.app.getByRole('alertdialog', { name: 'No Internet' });
    await modal.waitFor();
    expect(await modal.getByRole('button', { name: /close|exit|cancel/i }).count()).toBe(0);
    await till.page.keyboard.press('Escape');
    await modal.getByRole('button', { name: 'Try Again' }).click();
    expect(await modal.isVisible()).toBe(true);
    await till.context.setOffline(false);
    await modal.waitFor({ state: 'hidden' });
    await agent.calculate(54_990);
  });

  it('restores its screen after its frame was reloaded, although the browser denies storage', {
    tags: ['long'],
  }, async () => {
    context = await launchProfile('denied');
    const till = await openTill(browser, sites, { context });
    const agent = new Agent(till.app, sites);
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await till.app.evaluate(() => location.reload());
    await agent.heading('HDFC Bank').waitFor();
    await agent.heading(/EMI plans for ₹54,990/).waitFor();
    expect(await till.app.getByRole('textbox', { name: 'Amount' }).count()).toBe(0);
  });

  it("goes back one screen by the browser's Back button, and closes with the last one", {
    tags: ['long'],
  }, async () => {
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

  it('works from amount to result by keyboard alone', async () => {
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
    expect(await till.app.getByRole('dialog').count()).toBe(0);
  });

  // @req SAL-019
  it('shows a sheet with 2,000 px of content in 600 px of a window of 800 px, and in 720 px with a limit of 90 %', async () => {
    const { till, agent } = await open();
    await till.page.setViewportSize({ width: 360, height: 800 });
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await till.app.getByRole('button', { name: 'Edit amount' }).click();
    const sheet = till.app.getByRole('dialog');
    const heightOf = async (): Promise<number> => Math.round((await sheet.boundingBox())?.height ?? 0);
    expect(await heightOf()).toBeLessThan(600);
    await till.app.getByRole('textbox', { name: /amount/i }).evaluate((field) => {
      const long = document.createElement('div');
      long.style.blockSize = '2000px';
      field.closest('div')?.append(long);
    });
    await expect.poll(heightOf).toBe(600);
    await sheet.evaluate((dialog) => dialog.style.setProperty('--sheet-percent', '90'));
    await expect.poll(heightOf).toBe(720);
  });

  // @req SAL-046
  it('refuses ₹1,500 at HDFC Bank in the sheet and offers the lenders that accept it', { tags: ['long'] }, async () => {
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
    expect(await agent.heading('HDFC Bank').count()).toBe(0);
  });

  // @req SDK-013, Q-037
  it('names the till if its page is opened alone', async () => {
    context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${sites.providerUrl}/sales-app-init?merchantKey=zenmart_sandbox`);
    await page.getByRole('heading', { name: 'This page opens inside a shop’s page' }).waitFor();
    expect(await page.locator('#root').count()).toBe(0);
  });

  it('violates no rule of the till’s Content-Security-Policy', async () => {
    expect(await policyReports(sites)).toBe(reportsBefore);
  });
});
