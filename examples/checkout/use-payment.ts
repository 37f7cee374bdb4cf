import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type BasketLine, bought } from '../catalogue/basket';
import { type CheckoutSession, shopperCalls, shopTheme } from '../merchant/kadam';
import { emptyBagOf } from '../shop/bag';
import { ShopError, type StartedPayment, shopServer } from '../shop/order-client';
import { nextPaymentState, type PaymentState } from './payment-state';

const first = (orderId: string | null): PaymentState =>
  orderId === null ? { step: 'choosing', error: null } : { step: 'ended', orderId, error: null };

/** Places an order, opens the checkout over the page, and submits its signed result to the shop's server. `orderId`:
 *  the order of the address; null if there is none. */
export function usePayment(merchantKey: string, orderId: string | null) {
  const [state, send] = useReducer(nextPaymentState, orderId, first);
  const session = useRef<CheckoutSession | null>(null);
  const isStarting = useRef(false);
  useEffect(() => () => session.current?.destroy(), []);

  const pay = useCallback(
    async (start: () => Promise<StartedPayment>, lines: readonly BasketLine[] = []): Promise<void> => {
      // The second click of a double click arrives before the first render.
      if (isStarting.current) return;
      isStarting.current = true;
      send({ type: 'startAsked' });
      let placed: string | null = null;
      try {
        const started = await start();
        placed = started.orderId;
        // A reload shows this order instead of placing another.
        history.replaceState(null, '', `?${new URLSearchParams({ order: placed })}`);
        session.current = openCheckout(merchantKey, started.checkoutToken, lines);
        send({ type: 'opened', orderId: placed });
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        send({ type: 'refused', message: error.message, orderId: placed });
        return;
      } finally {
        isStarting.current = false;
      }
      const end = await session.current.result;
      send({ type: 'checkoutEnded', end });
      if (end.outcome !== 'completed') return;
      emptyBagOf(lines);
      await submit(placed, end.signedResult);
      send({ type: 'submitted' });
    },
    [merchantKey],
  );

  return {
    state,
    place: (lines: readonly BasketLine[]) => pay(() => shopServer.place(lines, '/checkout'), lines),
    payAgain: (order: string) => pay(() => shopServer.payAgain(order, '/checkout')),
  };
}

function openCheckout(merchantKey: string, checkoutToken: string, lines: readonly BasketLine[]): CheckoutSession {
  const calls = shopperCalls();
  if (!calls.openCheckout) throw new ShopError(0, 'Card-less EMI did not load. Please try again.');
  return calls.openCheckout({
    merchantKey,
    checkoutToken,
    ...bought(lines),
    merchantDetails: { merchantName: 'Zenmart', merchantURL: location.origin },
    merchantTheme: shopTheme(),
  });
}

/** Errors are ignored, a lost connection included: the page queries the order next, and the server also gets the
 *  webhook. */
async function submit(orderId: string, signedResult: string): Promise<void> {
  try {
    await shopServer.handResult(orderId, signedResult);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
  }
}
