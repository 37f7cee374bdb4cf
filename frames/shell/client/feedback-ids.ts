/** Ids of the feedback form and its notices. */
export const FEEDBACK_FORM = 'feedback';
export const FEEDBACK_SENT = 'feedback-sent';
export const FEEDBACK_COUNT = 'feedback-count';
/** Number field: hidden for a guest, who has no verified number. */
export const FEEDBACK_MOBILE = 'feedback-mobile';
export const FEEDBACK_AGAIN = 'feedback-again';
/** Failure notices, hidden until one applies. */
export const feedbackFaults = {
  missing: 'feedback-missing',
  failed: 'feedback-failed',
  tooMany: 'feedback-many',
  offline: 'feedback-offline',
  intercepted: 'feedback-intercepted',
} as const;
