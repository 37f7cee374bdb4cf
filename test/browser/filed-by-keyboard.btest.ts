import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { deferredMessages } from '../../frames/checkout/deferred-messages';
import { messagesOf } from '../../frames/checkout/page-messages';
import { kfsScreenMessages } from '../../frames/checkout/screens/kfs.messages';
import { kfsMessages } from '../../shared/kfs/messages';
import { messagesIn } from '../../shared/messages/define-messages';
import identity from '../../shared/messages/hi/frames/identity';
import siteNtb from '../../shared/messages/hi/frames/own-application';
import siteVerifyDetails from '../../shared/messages/hi/frames/verify-details';
import { closePages, sharedBrowser } from './support/browser';
import { KeyboardReader } from './support/keyboard-reader';
import { startOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { codeFromPhone } from './support/till';

/** Not pre-approved; may apply and is approved. */
const MOBILE = '9000000003';
/** Neem Credit: asks for the rest on its own page and requires a mandate. */
const LENDER = { lenderId: '2203', name: 'Neem Credit' };
const PRICE = 36_000;
const FORM = {
  lenderId: LENDER.lenderId,
  mobile: MOBILE,
  userName: 'Meera Iyer',
  email: 'meera@mail.example',
  dateOfBirth: '1990-08-15',
  pan: 'ABCDE1234F',
  pincode: '560001',
  income: { worksAs: 'SALARIED', monthlyIncome: 60_000, monthlyEmis: 0, employer: 'Cauvery Textiles' },
};
/** The narrowest supported screen. */
const NARROW = { width: 320, height: 640 };
/** Time from the link to the receipt. */
const BUYS_WITHIN_MS = 120_000;

let sites: SharedSites;
let browser: Browser;
let phone: BrowserContext;
let page: Page;
let reader: KeyboardReader;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  phone = await browser.newContext({ reducedMotion: 'reduce', viewport: NARROW });
  page = await phone.newPage();
  reader = new KeyboardReader(page, page.mainFrame());
});
afterEach(() => phone.close());
afterAll(() => closePages(browser));

async function filed(): Promise<string> {
  const desk = await browser.newContext();
  const agent = await desk.newPage();
  await agent.goto(`${sites.merchantUrl}/telesales`);
  await agent.waitForURL('**/ts-payment/init');
  const isFiled = await agent.evaluate(async (body) => {
    const response = await fetch('/app/telesales/file-application', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { success: boolean }).success;
  }, FORM);
  expect(isFiled).toBe(true);
  await desk.close();
  const response = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${MOBILE}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const link = messages.flatMap(({ text }) => text.match(/https?:\S+\/verify-details\?ref=[\w-]+/) ?? []).at(-1);
  if (link === undefined) throw new Error('no link');
  return link.replace('/verify-details', '/hi/verify-details');
}

const exactly = (text: string): RegExp => new RegExp(`^${text}$`);
const begins = (text: string): RegExp => new RegExp(`^${text}`);

/** A navigated page: its heading exists, and nothing overflows the screen. */
async function opened(heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([heading, wide]).toEqual([heading, 0]);
}

/** A replaced view: the focus is on the next element to read or use. */
async function turned(heading: string, focus: 'heading' | 'field'): Promise<void> {
  await opened(heading);
  const on = (): Promise<string> =>
    page.evaluate(() => (document.activeElement?.matches('h1') ? 'heading' : document.activeElement?.localName) ?? '');
  await expect.poll(on, { message: heading }).toBe(focus === 'heading' ? 'heading' : 'input');
}

it('an application filed by an agent is sent, finished at the lender, secured by auto-debit and used for a purchase by keyboard, in Hindi, at 320 px', {
  tags: ['long'],
  timeout: BUYS_WITHIN_MS,
}, async () => {
  const { details, guest, submitted } = siteVerifyDetails;
  const { status, lender } = siteNtb;
  await page.goto(await filed());
  await opened('Zenmart');
  await reader.press(exactly(guest.send));
  await turned('Zenmart', 'field');
  await reader.type(await codeFromPhone(sites, MOBILE));
  await reader.press(new RegExp(identity.terms.link), 'Space');
  await reader.press(exactly(identity.otp.verify));
  await turned(details.heading, 'heading');
  await reader.press(/^मेरी सहमति है/, 'Space');
  await reader.press(exactly(details.submit(LENDER.name)));
  await turned(submitted.heading, 'heading');
  await reader.press(begins(submitted.way));

  await page.waitForURL(/\/hi\/ntb-status\?applicationId=KA-/);
  await opened(status.atLender.title(LENDER.name));
  await reader.press(exactly(status.atLender.go(LENDER.name)));
  await opened(lender.heading(LENDER.name));
  await reader.press(begins(lender.go));
  await page.getByRole('button', { name: 'Finish the application' }).waitFor();
  await reader.press(/^Finish the application$/);
  await page.waitForURL(/\/ntb-status\?applicationId=KA-/);
  await opened(status.byStatus.APPROVED.title(LENDER.name));
  await reader.press(exactly(status.mandate.set));
  await page.getByRole('button', { name: 'Register the mandate' }).waitFor();
  await reader.press(/^Register the mandate$/);
  await page.getByRole('link', { name: /Go back/ }).waitFor();
  await reader.press(/Go back/);
  await page.waitForURL(/\/ntb-status\?applicationId=KA-/);
  await page.getByText(status.mandate.done).waitFor();
  await opened(status.byStatus.APPROVED.title(LENDER.name));

  const words = messagesOf('hi');
  const { mobile, otp, lenderOtp, success, lenderChoice } = deferredMessages(words);
  const items = [{ name: 'Lumen M2 camera kit', quantity: 1, amountPaise: PRICE * 100 }];
  const { paymentLink } = await startOrder(sites, { amount: PRICE, items });
  const address = new URL(paymentLink);
  address.searchParams.set('locale', 'hi-IN');
  await page.goto(address.href);
  await opened(words.plans.heading);
  await reader.press(begins(words.plans.changeLender));
  await reader.press(/^सभी \d+ बैंक/);
  await reader.tabTo(begins(lenderChoice.search));
  await reader.type(LENDER.name);
  await reader.press(new RegExp(LENDER.name), 'Space');
  await reader.press(/× 3 /, 'Space');
  await page.keyboard.press('ArrowDown');
  expect(await reader.focused()).toMatch(/× 6 /);
  await reader.press(exactly(words.plans.continue));
  await turned(mobile.heading, 'field');
  await reader.type(MOBILE);
  await reader.press(exactly(mobile.send));
  await turned(otp.heading, 'field');
  await reader.type(await codeFromPhone(sites, MOBILE));
  await reader.press(new RegExp(identity.terms.link), 'Space');
  await reader.press(exactly(identity.otp.verify));
  await turned(messagesIn('hi', kfsMessages).heading, 'heading');
  await reader.press(/^मैंने मुख्य तथ्य विवरण पढ़ लिया है/, 'Space');
  await reader.press(exactly(messagesIn('hi', kfsScreenMessages).agree));
  await turned(lenderOtp.heading(LENDER.name), 'field');
  await reader.type(await codeFromPhone(sites, MOBILE));
  await page.keyboard.press('Enter');
  await turned(success.heading, 'heading');
});
