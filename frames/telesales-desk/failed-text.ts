import { ApiError } from '../platform/api/api-error';
import type { DeskWords } from './words';

const TOO_MANY_LINKS = 429;
const UNAVAILABLE = 503;

/** What an agent is told of a call that failed, whatever it was. */
export function failedText({ failed }: Pick<DeskWords, 'failed'>, error: unknown): string {
  if (!(error instanceof ApiError)) return failed.other;
  if (error.status === TOO_MANY_LINKS) return failed.tooMany;
  return error.status === UNAVAILABLE ? failed.notSent : failed.other;
}
