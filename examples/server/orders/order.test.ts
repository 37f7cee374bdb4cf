import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultClaims } from '../provider/result-claims';
import { type Order, type ProofWay, proofWays, withResult, withTransaction } from './order';

const placed: Order = {
  orderId: 'ZM-00000001',
  shopperId: 's',
  lines: [{ productId: 'lumen-m2-kit', quantity: 1 }],
  amountPaise: 36_000_00,
  placedAtMs: 0,
  transactions: ['t1', 't2'],
  payment: { state: 'open' },
  proofs: [],
};
const claims = (said: Partial<ResultClaims>): ResultClaims => ({
  sub: 't2',
  jti: 'j1',
  iat: 1,
  orderId: placed.orderId,
  status: 'COMPLETE',
  isFinal: true,
  amount: 36_000,
  currency: 'INR',
  amountDueAtMerchant: null,
  lenderId: null,
  errorCode: null,
  atMs: 10,
  ...said,
});
const told = (order: Order, said: Partial<ResultClaims>, way: ProofWay = 'webhook'): Order => {
  const recording = withResult(order, claims(said), way, 20);
  return recording.outcome === 'recorded' ? recording.order : order;
};

describe('payment of an order', () => {
  it('a paid order stays paid, whatever result follows and in any order', () => {
    const said = fc.record({
      sub: fc.constantFrom('t1', 't2'),
      jti: fc.uuid(),
      status: fc.constantFrom('INITIATED', 'COMPLETE', 'FAILED', 'CANCELED'),
      atMs: fc.integer({ min: 0, max: 99 }),
      way: fc.constantFrom(...proofWays),
    });
    fc.assert(
      fc.property(fc.array(said), (results) => {
        const end = results.reduce(
          (order, { way, ...given }) => told(order, given as Partial<ResultClaims>, way),
          placed,
        );
        expect(end.payment.state === 'paid').toBe(results.some(({ status }) => status === 'COMPLETE'));
      }),
    );
  });

  it('the amount that is not on EMI is due at delivery, and some amount has to be on EMI', () => {
    expect(told(placed, { amountDueAtMerchant: 0 }).payment).toMatchObject({ state: 'paid', duePaise: 0 });
    expect(told(placed, { amountDueAtMerchant: 6_000 }).payment).toMatchObject({ state: 'paid', duePaise: 6_000_00 });
    const all = withResult(placed, claims({ amountDueAtMerchant: 36_000 }), 'webhook', 20);
    expect(all).toEqual({ outcome: 'refused', why: 'nothing is on EMI' });
  });

  it('a retryable failure lasts until a newer result', () => {
    const failed = told(placed, { status: 'FAILED', errorCode: 4302, isFinal: false });
    expect(failed.payment).toEqual({ state: 'failed', atMs: 10, errorCode: 4302, mayRetry: true });
    expect(told(failed, { jti: 'j2', status: 'CANCELED', atMs: 11 }).payment.state).toBe('cancelled');
    expect(told(failed, { jti: 'j2', status: 'CANCELED', atMs: 9 }).payment.state).toBe('failed');
  });

  it('the end of an earlier transaction is ignored, but its payment counts', () => {
    expect(told(placed, { sub: 't1', status: 'CANCELED' }).payment).toEqual({ state: 'open' });
    expect(told(placed, { sub: 't1' }).payment.state).toBe('paid');
  });

  it('a new transaction reopens the order, unless it is paid', () => {
    const cancelled = told(placed, { status: 'CANCELED' });
    expect(withTransaction(cancelled, 't3')).toMatchObject({
      payment: { state: 'open' },
      transactions: ['t1', 't2', 't3'],
    });
    expect(withTransaction(told(placed, {}), 't3').payment.state).toBe('paid');
  });
});
