import { useEffect, useState } from 'react';
import { type OrderSeen, watchOrder } from './watch-order';

/** What the shop's server knows of an order, asked again until it is settled. `turn`: a new value asks anew. */
export function useOrder(orderId: string, turn = 0): OrderSeen {
  const [seen, setSeen] = useState<OrderSeen>({ step: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => watchOrder(orderId, setSeen), [orderId, turn]);
  return seen;
}
