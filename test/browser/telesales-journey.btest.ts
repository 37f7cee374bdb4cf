import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { agreeToTerms } from './support/agree-to-terms';
import { closePages, sharedBrowser } from './support/browser';
import { startOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { Shopper } from './support/shopper';
import { codeFromPhone } from './support/till';

const MOBILE = '9000000003';
const LENDER = 'Neem Credit';
const PRICE = 36_000;
/** Time for two users, from the desk to the receipt. */
const BUYS_WITHIN_MS = 120_000;

let sites: SharedSites;
let browser: Browser;
let desk: BrowserContext;
let phone: BrowserContext;
let agent: Page;
let customer: Page;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  desk = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 414, height: 900 } });
  phone = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  [agent, customer] = [await desk.newPage(), await phone.newPage()];
});
afterEach(async () => {
  await desk.close();
  await phone.close();
});
afterAll(() => closePages(browser));

const heading = (name: string | RegExp): Promise<void> => customer.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string | RegExp): Promise<void> => customer.getByRole('button', { name }).click();

/** An agent files the customer's data with a product of the shop. */
async function file(): Promise<void> {
  await agent.goto(`${sites.merchantUrl}/telesales?opens=applications`);
  await agent.getByRole('radio', { name: new RegExp(LENDER) }).check();
  await agent.getByLabel(/Mobile Number/).fill(MOBILE);
  await agent.getByLabel('Full name').fill('Meera Iyer');
  await agent.getByLabel('Date of birth').fill('15081990');
  await agent.getByLabel('PAN', { exact: true }).fill('ABCDE1234F');
  await agent.getByLabel(/^Pincode/).fill('560001');
  await agent.getByRole('radio', { name: 'Salary' }).check();
  await agent.getByLabel('In hand each month').fill('60000');
  await agent.getByLabel('Employer').fill('Cauvery Textiles');
  await agent.getByLabel(/^Product of your shop/).fill('camera kit');
  await agent.getByRole('radio', { name: /Lumen M2 camera kit ₹36,000/ }).check();
  await agent.getByRole('button', { name: 'Text the link', exact: true }).click();
  await agent.getByText(/^The link is on its way to 90XXXXX003\./).waitFor();
}

/** Opens the newest message with an application link on the sandbox's phone. */
async function openLink(): Promise<void> {
  await customer.goto(`${sites.providerUrl}/sandbox/phone?mobile=${MOBILE}`);
  const link = customer.locator('a[href*="/verify-details?ref="]').first();
  await link.waitFor();
  await customer.goto((await link.getAttribute('href')) ?? '');
  await heading('Zenmart');
}

it(
  "a customer on the telephone checks the agent's entries, corrects them, is approved, sets up auto-debit and buys",
  async () => {
    await file();
    await openLink();
    await press('Send OTP');
    await customer.getByLabel('Enter 5 Digit OTP').waitFor();
    await agreeToTerms(customer);
    await customer.getByLabel('Enter 5 Digit OTP').pressSequentially(await codeFromPhone(sites, MOBILE));
    await heading('What was filled in for you');
    await customer.getByText('Lumen M2 camera kit').waitFor();
    await press('Correct the income');
    await customer.getByLabel('A month brings').fill('55000');
    await customer.getByRole('checkbox', { name: /I agree that/ }).check();
    await press(/^Send to/);
    await heading('Sent');
    await customer.getByRole('link', { name: 'See how it stands' }).click();
    await customer.waitForURL(/\/ntb-status\?applicationId=KA-/);

    await heading(`Finish your application with ${LENDER}`);
    await customer.getByRole('link', { name: `Open ${LENDER}` }).click();
    await customer.getByRole('link', { name: 'Go on' }).click();
    await press('Finish the application');
    await heading(`${LENDER} approved your application`);
    await press('Set up auto-debit');
    await press('Register the mandate');
    await customer.getByRole('link', { name: /Go back/ }).click();
    await customer.getByText('Auto-debit is set up.').waitFor();

    const items = [{ name: 'Lumen M2 camera kit', quantity: 1, amountPaise: PRICE * 100 }];
    const { paymentLink } = await startOrder(sites, { amount: PRICE, items });
    await customer.goto(paymentLink);
    const shopper = new Shopper(customer, sites, MOBILE);
    await shopper.choose(LENDER, 6);
    await shopper.verify();
    await shopper.agree();
    await shopper.confirm(LENDER);
    const listed = agent.getByRole('list', { name: 'Applications, newest first' });
    await listed.getByText('Approved').first().waitFor();
    expect(await agent.locator('main').textContent()).not.toMatch(/ABCDE1234F|9000000003/);
  },
  BUYS_WITHIN_MS,
);
