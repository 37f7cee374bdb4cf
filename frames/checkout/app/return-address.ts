import type { CheckoutState } from '../flow/state';

const statusOf: Readonly<Record<CheckoutState['outcome'], string>> = {
  completed: 'COMPLETE',
  failed: 'FAILED',
  expired: 'FAILED',
  cancelled: 'CANCELED',
  pending: 'PENDING',
  open: 'INITIATED',
};

/** Where a full page leads at its end: the shop's own address with what names the payment. It proves nothing and holds
 *  nothing secret: the shop's server asks `order/track` or has its webhook. Before the order is known, the shop itself.
 *  Source: S1§3 (returnUrl). */
export function returnAddress({ order, merchant }: CheckoutState, outcome: CheckoutState['outcome']): string {
  if (!order) return merchant.merchantOrigin;
  const address = new URL(order.returnUrl);
  address.searchParams.set('orderId', order.orderId);
  address.searchParams.set('txnUuid', order.txnUuid);
  address.searchParams.set('status', statusOf[outcome]);
  return address.href;
}
