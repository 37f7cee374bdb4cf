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
 *  nothing secret: the shop's server asks `order/track` or has its webhook. Before the order is known, where the session says that it leads back to, or the shop itself.
 *  Source: S1§3 (returnUrl). */
export function returnAddress(
  { pgData: order, merchant, config }: CheckoutState,
  outcome: CheckoutState['outcome'],
): string {
  if (!order) return config.backRoute ?? merchant.merchantOrigin;
  const address = new URL(order.returnUrl);
  address.searchParams.set('orderId', order.orderId);
  address.searchParams.set('txnUuid', order.txnUuid);
  address.searchParams.set('status', statusOf[outcome]);
  return address.href;
}
