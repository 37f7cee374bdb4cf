import type { Failure } from '../flow/failure';

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure => ({
  name: 'LOGIN_INVALID_AUTH',
  message: 'Please enter a valid OTP',
  attemptsRemaining: null,
  resendAtMs: null,
  ...about,
});
