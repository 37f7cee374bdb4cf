import { BLOCKED_USER_TYPE, type FailureEnvelope, type FieldFault } from '../../shared/api/envelope';
import { type ErrorName, type ErrorRow, errorRow } from '../../shared/errors';

/** What a call may say beyond its row of the error list. */
export interface RefusalDetail {
  /** Part of the answer, e.g. `{ remainingShareCodeAttempts: 2 }`. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldFault[];
  /** Replaces the kind, heading or wording of the row. */
  readonly type?: string;
  readonly title?: string;
  readonly message?: string;
  /** Becomes `Retry-After`, in whole seconds. */
  readonly retryAfterMs?: number;
  /** For the log alone. */
  readonly why?: string;
  readonly cause?: unknown;
}

/** Numbers that an answer carries instead of its row's. Source: decisions, HTTP. */
const wireCodes: Readonly<Partial<Record<ErrorName, number>>> = { IDEMPOTENCY_CONFLICT: 4004 };
const wireTypes: Readonly<Partial<Record<ErrorName, string>>> = {
  ACCESS_FORBIDDEN: BLOCKED_USER_TYPE,
  IDEMPOTENCY_CONFLICT: 'IDEMPOTENCY_CONFLICT',
};

/** Ends a call with a row of the error list. Rows of the context `http` have a status of their own; all others are
 *  business failures and travel with 200. */
export class Refusal extends Error {
  override readonly name: ErrorName;
  readonly httpStatus: number;
  readonly detail: RefusalDetail;
  readonly #row: ErrorRow;

  constructor(name: ErrorName, detail: RefusalDetail = {}) {
    const row = errorRow(name);
    super(name, { cause: detail.cause });
    this.name = name;
    this.detail = detail;
    this.#row = row;
    this.httpStatus = row.context === 'http' && row.code !== null ? row.code : 200;
  }

  /** True where the call changed nothing and may simply be repeated. */
  get isRetryable(): boolean {
    return this.#row.retryable;
  }

  /** The body of the answer. */
  envelope(): FailureEnvelope {
    const {
      data,
      fields,
      type = wireTypes[this.name],
      title = this.#row.title,
      message = this.#row.message,
    } = this.detail;
    return {
      success: false,
      code: wireCodes[this.name] ?? this.#row.code ?? this.name,
      message,
      ...(title === null ? {} : { title }),
      ...(type === undefined ? {} : { type }),
      retry: this.isRetryable,
      ...(data === undefined ? {} : { data }),
      ...(fields === undefined ? {} : { fields: [...fields] }),
    };
  }
}
