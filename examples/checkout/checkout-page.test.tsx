import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutEnd, OpenCheckoutOptions } from '../merchant/kadam';
import { CheckoutPage } from './checkout-page';

const settings = { providerOrigin: 'http://localhost:4400', merchantKey: 'zenmart_sandbox' };
const orderId = 'ZM-00000001';
const started = { orderId, txnUuid: 't', checkoutToken: 'c', paymentLink: 'http://localhost:4400/payment/init?ref=r' };
const known = (payment: object, ways: string[] = []) => ({
  orderId,
  lines: [{ productId: 'lumen-m2-kit', quantity: 1 }],
  amountPaise: 3_600_000,
  payment,
  proofs: ways.map((way) => ({ way, status: 'COMPLETE', verifiedAtMs: 1 })),
});
const paid = known({ state: 'paid', atMs: 1, duePaise: 0 }, ['page', 'webhook']);
const completed: CheckoutEnd = {
  outcome: 'completed',
  reason: 'completed',
  signedResult: 's',
  orderId,
  txnUuid: 't',
};

/** Responses of the shop's server, by method and path. */
let server: Record<string, [status: number, body: object]>;
let asked: string[];

/** A fake SDK; the test decides how its checkout ends. */
function pretendSdk() {
  let end: (end: CheckoutEnd) => void = () => undefined;
  const destroy = vi.fn();
  const openCheckout = vi.fn((_options: OpenCheckoutOptions) => ({
    result: new Promise<CheckoutEnd>((resolve) => {
      end = resolve;
    }),
    destroy,
  }));
  vi.stubGlobal('Kadam', { openCheckout });
  return { openCheckout, destroy, end: (how: CheckoutEnd) => end(how) };
}

beforeEach(() => {
  asked = [];
  server = {
    'GET /emi-terms?amount=36000': [200, { isEligible: true, lowestEmi: 1_720 }],
    'POST /orders': [201, started],
    [`POST /orders/${orderId}/result`]: [200, paid],
    [`POST /orders/${orderId}/payment`]: [201, started],
    [`GET /orders/${orderId}`]: [200, paid],
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    asked.push(body === undefined ? call : `${call} ${body}`);
    const [status, answer] = server[call] ?? [500, {}];
    return new Response(JSON.stringify(answer), { status });
  });
  history.replaceState(null, '', '/checkout?basket=lumen-m2-kit.1');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const placeOrder = () => userEvent.click(screen.getByRole('button', { name: 'Place order' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('CheckoutPage', () => {
  it("the page places the order, opens the checkout with its token, submits the result and shows the server's order status", async () => {
    const sdk = pretendSdk();
    render(<CheckoutPage settings={settings} />);
    await screen.findByText('From ₹1,720/month, no card');
    await placeOrder();
    await vi.waitFor(() => expect(sdk.openCheckout).toHaveBeenCalledTimes(1));
    expect(sdk.openCheckout.mock.calls[0]?.[0]).toMatchObject({
      merchantKey: 'zenmart_sandbox',
      checkoutToken: 'c',
      order: { amount: 36_000 },
    });
    expect(location.search).toBe(`?order=${orderId}`);
    sdk.end(completed);
    await heading('₹36,000 paid by card-less EMI');
    expect(asked).toContain(
      'POST /orders {"lines":[{"productId":"lumen-m2-kit","quantity":1}],"returnPath":"/checkout"}',
    );
    expect(asked.slice(-2)).toEqual([`POST /orders/${orderId}/result {"signedResult":"s"}`, `GET /orders/${orderId}`]);
  });

  it('the page does not show an order as paid on the word of the checkout alone', async () => {
    const sdk = pretendSdk();
    server[`POST /orders/${orderId}/result`] = [401, { message: 'The result was not accepted' }];
    server[`GET /orders/${orderId}`] = [200, known({ state: 'cancelled', atMs: 1 })];
    render(<CheckoutPage settings={settings} />);
    await placeOrder();
    await vi.waitFor(() => expect(sdk.openCheckout).toHaveBeenCalled());
    sdk.end(completed);
    await heading('The payment was cancelled');
  });

  it('a cancelled order offers another payment of the same order', async () => {
    const sdk = pretendSdk();
    server[`GET /orders/${orderId}`] = [200, known({ state: 'cancelled', atMs: 1 })];
    render(<CheckoutPage settings={settings} />);
    await placeOrder();
    await vi.waitFor(() => expect(sdk.openCheckout).toHaveBeenCalledTimes(1));
    sdk.end({ outcome: 'cancelled', reason: 'closeButton' });
    await heading('The payment was cancelled');
    await userEvent.click(screen.getByRole('button', { name: 'Pay by card-less EMI' }));
    await vi.waitFor(() => expect(sdk.openCheckout).toHaveBeenCalledTimes(2));
    server[`GET /orders/${orderId}`] = [200, paid];
    sdk.end(completed);
    await heading('₹36,000 paid by card-less EMI');
  });

  it('a failed order shows its error code', async () => {
    history.replaceState(null, '', `/checkout?order=${orderId}`);
    const failed = { state: 'failed', atMs: 1, errorCode: 4302, mayRetry: false };
    server[`GET /orders/${orderId}`] = [200, known(failed)];
    render(<CheckoutPage settings={settings} />);
    await heading('The payment did not go through');
    expect(screen.getByText(/Code 4302/)).toBeTruthy();
  });

  it('a reload continues with the order in the address and places no other', async () => {
    history.replaceState(null, '', `/checkout?order=${orderId}`);
    render(<CheckoutPage settings={settings} />);
    await heading('₹36,000 paid by card-less EMI');
    expect(asked).toEqual([`GET /orders/${orderId}`]);
  });

  it("a refused payment shows the server's message and can be retried", async () => {
    const sdk = pretendSdk();
    server['POST /orders'] = [422, { message: 'The amount is too small. (4003)' }];
    render(<CheckoutPage settings={settings} />);
    await placeOrder();
    await screen.findByText('The amount is too small. (4003)');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(false);
    expect(sdk.openCheckout).not.toHaveBeenCalled();
  });

  it('the page keeps the order if the checkout script does not load', async () => {
    vi.stubGlobal('Kadam', undefined);
    server[`GET /orders/${orderId}`] = [200, known({ state: 'cancelled', atMs: 1 })];
    render(<CheckoutPage settings={settings} />);
    await placeOrder();
    await screen.findByText('Card-less EMI did not load. Please try again.');
    expect(screen.getByRole('button', { name: 'Pay by card-less EMI' })).toBeTruthy();
  });

  it('a double click opens one checkout, and unmounting the page closes it', async () => {
    const sdk = pretendSdk();
    const { unmount } = render(<CheckoutPage settings={settings} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place order' }));
    await vi.waitFor(() => expect(sdk.openCheckout).toHaveBeenCalled());
    expect(asked.filter((call) => call.startsWith('POST /orders '))).toHaveLength(1);
    unmount();
    await vi.waitFor(() => expect(sdk.destroy).toHaveBeenCalledTimes(1));
  });

  it('other payment methods are refused with a notice', async () => {
    render(<CheckoutPage settings={settings} />);
    await userEvent.click(screen.getByRole('radio', { name: /UPI/ }));
    expect(screen.getByText('This example takes card-less EMI only.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' }).disabled).toBe(true);
  });

  it('a page without a basket has nothing to pay for', async () => {
    history.replaceState(null, '', '/checkout');
    render(<CheckoutPage settings={settings} />);
    await heading('Your bag is empty');
  });
});
