import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantSteps } from '../../testing/payments/checkout-steps';
import { dataOf } from '../../testing/sales/sales-steps';
import { MERCHANT_ORIGINS, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const get = (url: string) => kadam.request('GET', url, { headers: {} });
const ancestorsOf = (headers: { readonly [name: string]: unknown }): string =>
  /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';

describe('the checkout’s page', () => {
  // @req RTE-016
  it('inside a shop may be framed by the merchant’s registered origins alone', async () => {
    const { status, text, headers } = await get('/payment/init?merchantKey=zenmart_sandbox');
    expect(status).toBe(200);
    expect(text).toContain('src="/web/checkout-12345678.js"');
    expect(ancestorsOf(headers)).toBe(MERCHANT_ORIGINS);
  });

  it('for an unknown merchant is 404, without one 400, and cannot be framed', async () => {
    const unknown = await get('/payment/init?merchantKey=unknown');
    const unnamed = await get('/payment/init');
    expect([unknown.status, unnamed.status]).toEqual([404, 400]);
    expect([ancestorsOf(unknown.headers), ancestorsOf(unnamed.headers)]).toEqual(["'none'", "'none'"]);
  });

  it('by a payment link completes its address with the merchant’s key, and cannot be framed', async () => {
    const { paymentLink } = dataOf(await merchantSteps(() => kadam).order()) as { paymentLink: string };
    const { pathname, search, searchParams } = new URL(paymentLink);
    const moved = await get(`${pathname}${search}`);
    expect(moved.status).toBe(302);
    expect(moved.headers.location).toBe(`/payment/init?ref=${searchParams.get('ref')}&merchantKey=zenmart_sandbox`);
    const page = await get(String(moved.headers.location));
    expect(page.status).toBe(200);
    expect(ancestorsOf(page.headers)).toBe("'none'");
    expect((await get(`${pathname}${search}&merchantKey=another`)).status).toBe(302);
  });

  it('by a link that names no payment is 404', async () => {
    expect((await get(`/payment/init?ref=${'x'.repeat(22)}`)).status).toBe(404);
    expect((await get('/payment/init?ref=short&merchantKey=zenmart_sandbox')).status).toBe(404);
  });

  // @req RTE-058
  it.each(['/checkout-lender-hosted-txn-redirect', '/checkout-lender-hosted-txn-status'])(
    'at %s, the return page of a lender, cannot be framed',
    async (path) => {
      const { status, headers } = await get(`${path}?merchantKey=zenmart_sandbox&txnUuid=x`);
      expect(status).toBe(200);
      expect(ancestorsOf(headers)).toBe("'none'");
    },
  );
});
