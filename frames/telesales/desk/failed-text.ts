import { ApiError } from '../../platform/api/api-error';
import { unreachedBy } from '../../platform/api/unreached';
import type { DeskWords } from './words';

const TOO_MANY_LINKS = 429;
const UNAVAILABLE = 503;

/** What an agent is told of a call that failed, whatever it was. */
export function failedText({ failed }: Pick<DeskWords, 'failed'>, error: unknown): string {
  if (!(error instanceof ApiError)) return failed.other;
  const why = unreachedBy(error);
  if (why !== null) return failed[why];
  if (error.status === TOO_MANY_LINKS) return failed.tooMany;
  return error.status === UNAVAILABLE ? failed.notSent : failed.other;
}
