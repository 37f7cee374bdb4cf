import { describe, expect, it } from 'vitest';
import { Play } from '../flow/testing/play';
import { completion, failure, openRequest } from '../flow/testing/samples';
import { createCheckoutMachine } from './checkout-machine';
import { tellPending } from './tell-pending';

/** What the host is told while the machine goes through these states, in order. */
function toldOn(...plays: readonly Play[]): unknown[] {
  const told: unknown[] = [];
  const machine = createCheckoutMachine();
  tellPending(machine, { emit: (name, payload) => void told.push([name, payload]) });
  for (const { state } of plays) machine.store.set(machine.stateAtom, state);
  return told;
}
const is = (isPending: boolean) => ['pendingChanged', { isPending }];
const pending = () => new Play().atProcessing().fail('confirm', failure('PAYMENT_TRANSACTION_TIMEOUT'));

describe('the host is told that a payment is pending', () => {
  it('once the first screen stands, and not before', () => {
    expect(
      toldOn(new Play().send({ type: 'opened', open: openRequest }), new Play().atPlans(), new Play().atKfs()),
    ).toEqual([is(false)]);
  });

  it('from the moment the lender is asked to pay until it has answered', () => {
    expect(toldOn(new Play().atLenderOtp(), new Play().atProcessing(), pending())).toEqual([is(false), is(true)]);
    const paid = { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' } as const;
    expect(toldOn(pending(), pending().poll().answer('status', paid))).toEqual([is(true), is(false)]);
  });

  it('no more where the OTP was wrong', () => {
    const wrong = new Play().atProcessing().fail('confirm', failure('PAYMENT_INVALID_OTP'));
    expect(toldOn(new Play().atProcessing(), wrong)).toEqual([is(true), is(false)]);
  });

  it('still when the shopper leaves meanwhile, before the host is asked to close', () => {
    const left = pending().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    expect(left.state.phase).toBe('closed');
    expect(toldOn(pending(), left)).toEqual([is(true)]);
  });

  it('again after a reload', () => {
    expect(toldOn(pending())).toEqual([is(true)]);
  });
});
