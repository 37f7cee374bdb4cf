import type { FieldIssue } from '../../../shared/api/envelope';

/** business = the success flag of the body is not true; malformed = the response breaks its schema; intercepted = the
 *  response is not from our server. The others follow the status or the reason of a missing response. */
export type ApiErrorKind =
  | 'business'
  | 'unauthorised'
  | 'http'
  | 'malformed'
  | 'network'
  | 'intercepted'
  | 'timeout'
  | 'aborted';

/** Error of every failed call. `status`: 400 for a business refusal, 500 without a response. `code`: number or name of the
 *  body, else the status. `data`: of the body, unvalidated. Null `title`, `type` or `retry` = absent. Source: S1§8, S2§8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: number | string;
  readonly title: string | null;
  readonly type: string | null;
  readonly retry: boolean | null;
  readonly data: unknown;
  readonly fields: readonly FieldIssue[];

  constructor(
    about: { kind: ApiErrorKind; status: number; message: string; cause?: unknown } & Partial<
      Pick<ApiError, 'code' | 'title' | 'type' | 'retry' | 'data' | 'fields'>
    >,
  ) {
    super(about.message, { cause: about.cause });
    this.kind = about.kind;
    this.status = about.status;
    this.code = about.code ?? about.status;
    this.title = about.title ?? null;
    this.type = about.type ?? null;
    this.retry = about.retry ?? null;
    this.data = about.data;
    this.fields = about.fields ?? [];
  }
}
