import type { Endpoint } from '../../../shared/api/endpoint';
import type { ApiError } from './api-error';
import type { Again, RawAnswer, SendCall } from './raw-answer';
import { refusalOf, unreadable } from './refusal-of';
import { type OverloadNotice, RetryQueue } from './retry-after';
import { sendCall } from './send-call';

/** Deferred part of the client: sends calls and reads refusals. A first screen with prefetched responses does not need it. */
export interface LaterHttp {
  readonly sendCall: SendCall;
  /** Solves challenges, waits for `Retry-After` and repeats the call by `again`, until a response asks for neither. */
  readonly waitForRetry: (answer: RawAnswer, again: Again, signal: AbortSignal) => Promise<RawAnswer>;
  /** `isOk`: the HTTP status is 2xx. */
  readonly refusalOf: (answer: RawAnswer, isOk: boolean) => ApiError;
  /** Error for a success whose data breaks the schema of its call. */
  readonly unreadable: (endpoint: Pick<Endpoint, 'idempotent'>, cause: unknown) => ApiError;
}

/** `notice` is shown while the server is overloaded. */
export function laterHttp(notice: OverloadNotice): LaterHttp {
  const retries = new RetryQueue(notice);
  return { sendCall, waitForRetry: retries.wait, refusalOf, unreadable };
}
