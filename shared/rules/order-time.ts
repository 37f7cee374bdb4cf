import { HOUR_MS, MINUTE_MS } from './duration';

/** Length of one extension. Source: WCAG 2.2.1. */
export const EXTENSION_MS = 10 * MINUTE_MS;
export const MOST_EXTENSIONS = 10;
/** Remaining time at which the shopper is asked. */
export const ASKED_WITH_LEFT_MS = 2 * MINUTE_MS;
/**
 * A longer remaining time is not counted down: an order stays open for days once its Key Facts Statement was issued.
 */
export const COUNTED_DOWN_MS = HOUR_MS;
/** Remaining time up to which an order is extended: slightly earlier than the question, for clock differences. With
 *  more time left a second press changes nothing. */
const EXTENDED_WITH_LEFT_MS = ASKED_WITH_LEFT_MS + MINUTE_MS / 2;

interface OrderTime {
  readonly expiresAtMs: number;
  readonly extensions: number;
}

export const extensionsRemaining = ({ extensions }: OrderTime): number => Math.max(0, MOST_EXTENSIONS - extensions);

/** The order's time after an extension at `nowMs`; null if that changes nothing: it has expired, has enough time, or
 *  has no extension left. */
export function extended(order: OrderTime, nowMs: number): OrderTime | null {
  const leftMs = order.expiresAtMs - nowMs;
  if (leftMs <= 0 || leftMs > EXTENDED_WITH_LEFT_MS || extensionsRemaining(order) === 0) return null;
  return { expiresAtMs: order.expiresAtMs + EXTENSION_MS, extensions: order.extensions + 1 };
}

/** Latest end of an order with all extensions. Epoch ms. */
export const latestEndMs = (order: OrderTime): number => order.expiresAtMs + extensionsRemaining(order) * EXTENSION_MS;

/** An order with an issued Key Facts Statement ends with the statement at the earliest, and is not extended beyond
 *  that, when the lender's rate and charges are no longer bound. */
export const openUntil = (order: OrderTime, validUntilMs: number): OrderTime =>
  order.expiresAtMs >= validUntilMs
    ? { expiresAtMs: order.expiresAtMs, extensions: order.extensions }
    : { expiresAtMs: validUntilMs, extensions: MOST_EXTENSIONS };
