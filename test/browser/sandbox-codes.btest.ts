import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { launchBrowser } from './support/browser';
import { startTwoSites, type TwoSites } from './support/processes';
import { openTill, type Till } from './support/till';

/** What the agent sees for each test number 600000CCCC, by where the code comes up in the sales flow. */
type Sight =
  | { readonly where: 'inline'; readonly text: RegExp }
  | { readonly where: 'modal'; readonly text: RegExp }
  | { readonly where: 'screen'; readonly heading: string };

let browser: Browser;
let context: BrowserContext;
let sites: TwoSites;
let till: Till;
let agent: Agent;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
  // One till stays open: the next one finds both sites' processes running, which is twice as fast.
  ({ context } = await openTill(browser, sites));
});
afterEach(() => till.page.close());
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

async function atLender(): Promise<void> {
  till = await openTill(browser, sites, { context });
  agent = new Agent(till.app, sites);
  await agent.calculate(54_990);
  await agent.openLender(/HDFC/);
}

async function sees(sight: Sight): Promise<void> {
  if (sight.where === 'screen') await agent.heading(sight.heading).waitFor();
  else if (sight.where === 'modal') {
    const modal = till.app.getByRole('alertdialog');
    await modal.waitFor();
    expect(await modal.textContent()).toMatch(sight.text);
  } else await till.app.getByText(sight.text).first().waitFor();
}

describe('a refusal before the code is sent', () => {
  it.each([
    ['4109', { where: 'inline', text: /This number is blocked/ }],
    ['4203', { where: 'inline', text: /not registered/ }],
    ['0403', { where: 'screen', heading: 'Account Blocked' }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    await atLender();
    await agent.giveMobile(`600000${code}`);
    await sees(sight);
  });
});

describe('a refusal of the code', () => {
  it('4302 counts down: the warning comes at 3, 2 and 1 attempts, and the number stays typed', async () => {
    await atLender();
    await agent.giveMobile('6000004302');
    await agent.heading('Enter Secure Share Code').waitFor();
    const field = till.app.getByRole('textbox', { name: /Secure Share Code/ });
    for (const remaining of [null, 3, 2, 1]) {
      await field.pressSequentially('12345');
      await till.app.getByText('Please enter a valid OTP').waitFor();
      if (remaining !== null) await till.app.getByText(`Last ${remaining} attempt(s) remaining`).waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
    }
    expect(await till.app.getByText('+91-60000 04302').count()).toBe(1);
    await field.pressSequentially('12345');
    await till.app.getByText('Too many wrong codes.').waitFor();
    await till.app
      .getByText(/^Resend in (30:00|29:\d\d)$/)
      .first()
      .waitFor();
    expect(await field.isEditable()).toBe(false);
    await agent.button('Change').click();
    await agent.button('Send code').click();
    await till.app.getByText(/Codes can be sent again from \d{1,2}:\d\d/).waitFor();
  });

  it.each([['4301', /No attempts are left/]])('code %s is told at the field', async (code, text) => {
    await atLender();
    await agent.check(`600000${code}`);
    await sees({ where: 'inline', text });
  });
});

describe('a refusal of the eligibility check', () => {
  it.each([
    ['1402', { where: 'screen', heading: 'Your session has expired' }],
    ['4070', { where: 'screen', heading: 'Agent access is blocked' }],
    ['0401', { where: 'screen', heading: 'Your session has expired' }],
    ['0500', { where: 'modal', text: /technical difficulties/ }],
    ['0503', { where: 'modal', text: /technical difficulties/ }],
    ['0429', { where: 'modal', text: /Too many requests/ }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    await atLender();
    await agent.check(`600000${code}`);
    await sees(sight);
  });

  it.each(['4000', '4102', '4105', '4110', '4204', '4303'])(
    'code %s tells its own words and keeps the number',
    async (code) => {
      await atLender();
      await agent.check(`600000${code}`);
      await expect
        .poll(
          async () => (await till.app.locator('[role=alert], [role=alertdialog]').allTextContents()).join(' ').length,
        )
        .toBeGreaterThan(10);
    },
  );
});

describe('a code that only a payment meets', () => {
  it('4012 is no refusal here: the customer is pre-approved', async () => {
    await atLender();
    await agent.check('6000004012');
    await till.app.getByRole('dialog', { name: 'Customer is pre-approved' }).waitFor();
  });
});

describe('a lender that lends this customer nothing (more) at this store', () => {
  it.each([
    ['9000000010', 'Customer is not eligible for purchases with this merchant.'],
    ['9000000011', 'Customer is not eligible for further purchases with this merchant.'],
  ])('%s is told so, with whom to ask', async (mobile, words) => {
    await atLender();
    await agent.check(mobile);
    const result = till.app.getByRole('dialog', { name: 'No EMI at this store' });
    await result.waitFor();
    expect(await result.textContent()).toContain(`${words} Please contact HDFC Bank for further assistance.`);
  });
});

describe('a refusal of the application', () => {
  it.each([
    ['4106', /not enough/],
    ['4107', /did not accept/],
  ])('code %s is told in the form, and the name stays typed', async (code, text) => {
    await atLender();
    await agent.check(`600000${code}`);
    await agent.button('Share application').click();
    const name = till.app.getByRole('textbox', { name: 'Customer’s name' });
    await name.fill('Test Customer');
    await agent.button('Create link').click();
    await till.app.getByText(text).first().waitFor();
    expect(await name.inputValue()).toBe('Test Customer');
  });
});
