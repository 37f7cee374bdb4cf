import type { CheckoutState } from '../flow/state';

const statusOf: Readonly<Record<CheckoutState['outcome'], string>> = {
  completed: 'COMPLETE',
  failed: 'FAILED',
  expired: 'FAILED',
  cancelled: 'CANCELED',
  pending: 'PENDING',
  open: 'INITIATED',
};

/** Address to which a full page returns: `returnUrl` with order, payment and status, which prove nothing. Before the
 *  order is known: `backRoute` of the session, else the shop. Source: S1§3 (returnUrl). */
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
