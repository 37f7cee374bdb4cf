import type { FailureEnvelope, FieldIssue } from '../../shared/api/envelope';
import { type ErrorName, type ErrorRow, errorRow } from '../../shared/errors';

/** Additions of a call to its row of the error list. */
interface RefusalDetail {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldIssue[];
  readonly message?: string;
  readonly retryAfterMs?: number;
  readonly why?: string;
  readonly cause?: unknown;
}

/** Ends a call with a row of the error list. Rows of the context `http` have their own status; all others are business
 *  failures with status 200. */
export class Refusal extends Error {
  override readonly name: ErrorName;
  readonly httpStatus: number;
  readonly detail: RefusalDetail;
  readonly row: ErrorRow;

  constructor(name: ErrorName, detail: RefusalDetail = {}) {
    const row = errorRow(name);
    super(name, { cause: detail.cause });
    this.name = name;
    this.detail = detail;
    this.row = row;
    this.httpStatus = row.context === 'http' && row.code !== null ? row.code : 200;
  }

  /** The body of the response. `requestId`: if the caller reads it there. */
  envelope(requestId?: string): FailureEnvelope {
    const { code, wireCode, title, type, retryable } = this.row;
    const { data, fields, message = this.row.message } = this.detail;
    return {
      success: false,
      code: wireCode ?? code ?? this.name,
      message,
      ...(title === null ? {} : { title }),
      ...(type === null ? {} : { type }),
      retry: retryable,
      ...(data === undefined ? {} : { data }),
      ...(fields === undefined ? {} : { fields: [...fields] }),
      ...(requestId === undefined ? {} : { requestId }),
    };
  }
}
