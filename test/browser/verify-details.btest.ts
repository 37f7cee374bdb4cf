import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeToTerms } from './support/agree-to-terms';
import { closePages, sharedBrowser } from './support/browser';
import { faultsInBothSchemes } from './support/own-page-faults';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { codeFromPhone } from './support/till';

const FORM = {
  lenderId: '1',
  userName: 'Meera Iyer',
  email: 'meera@mail.example',
  dateOfBirth: '1990-08-15',
  pan: 'ABCDE1234F',
  pincode: '560001',
  income: { worksAs: 'SALARIED', monthlyIncome: 60_000, monthlyEmis: 5_000, employer: 'Cauvery Textiles' },
};
const SECRETS = /ABCDE1234F|1234F|1990/;
const WITHIN_MS = 120_000;

let sites: SharedSites;
let browser: Browser;
let desk: BrowserContext;
let phone: BrowserContext;
let agent: Page;
let page: Page;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  desk = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  phone = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  [agent, page] = [await desk.newPage(), await phone.newPage()];
});
afterEach(async () => {
  await desk.close();
  await phone.close();
});
afterAll(() => closePages(browser));

/** Files an application as an agent by the desk's call; returns the customer's link. */
async function filedFor(mobile: string): Promise<string> {
  await agent.goto(`${sites.merchantUrl}/telesales`);
  await agent.waitForURL('**/ts-payment/init');
  const status = await agent.evaluate(
    async (body) => {
      const response = await fetch('/app/telesales/file-application', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      return [response.status, ((await response.json()) as { success: boolean }).success];
    },
    { ...FORM, mobile },
  );
  expect(status).toEqual([200, true]);
  const response = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const link = messages.flatMap(({ text }) => text.match(/https?:\S+\/verify-details\?ref=[\w-]+/) ?? []).at(-1);
  if (link === undefined) throw new Error('no link');
  return link;
}

const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();
const wellDrawn = async (name: string): Promise<void> => expect(await faultsInBothSchemes(page, name)).toEqual([]);

async function prove(mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('Enter 5 Digit OTP');
  await field.waitFor();
  await agreeToTerms(page);
  await field.pressSequentially(await codeFromPhone(sites, mobile));
  await heading('What was filled in for you');
}

async function expectNothingStored(): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(stored).not.toMatch(SECRETS);
  expect(await page.content()).not.toMatch(SECRETS);
}

describe('application filed by an agent', () => {
  // @req RTE-094, TEL-003
  it(
    'the customer opens it by an OTP to their own phone, sends it to the lender, and continues from its status',
    async () => {
      const mobile = '9000000003';
      const link = await filedFor(mobile);
      await page.goto(link);
      await heading('Zenmart');
      expect(await page.locator('main').textContent()).not.toMatch(/Meera|560001/);
      const width = await page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
      expect(width).toBeLessThanOrEqual(414);
      await wellDrawn('guest');
      await prove(mobile);
      await page.getByText('XXXXXX234F').waitFor();
      await page.getByText('15/08/XXXX').waitFor();
      await wellDrawn('details');
      await page.getByRole('button', { name: 'Correct the income' }).click();
      await page.getByLabel('A month brings').waitFor();
      await wellDrawn('correction');
      await page.getByRole('button', { name: 'Leave the income as it was filled in' }).click();
      await expectNothingStored();
      await page.reload();
      await heading('What was filled in for you');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Send to/ }).click();
      await heading('Sent');
      await wellDrawn('sent');
      await expectNothingStored();
      await page.getByRole('link', { name: 'See how it stands' }).click();
      await page.waitForURL(/\/ntb-status\?applicationId=KA-/);
      await heading(/approved your application/);
      await page.goto(link);
      await heading(/has decided/);
    },
    WITHIN_MS,
  );

  it('9000000009 is declined with two reasons, by keyboard, and stays declined on another phone, in Hindi', {
    tags: ['long'],
    timeout: WITHIN_MS,
  }, async () => {
    const mobile = '9000000009';
    const link = await filedFor(mobile);
    await page.goto(link);
    await heading('Zenmart');
    await prove(mobile);
    await page.getByRole('button', { name: /don’t want this/ }).focus();
    await page.keyboard.press('Enter');
    await heading('Why do you say no?');
    await wellDrawn('reasons');
    await page.getByRole('checkbox', { name: 'My PIN code is wrong' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'It was not explained to me' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Say no' }).focus();
    await page.keyboard.press('Enter');
    await heading('You said no');
    await page.getByText('My PIN code is wrong').waitFor();
    await wellDrawn('declined');
    await page.goto(link.replace('/verify-details', '/hi/verify-details'));
    await heading('आपने मना कर दिया');
    await wellDrawn('declined, in Hindi');
    await page.goto(`${sites.providerUrl}/verify-details?ref=${'x'.repeat(22)}`);
    await page.getByText('We do not know this link.').waitFor();
    await wellDrawn('unknown');
  });
});
