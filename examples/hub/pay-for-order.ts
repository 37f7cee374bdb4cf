import type { HostEvent } from '../merchant/host-event';
import { type CheckoutEnd, type CheckoutSession, shopperCalls } from '../merchant/kadam';
import { runWidget } from '../merchant/run-widget';
import { ShopError, shopServer } from '../shop/order-client';
import type { HubOptions, Shop } from './options';
import { checkoutOptions, widgetEvents } from './widget-calls';

export const HUB_LINES = [{ productId: 'lumen-m2-kit', quantity: 1 }] as const;

/** A complete payment: the shop's server starts it, the checkout opens, and the signed result goes to the server, which
 *  returns the order's status. Null if the checkout did not open. */
export async function payForOrder(
  options: HubOptions,
  shop: Shop,
  onEvent: (event: HostEvent) => void,
): Promise<CheckoutSession | null> {
  const say = (name: string, payload: unknown): void => onEvent({ direction: 'shop → page', name, payload });
  try {
    onEvent({ direction: 'page → shop', name: 'POST /orders', payload: { lines: HUB_LINES } });
    const { orderId, checkoutToken } = await shopServer.place(HUB_LINES, '/checkout');
    say('order', { orderId, checkoutToken });
    const session = runWidget(
      {
        name: 'openCheckout',
        options: { ...checkoutOptions(options, shop), checkoutToken },
        events: widgetEvents.checkout,
      },
      shopperCalls().openCheckout,
      onEvent,
    );
    void session?.result.then((end) => askShop(orderId, end, onEvent));
    return session;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    say('refused', { status: error.status, message: error.message });
    return null;
  }
}

async function askShop(orderId: string, end: CheckoutEnd, onEvent: (event: HostEvent) => void): Promise<void> {
  const path = `/orders/${orderId}`;
  try {
    if (end.outcome === 'completed') {
      const { signedResult } = end;
      onEvent({ direction: 'page → shop', name: `POST ${path}/result`, payload: { signedResult } });
      const { payment, proofs } = await shopServer.handResult(orderId, signedResult);
      onEvent({ direction: 'shop → page', name: 'verified', payload: { payment, proofs } });
    } else {
      onEvent({ direction: 'page → shop', name: `GET ${path}`, payload: {} });
      const { payment, proofs } = await shopServer.order(orderId);
      onEvent({ direction: 'shop → page', name: 'order', payload: { payment, proofs } });
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { status, message } = error;
    onEvent({ direction: 'shop → page', name: 'refused', payload: { status, message } });
  }
}
