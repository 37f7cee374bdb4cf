import { type Failure, ownFailure } from '../../platform/api/failure';

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure => ({
  ...ownFailure(new Error('Please enter a valid OTP'), 'business'),
  name: 'LOGIN_INVALID_AUTH',
  ...about,
});
