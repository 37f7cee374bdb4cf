import { AtMs, Count, fieldsOf, oneOf, orNull, whole } from './fields';

/** The lender has sent its OTP to the customer's number. */
export const OtpSent = fieldsOf({
  length: whole(4, 8),
  expiresAtMs: AtMs,
  resendAtMs: AtMs,
  attemptsRemaining: Count,
});

export const SecondFactorAnswer = fieldsOf({
  answer: oneOf(['RIGHT', 'WRONG', 'BLOCKED']),
  attemptsRemaining: Count,
  /** Null unless BLOCKED; null also if the lender does not say. */
  blockedUntilMs: orNull(AtMs),
});
