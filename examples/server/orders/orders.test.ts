// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KIT, startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

describe('order', () => {
  it("one camera kit starts a payment of ₹36,000 at the shop's price", async () => {
    const answer = await shop.post('/orders', { ...KIT, returnPath: '/return' });
    const { orderId } = answer.json();
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ checkoutToken: 'c'.repeat(43), expiresAtMs: 1_900_000_900_000 });
    expect(shop.provider.started()).toMatchObject([
      {
        key: `${orderId}-attempt-1`,
        body: {
          orderId,
          amount: 36_000,
          channel: 'ONLINE',
          allowSplit: true,
          items: [{ productId: 'lumen-m2-kit', name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3_600_000 }],
          returnUrl: `http://127.0.0.1:4500/return?order=${orderId}`,
        },
      },
    ]);
  });

  it.each([
    {},
    { lines: [] },
    { lines: [{ productId: 'unknown', quantity: 1 }] },
    { lines: [{ productId: 'hush-pro', quantity: 0 }] },
    { lines: [{ productId: 'hush-pro', quantity: 10 }] },
    { lines: [{ productId: 'hush-pro', quantity: 1, pricePaise: 1 }] },
    {
      lines: [
        { productId: 'hush-pro', quantity: 1 },
        { productId: 'hush-pro', quantity: 1 },
      ],
    },
    { ...KIT, amount: 1 },
    { ...KIT, returnPath: 'https://elsewhere.example' },
  ])('the order %j is refused with 400 and starts nothing', async (body) => {
    expect((await shop.post('/orders', body)).statusCode).toBe(400);
    expect(shop.provider.started()).toEqual([]);
  });

  it('a lost response leads to a repeat with the same key and to one payment', async () => {
    shop.provider.dropAnswers(1);
    const answer = await shop.post('/orders', KIT);
    expect(answer.statusCode).toBe(201);
    expect(shop.provider.started()).toHaveLength(1);
  });

  it('two calls without a response are refused with 502', async () => {
    shop.provider.dropAnswers(2);
    expect((await shop.post('/orders', KIT)).statusCode).toBe(502);
  });

  it("an order of ₹991 is refused with 422 and the provider's message and code", async () => {
    const answer = await shop.post('/orders', { lines: [{ productId: 'camera-case', quantity: 1 }] });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'The amount is too small. (4003)']);
  });

  it('only the browser that placed an order sees it', async () => {
    const order = await shop.place();
    expect((await shop.see(order.orderId, order.cookie)).json()).toEqual({
      orderId: order.orderId,
      lines: KIT.lines,
      amountPaise: 3_600_000,
      payment: { state: 'open' },
      proofs: [],
    });
    const stranger = await shop.place();
    for (const cookie of ['', stranger.cookie, 'zenmart_shopper=x'])
      expect((await shop.see(order.orderId, cookie)).statusCode).toBe(404);
    expect((await shop.bring({ ...order, cookie: stranger.cookie }, await shop.result(order))).statusCode).toBe(404);
  });

  it('an HttpOnly cookie identifies the shopper', async () => {
    const answer = await shop.post('/orders', KIT);
    expect(answer.headers['set-cookie']).toMatch(/^zenmart_shopper=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });

  it('the shop queries the provider if no result has arrived, at most once in 2 s, and trusts only signatures', async () => {
    const order = await shop.place();
    const { provider } = shop;
    provider.willTrack(await provider.forge(provider.claimsFor(order.orderId, order.txnUuid, 36_000)));
    expect((await shop.see(order.orderId, order.cookie)).json().payment).toEqual({ state: 'open' });
    provider.willTrack(await shop.result(order));
    expect((await shop.see(order.orderId, order.cookie)).json().payment).toEqual({ state: 'open' });
    shop.pass(2_000);
    expect((await shop.see(order.orderId, order.cookie)).json()).toMatchObject({
      payment: { state: 'paid' },
      proofs: [{ way: 'track', status: 'COMPLETE' }],
    });
    expect(provider.trackRequests()).toBe(2);
  });

  it('a queried result of last week marks the order as paid', async () => {
    const order = await shop.place();
    shop.provider.willTrack(await shop.result(order));
    shop.pass(7 * 24 * 60 * 60_000);
    expect((await shop.see(order.orderId, order.cookie)).json().payment.state).toBe('paid');
  });

  it('the last known order is returned while the provider is down', async () => {
    const order = await shop.place();
    shop.provider.goAway(true);
    expect((await shop.see(order.orderId, order.cookie)).json().payment).toEqual({ state: 'open' });
  });

  it('a cancelled payment can be started again, a paid order not (409)', async () => {
    const order = await shop.place();
    await shop.webhook(await shop.result(order, { status: 'CANCELED', lenderId: null }));
    expect((await shop.see(order.orderId, order.cookie)).json().payment.state).toBe('cancelled');
    const again = await shop.post(`/orders/${order.orderId}/payment`, {}, order.cookie);
    expect(again.statusCode).toBe(201);
    expect(again.json().txnUuid).not.toBe(order.txnUuid);
    await shop.webhook(await shop.result({ ...order, txnUuid: again.json().txnUuid }));
    expect((await shop.post(`/orders/${order.orderId}/payment`, {}, order.cookie)).statusCode).toBe(409);
  });

  it('the order of another shopper cannot be started again', async () => {
    const order = await shop.place();
    expect((await shop.post(`/orders/${order.orderId}/payment`, {})).statusCode).toBe(404);
  });
});

describe('terms of an amount', () => {
  it('are those of the provider for a merchant’s server', async () => {
    const answer = await shop.app.inject({ url: '/emi-terms?amount=36000' });
    expect(answer.json()).toEqual({ isEligible: true, lowestEmi: 3_224 });
  });

  it('are queried once in 5 min', async () => {
    const ask = () => shop.app.inject({ url: '/emi-terms?amount=36000' });
    await ask();
    shop.pass(5 * 60_000 - 1);
    await ask();
    expect(shop.provider.termsRequests()).toBe(1);
    shop.pass(1);
    await ask();
    expect(shop.provider.termsRequests()).toBe(2);
  });

  it.each(['', '?amount=0', '?amount=1.5', '?amount=x'])('%j is refused with 400', async (query) => {
    expect((await shop.app.inject({ url: `/emi-terms${query}` })).statusCode).toBe(400);
  });
});
