/** Reasons with which the sales app asks to be closed. */
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

/** Reasons with which a widget asks to be closed. */
const widgetCloseReasons = ['closeButton', 'backButton', 'escape'] as const;
export type WidgetCloseReason = (typeof widgetCloseReasons)[number];

/** Reasons with which the eligibility widget asks to be closed. The last three end a headless check: the lenders have
 *  answered; the shopper has not verified the number, or not within 30 minutes; no lender could be asked. */
const eligibilityCloseReasons = [...widgetCloseReasons, 'checked', 'notVerified', 'unavailable'] as const;
export type EligibilityCloseReason = (typeof eligibilityCloseReasons)[number];

/** Reasons with which the checkout asks to be closed. `completed` follows `transactionCompleted`; `cancelled`: the
 *  shopper cancelled the payment; `failed`: left after a failure; the three user actions leave the payment unchanged. */
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
