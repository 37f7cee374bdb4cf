import type { Failure } from '../../platform/api/failure';
import { failureWords } from '../../platform/i18n/failure-words';
import type { Messages } from './messages';

/** What a failure says to the agent; null where it has no words. */
export const failureText = ({ error }: Messages, failure: Failure): string | null =>
  failureWords(error.byName, failure);
