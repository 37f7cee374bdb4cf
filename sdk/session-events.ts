import type { CheckoutEvents, EligibilityEvents, SessionEvents, WidgetEvents } from './types';

/** The events of each kind of session, for whoever hears them all. */
export const sessionEvents = {
  salesApp: ['opened', 'tokenRequested', 'error', 'closed'] satisfies (keyof SessionEvents)[],
  checkout: [
    'opened',
    'widgetReady',
    'stepChanged',
    'transactionCompleted',
    'pendingChanged',
    'otpCredential',
    'error',
    'closed',
  ] satisfies (keyof CheckoutEvents)[],
  eligibility: [
    'opened',
    'widgetReady',
    'eligibilityChecked',
    'purchaseAsked',
    'otpCredential',
    'error',
    'closed',
  ] satisfies (keyof EligibilityEvents)[],
  widget: ['opened', 'widgetReady', 'eligibilityAsked', 'error', 'closed'] satisfies (keyof WidgetEvents)[],
} as const;
