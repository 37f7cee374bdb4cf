import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';
import type { SeenClock } from './seen-clock';

/** `work`, or a rejection with `code` once `waitMs` have passed on the clock or `work` rejects. Once `ended` has resolved
 *  no time is measured any more, and what is neither there nor rejected by then never will be. */
export function within<T>(
  clock: SeenClock,
  work: PromiseLike<T>,
  waitMs: number,
  code: SdkErrorCode,
  ended: Promise<unknown>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => reject(cause instanceof KadamError ? cause : new KadamError(code, cause));
    const stop = clock.after(waitMs, fail);
    work.then(resolve, fail).then(stop);
    ended.then(stop);
  });
}
