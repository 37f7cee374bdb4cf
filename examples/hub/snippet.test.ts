import { describe, expect, it, vi } from 'vitest';
import { type DemoId, demoIds } from './demos';
import {
  type HubOptions,
  initialOptions,
  isMobileUnfinished,
  type Shop,
  sdkOptions,
  typedAmount,
  typedMobile,
} from './options';
import { kindsOf, snippet } from './snippet';
import type { SnippetKind } from './snippet-context';
import { eligibilityOptions, shopperOptions } from './widget-calls';

const shop = { merchantKey: 'zenmart_sandbox', merchantURL: 'http://127.0.0.1:4500' };
const provider = 'http://localhost:4400';
const code = (demo: DemoId, kind: SnippetKind, change: Partial<HubOptions> = {}, at: Shop = shop): string =>
  snippet(kind, demo, { options: { ...initialOptions, ...change }, shop: at, providerOrigin: provider });
const html = (change: Partial<HubOptions> = {}): string => code('sales-app', 'HTML', change);

/** Runs the snippet's script in a page with its button and presses it. Resolves when the script is done. */
async function runWith(kadam: object, html: string, fetched: unknown = null): Promise<void> {
  const script = /<script>\n(.*)<\/script>/s.exec(html)?.[1] ?? expect.fail('no script');
  let press: () => unknown = () => undefined;
  const id = /<button id="([\w-]+)">/.exec(html)?.[1];
  const button = {
    addEventListener: (_name: string, run: () => unknown) => {
      press = run;
    },
  };
  const document = { querySelector: (selector: string) => (selector === `#${id}` ? button : null) };
  const console = { log: () => undefined };
  new Function('Kadam', 'document', 'fetch', 'console', script)(kadam, document, fetched, console);
  await press();
}

/** Runs the snippet's script with a fake SDK and returns the options of the call. */
async function run(html: string): Promise<Record<string, unknown>> {
  let given: Record<string, unknown> = {};
  const openSalesApp = (options: Record<string, unknown>) => {
    given = options;
    return { on: () => undefined };
  };
  await runWith({ openSalesApp }, html);
  return given;
}

