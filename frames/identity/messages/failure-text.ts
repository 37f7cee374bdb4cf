import type { Failure } from '../../platform/api/failure';
import { failureWords } from '../../platform/i18n/failure-words';
import type { IdentityMessages } from './messages';

/** What a failure says to whoever enters a number or an OTP; never nothing. */
export const failureText = ({ errors }: IdentityMessages, failure: Failure): string =>
  failureWords(errors.byName, failure) ?? errors.fallback;
