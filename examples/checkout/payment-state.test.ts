import { describe, expect, it } from 'vitest';
import { nextPaymentState, type PaymentEvent, type PaymentState, shownOrder } from './payment-state';

const choosing: PaymentState = { step: 'choosing', fault: null };
const orderId = 'ZM-00000001';
const asked: PaymentEvent = { type: 'startAsked' };
const opened: PaymentEvent = { type: 'opened', orderId };
const completed: PaymentEvent = {
  type: 'checkoutEnded',
  end: { outcome: 'completed', reason: 'completed', signedResult: 's', orderId, txnUuid: 't' },
};
const cancelled: PaymentEvent = { type: 'checkoutEnded', end: { outcome: 'cancelled', reason: 'closeButton' } };
const play = (...events: PaymentEvent[]): PaymentState => events.reduce(nextPaymentState, choosing);

describe('the payment of a checkout page', () => {
  it('goes from choosing over starting, paying and handing to what the server knows', () => {
    expect(play(asked)).toEqual({ step: 'starting', shown: null });
    expect(play(asked, opened)).toEqual({ step: 'paying', orderId, shown: null });
    expect(play(asked, opened, completed)).toEqual({ step: 'handing', orderId, shown: null });
    expect(play(asked, opened, completed, { type: 'submitted' })).toEqual({ step: 'ended', orderId, fault: null });
  });

  it('asks the server as well when the checkout was cancelled: it may know better', () => {
    expect(play(asked, opened, cancelled)).toEqual({ step: 'ended', orderId, fault: null });
  });

  it('starts one payment for two clicks', () => {
    const starting = play(asked);
    expect(nextPaymentState(starting, asked)).toBe(starting);
    const paying = play(asked, opened);
    expect(nextPaymentState(paying, asked)).toBe(paying);
  });

  it('says why no order was placed, and may be tried again', () => {
    const refused = play(asked, { type: 'refused', message: 'no', orderId: null });
    expect(refused).toEqual({ step: 'choosing', fault: 'no' });
    expect(nextPaymentState(refused, asked).step).toBe('starting');
  });

  it('shows the order that was placed where only the checkout did not open', () => {
    expect(play(asked, { type: 'refused', message: 'no', orderId })).toEqual({ step: 'ended', orderId, fault: 'no' });
  });

  it('goes on showing an order while it is paid again', () => {
    const again = play(asked, opened, cancelled, asked);
    expect(shownOrder(again)).toBe(orderId);
    expect(shownOrder(nextPaymentState(again, opened))).toBe(orderId);
    expect(nextPaymentState(again, { type: 'refused', message: 'no', orderId: null })).toEqual({
      step: 'ended',
      orderId,
      fault: 'no',
    });
  });

  it('heeds no end of a checkout that is not open', () => {
    expect(play(completed)).toBe(choosing);
    expect(play({ type: 'submitted' })).toBe(choosing);
  });
});
