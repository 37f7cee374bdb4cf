import { ApiError } from './api-error';

/** Error for a missing response. */
export const silent = (
  kind: 'network' | 'intercepted' | 'timeout' | 'aborted',
  message: string,
  cause?: unknown,
): ApiError => new ApiError({ kind, status: 500, message, cause });
