import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveBy } from '../contracts/support/leave-by';
import { strictest } from '../contracts/support/merchant-pages';
import { listen, type Origin, sendHtml } from '../contracts/support/origin';
import { agreeToTerms } from './support/agree-to-terms';
import { CheckoutPage } from './support/checkout-page';
import { startOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';
import type { SiteUrls } from './support/processes';
import { sharedSites } from './support/shared-sites';
import { launchProfile } from './support/storage-profile';
import { codeFromPhone } from './support/till';

/** Records of a session on the shop's page. */
interface EventAnswer {
  readonly told: { readonly name: string; readonly payload: unknown }[];
  end?: Readonly<Record<string, unknown>>;
}
declare global {
  interface Window {
    heard: EventAnswer;
    reportViolation(report: string): void;
  }
}

let shop: Origin;
let sites: SiteUrls;
let context: BrowserContext;
const violations: string[] = [];

beforeAll(async () => {
  const [{ providerUrl }, profile] = await Promise.all([
    sharedSites(),
    launchProfile('denied', { width: 640, height: 800 }),
  ]);
  context = profile;
  shop = await listen('127.0.0.1', (_request, response) => {
    const body = `<title>Shop</title><body><div id="place"></div><script src="${providerUrl}/sdk/v1/kadam.js"></script>`;
    sendHtml(response, body, { 'content-security-policy': strictest(providerUrl) });
  });
  sites = { providerUrl, merchantUrl: shop.url };
  await context.exposeBinding('reportViolation', (_source, report: string) => void violations.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, documentURI } = event;
      window.reportViolation(`${violatedDirective} ${blockedURI} in ${documentURI}`);
    });
  });
});
afterAll(async () => {
  await context?.close();
  await shop?.close();
});

/** The shop's page with one session of the built SDK. */
async function openStrict(call: 'openCheckout' | 'checkEligibility', options: Record<string, unknown>) {
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(shop.url);
  const all = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' }, ...options };
  await page.evaluate(
    ([name, given]) => {
      const heard: EventAnswer = { told: [] };
      window.heard = heard;
      // SAFETY: each opening call takes options and returns a session.
      const api = window.Kadam as unknown as Record<string, (given: unknown) => Session>;
      interface Session {
        on(event: string, handler: (payload: unknown) => void): Session;
        readonly result: Promise<Record<string, unknown>>;
      }
      const session = api[name]?.(given);
      const ends = name === 'openCheckout' ? 'transactionCompleted' : 'eligibilityChecked';
      for (const event of ['opened', 'widgetReady', ends, 'error'])
        session?.on(event, (payload) => void heard.told.push({ name: event, payload }));
      void session?.result.then((end) => {
        heard.end = end;
      });
    },
    [call, all] as const,
  );
  const order = await startOrder(sites);
  const shown = new CheckoutPage(sites, order, context, page, problems, true);
  await page.waitForFunction(() => window.heard.told.some(({ name }) => name === 'widgetReady'));
  return { page, problems, shown };
}

const names = (page: CheckoutPage['page']): Promise<string[]> =>
  page.evaluate(() => window.heard.told.map(({ name }) => name));

describe('strictest shop policy, third-party cookies and storage denied', () => {
  it('a checkout goes from plan to order, with a second factor, without a report', async () => {
    const { checkoutToken, orderId } = await startOrder(sites);
    const { page, problems, shown } = await openStrict('openCheckout', { checkoutToken });
    await expect(shown.app.evaluate(() => sessionStorage.length)).rejects.toThrow('SecurityError');
    await shown.verify('9000000005');
    await shown.answer('4-digit PIN', '1234');
    await shown.agree();
    await shown.pay('9000000005');
    await shown.heading('Order placed').waitFor();
    await pressToLeave(shown.button('Back to Zenmart'));
    await page.waitForFunction(() => window.heard.end !== undefined);
    const end = await page.evaluate(() => window.heard.end);
    expect(end).toMatchObject({ outcome: 'completed', reason: 'completed', orderId });
    expect(await names(page)).toEqual(['opened', 'widgetReady', 'transactionCompleted']);
    expect([violations, problems]).toEqual([[], []]);
    await page.close();
  });

  it('a checkout whose frame reloads after the verification continues to the order as its owner', {
    tags: ['long'],
  }, async () => {
    const { checkoutToken } = await startOrder(sites);
    const { page, shown } = await openStrict('openCheckout', { checkoutToken });
    await shown.verify('9000000005');
    await shown.field('4-digit PIN').waitFor();
    await leaveBy(shown.app.evaluate(() => location.reload()));
    await page.waitForFunction(() => window.heard.told.filter(({ name }) => name === 'opened').length === 2);
    await shown.answer('4-digit PIN', '1234');
    await shown.agree();
    await shown.pay('9000000005');
    await shown.heading('Order placed').waitFor();
    // The surrounding page contains nothing of the session.
    expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, window.heard]))).not.toMatch(
      /kadamKept|sessionToken/,
    );
    await page.close();
  });

  it('an inline eligibility check goes from the number to the lenders without a report', async () => {
    const { page, problems, shown } = await openStrict('checkEligibility', { container: '#place', amount: 54_990 });
    await shown.field('Mobile number').fill('9000000001');
    await shown.button('Send OTP').click();
    await shown.heading('Enter OTP to continue').waitFor();
    await agreeToTerms(shown.app);
    await shown.field('Enter 5 Digit OTP').pressSequentially(await codeFromPhone(sites, '9000000001'));
    await shown.button('Verify').click();
    await shown.heading('You’re pre-approved').waitFor();
    await expect.poll(() => names(page)).toContain('eligibilityChecked');
    expect([violations, problems]).toEqual([[], []]);
    await page.close();
  });

  it('a violation is reported, so the tests above can fail', async () => {
    const { page } = await openStrict('checkEligibility', { container: '#place' });
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations).toHaveLength(1);
    await page.close();
  });
});
