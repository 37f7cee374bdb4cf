import type { Failure } from '../../platform/api/failure';
import { unreachedBy } from '../../platform/api/unreached';
import type { DeskMessages } from './messages';

const TOO_MANY_LINKS = 429;
const UNAVAILABLE = 503;

/** Text for any call that failed. */
export function failedText(
  { failed }: Pick<DeskMessages, 'failed'>,
  failure: Pick<Failure, 'kind' | 'status'>,
): string {
  const why = unreachedBy(failure);
  if (why !== null) return failed[why];
  if (failure.status === TOO_MANY_LINKS) return failed.tooMany;
  return failure.status === UNAVAILABLE ? failed.notSent : failed.other;
}
