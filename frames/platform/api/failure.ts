import type { Reaction, Recovery } from '../../../shared/errors/row';
import { unansweredNames } from '../../../shared/errors/unanswered';
import type { ApiErrorKind } from './api-error';

/** A failed call as plain data for the state, without its request. Null `title` = absent. Source: S1§8, S2§8.
 *  1. `code`: number or name of the server; 500 without a response.
 *  2. `name`: row of the error catalogue in this flow (a PIN lender's 4105 is 4104 in a payment); null if unknown.
 *  3. `reaction`, `recovery`: of that row. Flows read these and not the name.
 *  4. `attemptsRemaining`, `resendAtMs` (this device's clock): null unless the server sent them. */
export interface Failure {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: number | string;
  readonly name: string | null;
  readonly reaction: Reaction;
  readonly recovery: readonly Recovery[] | null;
  readonly message: string;
  readonly title: string | null;
  /** Retry flag of the server; null = absent. */
  readonly retry: boolean | null;
  readonly attemptsRemaining: number | null;
  readonly resendAtMs: number | null;
}

/** True for a connection error: our server has not answered, and may or may not have received the call. */
export const isSilent = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || isIntercepted({ kind });

/** True if a proxy answered in place of our server. */
export const isIntercepted = ({ kind }: Pick<Failure, 'kind'>): boolean => kind === 'intercepted';

/** True if the server sent a code and a message. */
export const isBusiness = ({ kind }: Failure): boolean => kind === 'business';

const TOO_MANY_REQUESTS = 429;

/** True if the server has said that the call did nothing; otherwise its outcome is unknown. */
export const isAnswered = ({ kind, status }: Failure): boolean =>
  kind === 'business' || (kind === 'http' && status < 500);

/** True if the same body again is a new intent with a new idempotency key. After no answer, 429 and 5xx the intent stays
 *  open, and its repeat has the same key. */
export const endsIntent = (failure: Failure): boolean => isAnswered(failure) && failure.status !== TOO_MANY_REQUESTS;

/** Message to show: the server's or that of a lost connection; null if there is none.
 *  Messages of our own code and of the browser (a chunk that did not load) go to reports only. */
export const displayMessage = ({ kind, message }: Pick<Failure, 'kind' | 'message'>): string | null =>
  kind === 'malformed' || message === '' ? null : message;

const clientErrorNames: { readonly [Kind in ApiErrorKind]?: string } = unansweredNames;
/** Error name for a kind of failure that the server gives no name; null for others. */
export const clientErrorName = (kind: ApiErrorKind): string | null => clientErrorNames[kind] ?? null;

/** Failure for an error of our own code or of loading it. */
export const clientFailure = (error: unknown, kind: ApiErrorKind = 'malformed'): Failure => ({
  kind,
  status: 500,
  code: 500,
  name: clientErrorName(kind),
  reaction: 'say',
  recovery: null,
  message: error instanceof Error ? error.message : 'Unknown error',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
});
