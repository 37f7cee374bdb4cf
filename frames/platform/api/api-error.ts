import type { FieldIssue } from '../../../shared/api/envelope';

/** What went wrong with a call:
 *  business = the body's success flag is not true; malformed = the answer broke its schema; intercepted = the response is
 *  not from our server; the rest by status, or by the reason why there is none. */
export type ApiErrorKind =
  | 'business'
  | 'unauthorised'
  | 'http'
  | 'malformed'
  | 'network'
  | 'intercepted'
  | 'timeout'
  | 'aborted';

/** Every failed call ends in one of these. `status` is 400 for a business refusal and 500 without an answer; `code` is
 *  the body's number or name, else the status. `data` is the body's, not checked. `title`, `type` null and `retry`
 *  null = the server said nothing. Source: S1§8, S2§8. */
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