describe('snippet', () => {
  // @req SDK-016
  it("HTML has the provider's script tag and a call with exactly the options of the form", async () => {
    expect(html()).toContain('<script src="http://localhost:4400/sdk/v1/kadam.js"></script>');
    const { getAuthToken, ...given } = await run(html({ mobile: '9000000001', locale: 'hi' }));
    expect(given).toEqual(sdkOptions({ ...initialOptions, mobile: '9000000001', locale: 'hi' }, shop));
    expect(given).toMatchObject({ amount: 36_000, mobile: '9000000001', locale: 'hi', merchantAgentId: 'ZM-3071' });
    expect(getAuthToken).toBeTypeOf('function');
  });

  it('names the placement of the sales app if it is not the middle', async () => {
    expect(await run(html())).not.toHaveProperty('placement');
    expect(await run(html({ appPlacement: 'docked' }))).toMatchObject({ placement: 'docked' });
  });

  it('leaves out amount, mobile and locale if the form has none, and an incomplete mobile', async () => {
    const given = await run(html({ amount: '', mobile: '90000' }));
    expect(given).not.toHaveProperty('amount');
    expect(given).not.toHaveProperty('mobile');
    expect(given).not.toHaveProperty('locale');
    expect(isMobileUnfinished({ ...initialOptions, mobile: '90000' })).toBe(true);
  });

  it('an option that contains </script> does not end the script', async () => {
    const ended = code('sales-app', 'HTML', {}, { ...shop, merchantKey: 'a</script>"b' });
    expect(ended.match(/<\/script>/g)).toHaveLength(2);
    expect(await run(ended)).toMatchObject({ merchantKey: 'a</script>"b' });
  });

  it.each(demoIds.flatMap((demo) => kindsOf(demo).map((kind) => [demo, kind] as const)))(
    '%s for %s contains no secret or token',
    (demo, kind) => {
      expect(code(demo, kind)).not.toMatch(/secret-|eyJ/);
    },
  );

  it('passes the options of the form to the eligibility check, with a container if it is inline', async () => {
    const checkEligibility = vi.fn(() => ({ on: () => undefined }));
    await runWith({ checkEligibility }, code('eligibility', 'HTML', { mobile: '9000000001' }));
    const whole = eligibilityOptions({ ...initialOptions, mobile: '9000000001' }, shop);
    expect(checkEligibility).toHaveBeenCalledWith({ container: '#kadam-eligibility', ...whole });
    expect(code('eligibility', 'HTML')).toContain('<div id="kadam-eligibility"></div>');
    expect(code('eligibility', 'HTML', { placement: 'modal' })).not.toContain('kadam-eligibility');
  });

  it('mounts the benefits into their container', async () => {
    const mountBenefits = vi.fn();
    await runWith({ mountBenefits }, code('benefits', 'HTML'));
    expect(mountBenefits).toHaveBeenCalledWith('#kadam-benefits', shopperOptions(initialOptions, shop));
  });

  it("passes the token of an order to the checkout, and its signed result to the shop's server", async () => {
    const fetched = vi.fn(async () => new Response('{"orderId":"ZM-1","checkoutToken":"c"}'));
    const openCheckout = vi.fn(() => ({ result: Promise.resolve({ outcome: 'completed', signedResult: 's' }) }));
    await runWith({ openCheckout }, code('checkout', 'HTML'), fetched);
    expect(openCheckout).toHaveBeenCalledWith(expect.objectContaining({ checkoutToken: 'c' }));
    expect(fetched).toHaveBeenLastCalledWith(
      '/orders/ZM-1/result',
      expect.objectContaining({ body: '{"signedResult":"s"}' }),
    );
  });

  it('starts a payment on the server and redirects the browser to its link', async () => {
    const routes = new Map<string, (request: unknown, reply: unknown) => Promise<unknown>>();
    const app = { post: (path: string, run: () => Promise<unknown>) => routes.set(path, run) };
    const fetched = vi.fn(async (_address: string, _request: RequestInit) => {
      return new Response('{"success":true,"data":{"paymentLink":"http://localhost:4400/payment/init?ref=r"}}');
    });
    const order = { orderId: 'ZM-1', amountRupees: 36_000, items: [] };
    const given = [app, async () => order, async () => 'token', fetched];
    new Function('app', 'orderOf', 'serverToken', 'fetch', code('payment-link', 'Server'))(...given);
    const redirect = vi.fn();
    await routes.get('/pay')?.({}, { redirect });
    expect(redirect).toHaveBeenCalledWith('http://localhost:4400/payment/init?ref=r', 303);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('http://localhost:4400/app/pg/txn-initiate');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': 'ZM-1-attempt-1' });
    expect(JSON.parse(String(request?.body))).toMatchObject({
      orderId: 'ZM-1',
      amount: 36_000,
      returnUrl: 'http://127.0.0.1:4500/return?order=ZM-1',
    });
  });

  it('requests a token without naming the agent, and supplies none if the server refuses', async () => {
    const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response('{}', { status: 403 }));
    let getAuthToken = async (): Promise<unknown> => null;
    const openSalesApp = (options: { getAuthToken: typeof getAuthToken }) => {
      getAuthToken = options.getAuthToken;
      return { on: () => undefined };
    };
    await runWith({ openSalesApp }, html(), fetched);
    await expect(getAuthToken()).rejects.toThrow('no token');
    expect(fetched).toHaveBeenCalledWith('/kadam/token', { method: 'POST' });
  });

  it('opens no overlay before a click, and no checkout without an order', async () => {
    const refused = vi.fn(async () => new Response('{}', { status: 500 }));
    const openCheckout = vi.fn();
    await expect(runWith({ openCheckout }, code('checkout', 'HTML'), refused)).rejects.toThrow('no order');
    expect(openCheckout).not.toHaveBeenCalled();
    for (const [demo, change] of [
      ['sales-app', {}],
      ['checkout', {}],
      ['communication', {}],
      ['eligibility', { placement: 'modal' }],
    ] as const)
      expect([demo, code(demo, 'HTML', change)]).toEqual([demo, expect.stringContaining('<button id="kadam-button">')]);
  });

  it('does not redirect to a payment that was refused', async () => {
    const routes = new Map<string, (request: unknown, reply: unknown) => Promise<unknown>>();
    const app = { post: (path: string, run: () => Promise<unknown>) => routes.set(path, run) };
    const fetched = async () => new Response('{"success":false,"code":4016,"message":"too small"}');
    const given = [app, async () => ({ orderId: 'ZM-1' }), async () => 'token', fetched];
    new Function('app', 'orderOf', 'serverToken', 'fetch', code('payment-link', 'Server'))(...given);
    const redirect = vi.fn();
    const send = vi.fn();
    await routes.get('/pay')?.({}, { redirect, code: () => ({ send }) });
    expect([redirect.mock.calls, send.mock.calls]).toEqual([[], [[{ message: 'too small' }]]]);
  });

  it('the promo message is an element with the amount and the form', () => {
    const promo = code('promo', 'HTML', { amount: '36000', promoForm: 'tag' });
    expect(promo).toContain('<script src="http://localhost:4400/sdk/v1/elements.js"></script>');
    expect(promo.replace(/\s+/g, ' ')).toContain(
      '<kadam-promo merchant-key="zenmart_sandbox" amount="36000" form="tag" primary-cta-color="#b93a0e" secondary-cta-color="#e0774c" merchant-name="Zenmart" ></kadam-promo>',
    );
  });

  it('npm code imports the package', () => {
    expect(code('sales-app', 'npm')).toMatch(/^import .* from "@kadam\/sdk";\n/);
  });
});

describe('typed form values', () => {
  it('an amount has at most 7 digits', () => {
    expect(typedAmount('₹54,990')).toBe('54990');
    expect(typedAmount('123456789')).toBe('1234567');
  });

  it('a mobile number keeps its 10 digits in any format; 11 other digits stay visible and are not sent', async () => {
    expect(['+91 90000-00001', '+91-090000 00001'].map(typedMobile)).toEqual(['9000000001', '9000000001']);
    const mobile = typedMobile('90000000012');
    expect(mobile).toBe('90000000012');
    expect(isMobileUnfinished({ ...initialOptions, mobile })).toBe(true);
    expect(await run(html({ mobile }))).not.toHaveProperty('mobile');
  });
});
