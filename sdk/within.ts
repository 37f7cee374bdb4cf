import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';

/** `work`, or a rejection with `code` once `waitMs` have passed or `work` rejects. */
export function within<T>(work: PromiseLike<T>, waitMs: number, code: SdkErrorCode): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown): void => reject(cause instanceof KadamError ? cause : new KadamError(code, cause));
    const timer = setTimeout(fail, waitMs);
    work.then(resolve, fail).then(() => clearTimeout(timer));
  });
}
