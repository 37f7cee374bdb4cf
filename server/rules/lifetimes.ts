import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/rules/duration';
import { FILED_OPEN_DAYS } from '../../shared/rules/filed-application';

/** How long a shopper's session lives, from its last use. Source: S1§9. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** How long a browser counts as having shown the PIN of a line. Source: S1§9 (STO-020). */
export const PIN_AUTH_MS = 30 * MINUTE_MS;

/** How long an address that lets an agent in at the telesales desk works. */
export const TELESALES_ENTRY_MS = MINUTE_MS;

/** After this an agent's session at the desk is over, however much it is used: a shift, and its break. A page that looks
 *  after its requests by itself would keep it for ever. */
export const TELESALES_SHIFT_MS = 12 * HOUR_MS;

/** Lifetime of the cached catalogue: a changed file, or a version that another process has stored, is in force after it. */
export const CATALOGUE_CACHE_MS = 5_000;
/** How long a new tab may take until it leads on to the lender's page: a slow phone's, and no longer. */
export const TAB_HANDOVER_MS = 5 * MINUTE_MS;

/** How long what was filed with a lender can be shown, by whatever link. */
export const APPLICATION_KEPT_MS = 30 * DAY_MS;

/** How long a customer can look at an application that an agent has filed. */
export const FILED_APPLICATION_MS = FILED_OPEN_DAYS * DAY_MS;

/** After this the process that was submitting a filed application is dead, and it can be declined again. */
export const SUBMITTING_MS = MINUTE_MS;

/** Waits before the second, third … attempt to deliver a webhook. After the last one it is given up: the merchant's server
 *  can still ask `order/track`. */
export const WEBHOOK_WAITS_MS = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
] as const;
