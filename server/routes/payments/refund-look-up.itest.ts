import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LenderTimedOut } from '../../lenders/lender-gateway';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { approvedMobiles } from '../../testing/account/shopper';
import { loanSteps } from '../../testing/loans/loan-steps';
import { merchantSteps } from '../../testing/payments/checkout-steps';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let isLenderSilent = false;
let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    ports: {
      lenders: (own) => ({
        ...own,
        refundLoan: (...asked) =>
          isLenderSilent ? Promise.reject(new LenderTimedOut('no answer')) : own.refundLoan(...asked),
      }),
      post: async () => new Response(null, { status: 204 }),
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { buy, merchant } = loanSteps(() => kadam);
const unauthorisedCaller = merchantSteps(() => kadam, OTHER_MERCHANT);
const mobiles = approvedMobiles(9, 7_490_000_000);
const someMobile = (): string => mobiles.shift() ?? expect.fail('no number is left');
const refund = (asked: Readonly<Record<string, unknown>>) => merchant.call('POST', '/app/pg/refund', asked);
const one = (refundId: string) => merchant.call('GET', `/app/pg/refund?${new URLSearchParams({ refundId })}`);
const ofOrder = (asked: Readonly<Record<string, string>>) =>
  merchant.call('GET', `/app/pg/refunds?${new URLSearchParams(asked)}`);
const track = async (txnUuid: string) => dataOf(await merchant.track(`txnUuid=${txnUuid}`));

/** An order of ₹12,000 with ₹2,000 refunded. */
async function partRefunded(): Promise<{ orderId: string; txnUuid: string; refundId: string }> {
  const orderId = `ZM-look-up-${randomUUID().slice(0, 8)}`;
  const txnUuid = await buy(someMobile(), { amount: 12_000, tenure: 6, orderId });
  const refundId = `${orderId}-R1`;
  expect(dataOf(await refund({ txnUuid, refundId, amount: 2_000 }))).toMatchObject({ refundStatus: 'DONE' });
  return { orderId, txnUuid, refundId };
}

describe('a refund of ₹2,000 of ₹12,000', () => {
  it('is looked up by its name with the figures that its own call answered', async () => {
    const { orderId, txnUuid, refundId } = await partRefunded();
    const { serverNowMs: askedAtMs, ...answered } = dataOf(await refund({ txnUuid, refundId, amount: 2_000 }));
    const { serverNowMs, createdAtMs, bookedAtMs, ...found } = dataOf(await one(refundId));
    expect(found).toEqual(answered);
    expect(found).toMatchObject({ orderId, amount: 2_000, refundedAmount: 2_000, refundableAmount: 10_000 });
    expect([createdAtMs, bookedAtMs, serverNowMs]).toEqual([askedAtMs, askedAtMs, askedAtMs]);
  });

  it('leaves ₹10,000: ₹10,001 is refused with the sum that is left, and any amount once nothing is left', async () => {
    const { orderId } = await partRefunded();
    const messageOf = async (asked: Readonly<Record<string, unknown>>) =>
      (await refund({ orderId, ...asked })).body?.fields;
    expect(await messageOf({ refundId: `${orderId}-R2`, amount: 10_001 })).toEqual([
      { path: 'amount', message: 'must be at most 10000, which can still be refunded' },
    ]);
    await refund({ orderId, refundId: `${orderId}-R3` });
    expect(await messageOf({ refundId: `${orderId}-R4` })).toEqual([
      { path: 'amount', message: 'nothing is left to refund' },
    ]);
  });

  it('is in the list of its order, the oldest first, by order and by payment alike', async () => {
    const { orderId, txnUuid, refundId } = await partRefunded();
    kadam.clock.advance(MINUTE_MS);
    await refund({ orderId, refundId: `${orderId}-R2` });
    const byOrder = dataOf(await ofOrder({ orderId }));
    expect(dataOf(await ofOrder({ txnUuid }))).toEqual(byOrder);
    expect(byOrder).toMatchObject({
      orderId,
      txnUuid,
      refundedAmount: 12_000,
      refundableAmount: 0,
      refunds: [
        { refundId, refundStatus: 'DONE', amount: 2_000, settlementLine: { kind: 'REFUND', refundId } },
        { refundId: `${orderId}-R2`, refundStatus: 'DONE', amount: 10_000, settlement: { loanPaise: 1_000_000 } },
      ],
    });
  });

  it('is in order/track, and the payment stays COMPLETE', async () => {
    const { txnUuid, refundId } = await partRefunded();
    const nowMs = kadam.clock.nowMs();
    expect(await track(txnUuid)).toMatchObject({
      status: 'COMPLETE',
      amount: 12_000,
      financedAmount: 12_000,
      refundedAmount: 2_000,
      refundableAmount: 10_000,
      refunds: [{ refundId, refundStatus: 'DONE', amount: 2_000, createdAtMs: nowMs, bookedAtMs: nowMs }],
    });
  });

  it('has a listed webhook in addition to the payment’s', async () => {
    const { txnUuid, refundId } = await partRefunded();
    await kadam.server.work.webhooks();
    const { webhooks } = await track(txnUuid);
    const listed = (webhooks as { kind: string; status: string; refundId: string | null; state: string }[])
      .map(({ kind, status, refundId: name, state }) => ({ kind, status, refundId: name, state }))
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(listed).toEqual([
      { kind: 'payment', status: 'COMPLETE', refundId: null, state: 'delivered' },
      { kind: 'refund', status: 'DONE', refundId, state: 'delivered' },
    ]);
  });
});

describe('a refund that its lender has not booked', () => {
  it('is PENDING without figures, counts in the sums, and has no webhook yet', async () => {
    const txnUuid = await buy(someMobile(), { amount: 12_000, tenure: 6 });
    const refundId = `pending-${txnUuid}`;
    isLenderSilent = true;
    await refund({ txnUuid, refundId, amount: 2_000 });
    isLenderSilent = false;
    const pending = { refundId, refundStatus: 'PENDING', amount: 2_000, bookedAtMs: null };
    expect(dataOf(await one(refundId))).toMatchObject({
      ...pending,
      settlement: null,
      settlementLine: null,
      refundedAmount: 2_000,
      refundableAmount: 10_000,
    });
    const told = await track(txnUuid);
    expect(told).toMatchObject({ refundedAmount: 2_000, refundableAmount: 10_000, refunds: [pending] });
    expect(told.webhooks).toMatchObject([{ kind: 'payment', status: 'COMPLETE' }]);
  });
});

describe('the refunds of an order', () => {
  it('are an empty list where none was asked for, and null sums in order/track while it is not paid', async () => {
    const txnUuid = await buy(someMobile(), { amount: 12_000, tenure: 6 });
    const none = { refunds: [], refundedAmount: 0, refundableAmount: 12_000 };
    expect(dataOf(await ofOrder({ txnUuid }))).toMatchObject(none);
    expect(await track(txnUuid)).toMatchObject(none);
    const open = String(dataOf(await merchant.order()).txnUuid);
    expect(dataOf(await ofOrder({ txnUuid: open }))).toMatchObject({ ...none, refundableAmount: 0 });
    expect(await track(open)).toMatchObject({ refunds: [], refundedAmount: null, refundableAmount: null });
  });

  it('are asked for by one name', async () => {
    expect((await ofOrder({})).status).toBe(400);
    expect((await ofOrder({ orderId: 'ZM-1', txnUuid: randomUUID() })).status).toBe(400);
    expect((await merchant.call('GET', '/app/pg/refund')).status).toBe(400);
  });
});

describe('another merchant', () => {
  it('gets the same 404 for a refund that exists as for one that does not, and the same for its order', async () => {
    const { orderId, txnUuid, refundId } = await partRefunded();
    const asked = async (path: string) => {
      const { status, body } = await unauthorisedCaller.call('GET', path);
      const { requestId: _own, ...rest } = body ?? expect.fail('no body');
      return { status, rest };
    };
    const unknown = await asked('/app/pg/refund?refundId=no-such-refund');
    expect(unknown).toMatchObject({ status: 404, rest: { type: 'REFUND_NOT_FOUND' } });
    expect(await asked(`/app/pg/refund?refundId=${refundId}`)).toEqual(unknown);
    const unknownOrder = await asked(`/app/pg/refunds?txnUuid=${randomUUID()}`);
    expect(unknownOrder).toMatchObject({ status: 404, rest: { type: 'ORDER_NOT_FOUND' } });
    expect(await asked(`/app/pg/refunds?txnUuid=${txnUuid}`)).toEqual(unknownOrder);
    expect(await asked(`/app/pg/refunds?orderId=${orderId}`)).toEqual(unknownOrder);
  });
});
