import type { Failure } from '../../platform/api/failure';
import { failureWords } from '../../platform/i18n/failure-words';
import type { Messages } from './messages';

/** What a failure says to the shopper; never nothing. */
export const failureText = ({ errors }: Messages, failure: Failure): string =>
  failureWords(errors.byName, failure) ?? errors.text;
