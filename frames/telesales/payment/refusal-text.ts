import { paymentRequestRefusals } from '../../../shared/errors/telesales';
import { ApiError } from '../../platform/api/api-error';
import { failedText } from '../desk';
import type { TelesalesWords } from './words';

/** What an agent is told of a call that failed. */
export function refusalText(words: TelesalesWords, error: unknown): string {
  const refusal = error instanceof ApiError ? paymentRequestRefusals[Number(error.code)] : undefined;
  return refusal === undefined ? failedText(words, error) : words.refused[refusal];
}
