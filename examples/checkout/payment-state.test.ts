import { describe, expect, it } from 'vitest';
import { nextPaymentState, type PaymentEvent, type PaymentState, shownOrder } from './payment-state';

const choosing: PaymentState = { step: 'choosing', error: null };
const orderId = 'ZM-00000001';
const asked: PaymentEvent = { type: 'startAsked' };
const opened: PaymentEvent = { type: 'opened', orderId };
const completed: PaymentEvent = {
  type: 'checkoutEnded',
  end: { outcome: 'completed', reason: 'completed', signedResult: 's', orderId, txnUuid: 't' },
};
const cancelled: PaymentEvent = { type: 'checkoutEnded', end: { outcome: 'cancelled', reason: 'closeButton' } };
const stateAfter = (...events: PaymentEvent[]): PaymentState => events.reduce(nextPaymentState, choosing);

describe('nextPaymentState', () => {
  it('goes from choosing over starting, paying and submitting to ended', () => {
    expect(stateAfter(asked)).toEqual({ step: 'starting', shown: null });
    expect(stateAfter(asked, opened)).toEqual({ step: 'paying', orderId, shown: null });
    expect(stateAfter(asked, opened, completed)).toEqual({ step: 'submitting', orderId, shown: null });
    expect(stateAfter(asked, opened, completed, { type: 'submitted' })).toEqual({
      step: 'ended',
      orderId,
      error: null,
    });
  });

  it('a cancelled checkout also ends in a query of the server', () => {
    expect(stateAfter(asked, opened, cancelled)).toEqual({ step: 'ended', orderId, error: null });
  });

  it('two clicks start one payment', () => {
    const starting = stateAfter(asked);
    expect(nextPaymentState(starting, asked)).toBe(starting);
    const paying = stateAfter(asked, opened);
    expect(nextPaymentState(paying, asked)).toBe(paying);
  });

  it('a failed order shows its error and can be tried again', () => {
    const refused = stateAfter(asked, { type: 'refused', message: 'no', orderId: null });
    expect(refused).toEqual({ step: 'choosing', error: 'no' });
    expect(nextPaymentState(refused, asked).step).toBe('starting');
  });

  it('an order whose checkout did not open is shown', () => {
    expect(stateAfter(asked, { type: 'refused', message: 'no', orderId })).toEqual({
      step: 'ended',
      orderId,
      error: 'no',
    });
  });

  it('an order stays visible while it is paid again', () => {
    const again = stateAfter(asked, opened, cancelled, asked);
    expect(shownOrder(again)).toBe(orderId);
    expect(shownOrder(nextPaymentState(again, opened))).toBe(orderId);
    expect(nextPaymentState(again, { type: 'refused', message: 'no', orderId: null })).toEqual({
      step: 'ended',
      orderId,
      error: 'no',
    });
  });

  it('the end of a checkout that is not open is ignored', () => {
    expect(stateAfter(completed)).toBe(choosing);
    expect(stateAfter({ type: 'submitted' })).toBe(choosing);
  });
});
