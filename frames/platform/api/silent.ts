import { ApiError } from './api-error';

/** Our server gave no answer. */
export const silent = (
  kind: 'network' | 'intercepted' | 'timeout' | 'aborted',
  message: string,
  cause?: unknown,
): ApiError => new ApiError({ kind, status: 500, message, cause });
