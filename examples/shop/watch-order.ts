import { type KnownOrder, ShopError, shopServer } from './order-client';

/** The webhook may arrive after the page's result. */
export const ASK_EVERY_MS = 2_500;
export const ASKS_AT_MOST = 24;

export type OrderSeen =
  | { readonly step: 'asking' }
  | { readonly step: 'known'; readonly order: KnownOrder; readonly isWatched: boolean }
  | { readonly step: 'missing' | 'unreachable' };

/** True if the payment has ended and, if it was paid, the webhook has arrived. */
const isSettled = ({ payment, proofs }: KnownOrder): boolean =>
  payment.state === 'cancelled' ||
  payment.state === 'failed' ||
  (payment.state === 'paid' && proofs.some(({ way }) => way === 'webhook'));

/** Reports the order from the shop's server until it is settled, for at most a minute. Returns a stop function. */
export function watchOrder(orderId: string, onSeen: (seen: OrderSeen) => void): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (asked: number): Promise<void> => {
    const seen = await look(orderId, asked < ASKS_AT_MOST, controller.signal);
    if (seen === null) return;
    onSeen(seen);
    if (seen.step === 'known' && seen.isWatched) timer = setTimeout(() => void ask(asked + 1), ASK_EVERY_MS);
  };
  void ask(1);
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Null if aborted. */
async function look(orderId: string, mayAskAgain: boolean, signal: AbortSignal): Promise<OrderSeen | null> {
  try {
    const order = await shopServer.order(orderId, signal);
    return signal.aborted ? null : { step: 'known', order, isWatched: mayAskAgain && !isSettled(order) };
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ShopError)) throw error;
    return { step: error.status === 404 ? 'missing' : 'unreachable' };
  }
}
