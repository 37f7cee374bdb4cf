import type { CheckoutEvents, EligibilityEvents, SessionEvents, WidgetEvents } from './types';

/** What an eligibility session tells until it ends. By itself: the elements load nothing of the other kinds. */
export const eligibilityNews = [
  'opened',
  'widgetReady',
  'eligibilityChecked',
  'purchaseAsked',
  'otpCredential',
  'error',
] as const satisfies readonly (keyof EligibilityEvents)[];

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
  eligibility: [...eligibilityNews, 'closed'] satisfies (keyof EligibilityEvents)[],
  widget: ['opened', 'widgetReady', 'eligibilityAsked', 'error', 'closed'] satisfies (keyof WidgetEvents)[],
} as const;
