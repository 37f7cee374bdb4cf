import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../flow/state';
import { Harness } from '../flow/testing/harness';
import { completion, failure, openRequest } from '../flow/testing/samples';
import { emitPending } from './emit-pending';

/** What is emitted to the host while the flow goes through these states, in order. */
function emittedOn(...harnesses: readonly Harness[]): unknown[] {
  const emitted: unknown[] = [];
  let listen = (_: CheckoutState): void => undefined;
  const subscribe = (to: typeof listen): (() => void) => {
    listen = to;
    return () => undefined;
  };
  emitPending({ subscribe }, { emit: (name, payload) => void emitted.push([name, payload]) });
  for (const { state } of harnesses) listen(state);
  return emitted;
}
const is = (isPending: boolean) => ['pendingChanged', { isPending }];
const pending = () => new Harness().atProcessing().fail('confirm', failure('PAYMENT_TRANSACTION_TIMEOUT'));

describe('the host is told that a payment is pending', () => {
  it('once the first screen stands, and not before', () => {
    expect(
      emittedOn(
        new Harness().send({ type: 'opened', open: openRequest }),
        new Harness().atPlans(),
        new Harness().atKfs(),
      ),
    ).toEqual([is(false)]);
  });

  it('from the moment the lender is asked to pay until it has answered', () => {
    expect(emittedOn(new Harness().atLenderOtp(), new Harness().atProcessing(), pending())).toEqual([
      is(false),
      is(true),
    ]);
    const paid = { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' } as const;
    expect(emittedOn(pending(), pending().poll().answer('status', paid))).toEqual([is(true), is(false)]);
  });

  it('no more where the OTP was wrong', () => {
    const wrong = new Harness().atProcessing().fail('confirm', failure('PAYMENT_INVALID_OTP'));
    expect(emittedOn(new Harness().atProcessing(), wrong)).toEqual([is(true), is(false)]);
  });

  it('still when the shopper leaves meanwhile, before the host is asked to close', () => {
    const left = pending().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    expect(left.state.phase).toBe('closed');
    expect(emittedOn(pending(), left)).toEqual([is(true)]);
  });

  it('again after a reload', () => {
    expect(emittedOn(pending())).toEqual([is(true)]);
  });
});
