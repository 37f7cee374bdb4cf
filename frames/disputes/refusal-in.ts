import { ApiError, type ApiErrorKind } from '../platform/api/api-error';

/** What a failed call was refused with. `status`: of HTTP, 500 without an answer. */
export const refusalIn = (error: unknown): { readonly status: number; readonly kind: ApiErrorKind } =>
  error instanceof ApiError ? error : { status: 500, kind: 'malformed' };
