import { randomBytes } from 'node:crypto';
import type { Order } from './order';

/** The example forgets its oldest orders beyond this many, so that it can be left running. */
const KEPT_AT_MOST = 1_000;

/** The shop's orders, in memory: they outlive every page, and end with the process. */
export function createOrderStore() {
  const orders = new Map<string, Order>();
  return {
    find: (orderId: string): Order | undefined => orders.get(orderId),
    /** Keeps a new order, or a changed one in place of what it was. */
    keep(order: Order): Order {
      orders.set(order.orderId, order);
      const [oldest] = orders.keys();
      if (orders.size > KEPT_AT_MOST && oldest !== undefined) orders.delete(oldest);
      return order;
    },
  };
}
export type OrderStore = ReturnType<typeof createOrderStore>;

/** Without I, L, O and U, which are misread or spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A number that was never given out, even by an earlier start of this server: the provider remembers them all. */
export const newOrderId = (): string =>
  `ZM-${[...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
