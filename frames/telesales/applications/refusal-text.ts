import { filingRefusals } from '../../../shared/errors/telesales';
import { ApiError } from '../../platform/api/api-error';
import { failedText } from '../desk';
import type { NtbWords } from './words';

/** What an agent is told of an application that was not filed. */
export function refusalText(words: NtbWords, error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed.other;
  const refusal = filingRefusals[error.code];
  return refusal === undefined ? failedText(words, error) : words.refused[refusal];
}
