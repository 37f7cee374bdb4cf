import { randomBytes } from 'node:crypto';
import type { Order } from './order';

/** Limit of stored orders; the oldest are dropped, so that the example can run unattended. */
const MAX_ORDERS = 1_000;

/** The shop's orders, in memory until the process ends. */
export function createOrderStore() {
  const orders = new Map<string, Order>();
  return {
    find: (orderId: string): Order | undefined => orders.get(orderId),
    /** Inserts or replaces an order. */
    keep(order: Order): Order {
      orders.set(order.orderId, order);
      const [oldest] = orders.keys();
      if (orders.size > MAX_ORDERS && oldest !== undefined) orders.delete(oldest);
      return order;
    },
  };
}
export type OrderStore = ReturnType<typeof createOrderStore>;

/** Without I, L, O and U, which are misread or spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A unique order id, even across restarts: the provider remembers all of them. */
export const newOrderId = (): string =>
  `ZM-${[...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
