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

describe('the payment of a checkout page', () => {
  it('goes from choosing over starting, paying and submitting to what the server knows', () => {
    expect(stateAfter(asked)).toEqual({ step: 'starting', shown: null });
    expect(stateAfter(asked, opened)).toEqual({ step: 'paying', orderId, shown: null });
    expect(stateAfter(asked, opened, completed)).toEqual({ step: 'submitting', orderId, shown: null });
    expect(stateAfter(asked, opened, completed, { type: 'submitted' })).toEqual({
      step: 'ended',
      orderId,
      error: null,
    });
  });

  it('asks the server as well when the checkout was cancelled: it may know better', () => {
    expect(stateAfter(asked, opened, cancelled)).toEqual({ step: 'ended', orderId, error: null });
  });

  it('starts one payment for two clicks', () => {
    const starting = stateAfter(asked);
    expect(nextPaymentState(starting, asked)).toBe(starting);
    const paying = stateAfter(asked, opened);
    expect(nextPaymentState(paying, asked)).toBe(paying);
  });

  it('says why no order was placed, and may be tried again', () => {
    const refused = stateAfter(asked, { type: 'refused', message: 'no', orderId: null });
    expect(refused).toEqual({ step: 'choosing', error: 'no' });
    expect(nextPaymentState(refused, asked).step).toBe('starting');
  });

  it('shows the order that was placed where only the checkout did not open', () => {
    expect(stateAfter(asked, { type: 'refused', message: 'no', orderId })).toEqual({
      step: 'ended',
      orderId,
      error: 'no',
    });
  });

  it('goes on showing an order while it is paid again', () => {
    const again = stateAfter(asked, opened, cancelled, asked);
    expect(shownOrder(again)).toBe(orderId);
    expect(shownOrder(nextPaymentState(again, opened))).toBe(orderId);
    expect(nextPaymentState(again, { type: 'refused', message: 'no', orderId: null })).toEqual({
      step: 'ended',
      orderId,
      error: 'no',
    });
  });

  it('heeds no end of a checkout that is not open', () => {
    expect(stateAfter(completed)).toBe(choosing);
    expect(stateAfter({ type: 'submitted' })).toBe(choosing);
  });
});
