/** Feedback is one of these, from bad to very good. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
/** Characters of what somebody writes to us. */
export const FEEDBACK_MAX_LENGTH = 500;
