import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';
import type { SeenClock } from './seen-clock';

/** Resolves as `work`; rejects with `code` if `work` rejects or `waitMs` have passed on the clock. Once `ended` has
 *  resolved, the timer stops and a pending result stays pending. */
export function withTimeout<T>(
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
