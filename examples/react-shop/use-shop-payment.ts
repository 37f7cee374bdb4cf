import { type CheckoutEnd, useCheckout } from '@kadam/sdk/react';
import { useReducer, useRef } from 'react';
import { type BasketLine, bought } from '../catalogue/basket';
import { nextPaymentState, type PaymentState } from '../checkout/payment-state';
import { ShopError, type StartedPayment, shopServer } from '../shop/order-client';

const first = (orderId: string | null): PaymentState =>
  orderId === null ? { step: 'choosing', error: null } : { step: 'ended', orderId, error: null };

/** Places an order, opens the checkout over the page, and submits its signed result to the shop's server. `orderId`:
 *  the order of the address; null if there is none. `onPaid`: called when the bag can be emptied. */
export function useShopPayment(orderId: string | null, onPaid: () => void) {
  const [state, send] = useReducer(nextPaymentState, orderId, first);
  const placed = useRef('');
  const isStarting = useRef(false);
  const checkout = useCheckout({ onClosed: (end) => void close(end) });

  async function close(end: CheckoutEnd): Promise<void> {
    send({ type: 'checkoutEnded', end });
    if (end.outcome !== 'completed') return;
    onPaid();
    try {
      await shopServer.handResult(placed.current, end.signedResult);
    } catch (error) {
      // Errors of the shop are ignored: the page queries the order next, and the server also gets the webhook.
      if (!(error instanceof ShopError)) throw error;
    }
    send({ type: 'submitted' });
  }

  async function pay(start: () => Promise<StartedPayment>, lines: readonly BasketLine[] = []): Promise<void> {
    // The second click of a double click arrives before the first render.
    if (isStarting.current) return;
    isStarting.current = true;
    send({ type: 'startAsked' });
    try {
      const started = await start();
      placed.current = started.orderId;
      history.replaceState(null, '', `?${new URLSearchParams({ order: started.orderId })}`);
      checkout.open({ checkoutToken: started.checkoutToken, ...bought(lines) });
      send({ type: 'opened', orderId: started.orderId });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      send({ type: 'refused', message: error.message, orderId: null });
    } finally {
      isStarting.current = false;
    }
  }

  return {
    state,
    preload: checkout.preload,
    place: (lines: readonly BasketLine[]) => pay(() => shopServer.place(lines, '/react-shop'), lines),
    payAgain: (order: string) => pay(() => shopServer.payAgain(order, '/react-shop')),
  };
}
