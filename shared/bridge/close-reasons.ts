/** Why the sales app asks to be closed. */
export const salesAppCloseReasons = [
  'closeButton',
  'homeButton',
  'escape',
  'sheetDismissed',
  'sessionExpired',
  'agentBlocked',
  'accountBlocked',
  'errorExit',
  'incompatible',
  'routeReset',
] as const;
export type CloseReason = (typeof salesAppCloseReasons)[number];

/** Why a widget asks to be closed. */
const widgetCloseReasons = ['closeButton', 'backButton', 'escape'] as const;
export type WidgetCloseReason = (typeof widgetCloseReasons)[number];

/** Why the eligibility widget asks to be closed. The last three end a headless check: the lenders have answered; this
 *  shopper has not verified the number, or not within 30 minutes; no lender could be asked. */
const eligibilityCloseReasons = [...widgetCloseReasons, 'checked', 'notVerified', 'unavailable'] as const;
export type EligibilityCloseReason = (typeof eligibilityCloseReasons)[number];

/** Why the checkout asks to be closed. `completed` comes after `transactionCompleted`; `cancelled` = the shopper gave the
 *  payment up; `failed` = left after a failure; the three of the shopper's hand leave a payment as it stands. */
export const checkoutCloseReasons = [
  'completed',
  'cancelled',
  'failed',
  'closeButton',
  'backButton',
  'escape',
  'expired',
  'sessionExpired',
  'accountBlocked',
  'incompatible',
] as const;
export type CheckoutCloseReason = (typeof checkoutCloseReasons)[number];
