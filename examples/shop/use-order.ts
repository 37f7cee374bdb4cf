import { useEffect, useState } from 'react';
import { type OrderSeen, watchOrder } from './watch-order';

/** Order from the shop's server, polled until it is settled. `turn`: a new value restarts polling. */
export function useOrder(orderId: string, turn = 0): OrderSeen {
  const [seen, setSeen] = useState<OrderSeen>({ step: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches again
  useEffect(() => watchOrder(orderId, setSeen), [orderId, turn]);
  return seen;
}
