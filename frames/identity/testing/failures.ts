import type { Failure } from '../../platform/api/failure';
import { failureOf } from '../../platform/api/testing/failure-of';

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure =>
  failureOf({ name: 'LOGIN_INVALID_AUTH', message: 'Please enter a valid OTP', ...about }, 'login');
