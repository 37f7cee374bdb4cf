import { HOUR_MS, MINUTE_MS } from './duration';

/** What a shopper gets who asks for more time. Source: WCAG 2.2.1. */
export const EXTENSION_MS = 10 * MINUTE_MS;
/** How often an order's time may be prolonged. */
export const MOST_EXTENSIONS = 10;
/** With so much left the shopper is asked. */
export const ASKED_WITH_LEFT_MS = 2 * MINUTE_MS;
/** A longer time is not counted down: an order stays open for days once its Key Facts Statement was issued. */
export const COUNTED_DOWN_MS = HOUR_MS;
/** With so much left an order is prolonged: a little earlier, since no two clocks are alike. With more left the time has
 *  just been prolonged, and a second press changes nothing. */
const EXTENDED_WITH_LEFT_MS = ASKED_WITH_LEFT_MS + MINUTE_MS / 2;

interface OrderTime {
  /** Epoch ms. */
  readonly expiresAtMs: number;
  /** How often it was prolonged so far. */
  readonly extensions: number;
}

export const extensionsRemaining = ({ extensions }: OrderTime): number => Math.max(0, MOST_EXTENSIONS - extensions);

/** The time of an order that is prolonged at `nowMs`; null where that changes nothing: it is over, has enough left, or was
 *  prolonged as often as may be. */
export function extended(order: OrderTime, nowMs: number): OrderTime | null {
  const leftMs = order.expiresAtMs - nowMs;
  if (leftMs <= 0 || leftMs > EXTENDED_WITH_LEFT_MS || extensionsRemaining(order) === 0) return null;
  return { expiresAtMs: order.expiresAtMs + EXTENSION_MS, extensions: order.extensions + 1 };
}

/** When an order ends at the latest, however often it is prolonged. Epoch ms. */
export const latestEndMs = (order: OrderTime): number => order.expiresAtMs + extensionsRemaining(order) * EXTENSION_MS;

/** An order for which a Key Facts Statement was issued does not end before the statement does. It is not prolonged beyond that:
 *  after it the lender's rate and charges are bound no more. */
export const openUntil = (order: OrderTime, validUntilMs: number): OrderTime =>
  order.expiresAtMs >= validUntilMs
    ? { expiresAtMs: order.expiresAtMs, extensions: order.extensions }
    : { expiresAtMs: validUntilMs, extensions: MOST_EXTENSIONS };
