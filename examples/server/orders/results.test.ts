// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

const MINUTE_MS = 60_000;

/** Invalid results, regardless of their source. */
const forgeries: [string, (shop: TestShop, orderId: string, txnUuid: string) => Promise<string>][] = [
  ['signed with another key', ({ provider }, id, txn) => provider.forge(provider.claimsFor(id, txn, 36_000))],
  [
    'for another merchant',
    ({ provider }, id, txn) => provider.sign({ ...provider.claimsFor(id, txn, 36_000), aud: 'lotus_sandbox' }),
  ],
  [
    'of another provider',
    ({ provider }, id, txn) => provider.sign({ ...provider.claimsFor(id, txn, 36_000), iss: 'http://localhost:1' }),
  ],
  [
    'without a jti',
    ({ provider }, id, txn) => provider.sign({ ...provider.claimsFor(id, txn, 36_000), jti: undefined }),
  ],
  ['of 1 rupee', ({ provider }, id, txn) => provider.sign(provider.claimsFor(id, txn, 1))],
  [
    'of a transaction that the shop did not start',
    ({ provider }, id) => provider.sign(provider.claimsFor(id, 'other', 36_000)),
  ],
  [
    'with a part cut off',
    async ({ provider }, id, txn) => (await provider.sign(provider.claimsFor(id, txn, 36_000))).slice(0, -9),
  ],
  [
    'unsigned',
    async ({ provider }, id, txn) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(provider.claimsFor(id, txn, 36_000))}.`;
    },
  ],
];

describe('signed result', () => {
  it.each(forgeries)(
    '%s is refused with 401 from the page and by webhook, and the order stays open',
    async (_how, make) => {
      const order = await shop.place();
      const forged = await make(shop, order.orderId, order.txnUuid);
      expect((await shop.bring(order, forged)).statusCode).toBe(401);
      expect((await shop.webhook(forged)).statusCode).toBe(401);
      expect((await shop.see(order.orderId, order.cookie)).json()).toMatchObject({
        payment: { state: 'open' },
        proofs: [],
      });
    },
  );

  it("the page's result marks the order as paid, and the webhook adds a second proof", async () => {
    const order = await shop.place();
    const signed = await shop.result(order);
    const brought = await shop.bring(order, signed);
    expect(brought.json()).toMatchObject({ payment: { state: 'paid', lenderId: '201' }, proofs: [{ way: 'page' }] });
    expect((await shop.webhook(signed)).json()).toEqual({ outcome: 'recorded' });
    const seen = (await shop.see(order.orderId, order.cookie)).json();
    expect(seen.proofs.map(({ way }: { way: string }) => way)).toEqual(['page', 'webhook']);
    expect(seen.proofs[0]).not.toHaveProperty('jti');
  });

  it('a second submission by the page is refused with 409', async () => {
    const order = await shop.place();
    const signed = await shop.result(order);
    await shop.bring(order, signed);
    expect((await shop.bring(order, signed)).statusCode).toBe(409);
  });

  it('a repeated webhook changes nothing and is answered 200, so that it is not sent again', async () => {
    const order = await shop.place();
    const signed = await shop.result(order);
    await shop.webhook(signed);
    const repeated = await shop.webhook(signed);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { outcome: 'known' }]);
    expect((await shop.see(order.orderId, order.cookie)).json().proofs).toHaveLength(1);
  });

  it.each([
    ['webhook', 5],
    ['page', 15],
  ] as const)('a result by %s expires after %i min and 30 s of tolerance', async (way, minutes) => {
    const order = await shop.place();
    const signed = await shop.result(order);
    shop.pass(minutes * MINUTE_MS + 31_000);
    const answer = await (way === 'page' ? shop.bring(order, signed) : shop.webhook(signed));
    expect(answer.statusCode).toBe(401);
    const fresh = await shop.result(order);
    shop.pass(minutes * MINUTE_MS);
    expect((await (way === 'page' ? shop.bring(order, fresh) : shop.webhook(fresh))).statusCode).toBe(200);
  });

  it('a result from more than 30 s in the future is refused', async () => {
    const order = await shop.place();
    const later = await shop.result(order, { iat: 1_900_000_031 });
    expect((await shop.webhook(later)).statusCode).toBe(401);
  });

  it('a result of one order does not pay another order of the same shopper', async () => {
    const first = await shop.place();
    const placed = await shop.post('/orders', { lines: [{ productId: 'lumen-m2-kit', quantity: 1 }] }, first.cookie);
    const second = { ...placed.json(), cookie: first.cookie };
    expect((await shop.bring(second, await shop.result(first))).statusCode).toBe(401);
  });

  it('a webhook for an unknown order is answered 404', async () => {
    const unknown = await shop.result({ orderId: 'ZM-00000000', txnUuid: 't', cookie: '' });
    expect((await shop.webhook(unknown)).statusCode).toBe(404);
  });

  it('a result is answered 503 while the keys are unavailable, and can be sent again', async () => {
    shop.provider.hideKeys();
    const order = await shop.place();
    expect((await shop.webhook(await shop.result(order))).statusCode).toBe(503);
  });

  it('any number of results costs one request for the keys', async () => {
    for (let count = 0; count < 3; count += 1) {
      const order = await shop.place();
      await shop.webhook(await shop.result(order));
    }
    expect(shop.provider.keyRequests()).toBe(1);
  });

  it.each([{}, { signedResult: '' }, { signedResult: 7 }, { signedResult: 'x'.repeat(8_193) }])(
    'the body %j is refused with 400',
    async (body) => {
      expect((await shop.post('/kadam/webhook', body)).statusCode).toBe(400);
    },
  );
});
