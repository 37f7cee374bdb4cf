import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/rules/duration';
import { FILED_OPEN_DAYS } from '../../shared/rules/filed-application';

/** Idle lifetime of a shopper's session. Source: S1§9. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** Time for which a PIN authentication of a browser is valid. Source: S1§9 (STO-020). */
export const PIN_AUTH_MS = 30 * MINUTE_MS;

/** Validity of the address that opens the telesales desk for an agent. */
export const TELESALES_ENTRY_MS = MINUTE_MS;

/** Maximum lifetime of an agent's session at the desk, regardless of its use: a shift with its break. A polling page
 *  would otherwise extend it forever. */
export const TELESALES_SHIFT_MS = 12 * HOUR_MS;

/** Lifetime of the cached catalogue: a changed file, or a version stored by another process, takes effect after it. */
export const CATALOGUE_CACHE_MS = 5_000;
/** Time that a new tab may take to redirect to the lender's page, even on a slow phone. */
export const TAB_HANDOVER_MS = 5 * MINUTE_MS;

/** Time for which a filed application can be shown, by any link. */
export const APPLICATION_LIFETIME_MS = 30 * DAY_MS;

/** Time for which a customer can open an application that an agent has filed. */
export const FILED_APPLICATION_MS = FILED_OPEN_DAYS * DAY_MS;

/** After this time the process that was submitting a filed application has died, and the application can be declined
 *  again. */
export const SUBMITTING_MS = MINUTE_MS;

/** Waits before the second, third … delivery of a webhook. After the last one the delivery fails; the merchant's server
 *  can still call `order/track`. */
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
