import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICATION_CONSENT_VERSION } from '../../shared/legal/application-consent';
import { closePages, sharedBrowser } from './support/browser';
import { faultsInBothSchemes } from './support/own-page-faults';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { codeFromPhone } from './support/till';

const MOBILE = '9000000003';
/** Time for two users, and a list that is polled every 10 s. */
const FILES_WITHIN_MS = 120_000;
const VERIFICATION = '/app/affordability/ntb-verification';

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
  desk = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  phone = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  [agent, customer] = [await desk.newPage(), await phone.newPage()];
  return async () => {
    await desk.close();
    await phone.close();
  };
});
afterAll(() => closePages(browser));

/** The reference in the newest link of a number. */
async function referenceFor(mobile: string): Promise<string> {
  const response = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const [, ref] = messages.map(({ text }) => /\/verify-details\?ref=([\w-]+)/.exec(text)).findLast(Boolean) ?? [];
  if (ref === undefined) throw new Error('no link');
  return ref;
}

/** Makes a call of the site in the customer's browser. */
const call = (name: string, body: object): Promise<unknown> =>
  customer.evaluate(
    async ({ to, sent }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      const { data } = (await answer.json()) as { data?: { state?: string } };
      return data?.state ?? answer.status;
    },
    { to: `${VERIFICATION}/${name}`, sent: body },
  );
async function proveNumber(): Promise<string> {
  const ref = await referenceFor(MOBILE);
  await customer.goto(`${sites.providerUrl}/about-us`);
  await call('send-code', { ref });
  expect(await call('verify-code', { ref, otp: await codeFromPhone(sites, MOBILE), isTermsAccepted: true })).toBe(
    'opened',
  );
  return ref;
}
const state = (text: string | RegExp): Promise<void> =>
  agent.getByRole('list', { name: 'Applications, newest first' }).getByText(text).first().waitFor();
async function enter(): Promise<void> {
  await agent.goto(`${sites.merchantUrl}/telesales?opens=applications`);
  await agent.getByRole('heading', { level: 1, name: 'File an application' }).waitFor();
}
/** By keyboard alone, from the list of lenders on. */
async function file(): Promise<void> {
  await agent.getByRole('radio').first().focus();
  await agent.keyboard.press('Space');
  for (const text of [MOBILE, 'Asha Rao', '15081990', 'ABCDE1234F', '560001', '']) {
    await agent.keyboard.press('Tab');
    await agent.keyboard.type(text);
  }
  // The first employment type: salaried, which requires an employer.
  await agent.keyboard.press('Tab');
  await agent.keyboard.press('Space');
  for (const text of ['60000', '', 'Cauvery Textiles']) {
    await agent.keyboard.press('Tab');
    await agent.keyboard.type(text);
  }
  await agent.keyboard.press('Enter');
  await agent.getByText(/^The link is on its way to 90XXXXX003\./).waitFor();
}

describe('application by telephone', () => {
  // @req RTE-093, TEL-002
  it("an agent from the hub files it, and the agent's list shows when the customer opens and submits it", {
    tags: ['long'],
    timeout: FILES_WITHIN_MS,
  }, async () => {
    await agent.goto(sites.merchantUrl);
    await agent.getByRole('link', { name: 'Telesales desk' }).click();
    await agent.waitForURL('**/ts-payment/init');
    await agent.getByRole('link', { name: 'Applications' }).click();
    await agent.waitForURL('**/telesales-ntb');
    await agent.getByRole('heading', { level: 1, name: 'File an application' }).waitFor();
    expect(await faultsInBothSchemes(agent, 'form')).toEqual([]);
    await agent.getByRole('radio', { name: 'Salary' }).check();
    await agent.getByLabel(/^Product of your shop/).fill('lumen');
    await agent.getByRole('radio', { name: /Lumen M2 camera kit ₹36,000/ }).check();
    for (const width of [320, 360, 414, 1440]) {
      await agent.setViewportSize({ width, height: 900 });
      expect([width, await faultsInBothSchemes(agent, 'income and product')]).toEqual([width, []]);
      const over = await agent.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, over]).toEqual([width, 0]);
    }
    await agent.reload();
    await agent.getByRole('heading', { level: 1, name: 'File an application' }).waitFor();
    await file();
    await state('Texted');
    expect(await faultsInBothSchemes(agent, 'list')).toEqual([]);
    expect(await agent.evaluate(() => [sessionStorage.length, Object.keys(localStorage)])).toEqual([0, ['clientId']]);
    expect(await agent.locator('main').textContent()).not.toMatch(/ABCDE1234F|9000000003/);

    const ref = await proveNumber();
    await state('Opened');
    const consent = { version: APPLICATION_CONSENT_VERSION, language: 'en' };
    expect(await call('submit', { ref, consent })).toMatch(/^(submitted|approved)$/);
    await state(/^(With the lender|Approved)$/);
  });

  it('the agent sees the reason if the customer declines', { tags: ['long'], timeout: FILES_WITHIN_MS }, async () => {
    await enter();
    await file();
    const ref = await proveNumber();
    const reasons = { details: ['wrongPan'], offer: ['notAsked'] };
    expect(await call('decline', { ref, reasons })).toBe('declined');
    await state('Declined');
    await agent.getByText('What the customer said: The PAN is wrong · I did not ask for it').waitFor();
  });
});

describe('telesales desk', () => {
  // @req LAY-007
  it('each page is at most 414 px wide in a window of 1440 px', { tags: ['long'] }, async () => {
    await enter();
    for (const path of ['/telesales-ntb', '/ts-payment/init']) {
      await agent.goto(`${sites.providerUrl}${path}`);
      await agent.getByText('Agent ZM-5001').waitFor();
      const width = await agent.locator('main').evaluate((main) => main.getBoundingClientRect().width);
      expect([path, width]).toEqual([path, 414]);
    }
  });

  it('one press switches to Hindi at the same page, and the language stays', { tags: ['long'] }, async () => {
    await enter();
    await agent.getByRole('link', { name: 'My requests' }).click();
    await agent.getByRole('heading', { level: 1, name: 'My requests' }).waitFor();
    await agent.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
    await agent.waitForURL('**/hi/ts-payment/init#requests');
    await agent.getByRole('heading', { level: 1, name: 'मेरे अनुरोध' }).waitFor();
    await agent.getByRole('link', { name: 'आवेदन' }).click();
    await agent.getByRole('heading', { level: 1, name: 'आवेदन भरें' }).waitFor();
    expect(await faultsInBothSchemes(agent, 'in Hindi')).toEqual([]);
    await agent.getByRole('button', { name: 'डेस्क छोड़ें' }).click();
    await agent.getByRole('heading', { level: 1, name: 'कृपया डेस्क फिर खोलें' }).waitFor();
    // A new session continues in the chosen language.
    await agent.goto(`${sites.merchantUrl}/telesales`);
    await agent.waitForURL('**/hi/ts-payment/init');
  });
});
