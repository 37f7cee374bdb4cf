import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/api/endpoint';
import { FailureEnvelope, RefusalMark } from '../../../shared/api/envelope';
import { INTERCEPTED_MESSAGE } from '../../../shared/errors/intercepted';
import { ApiError } from './api-error';
import { UNAUTHORISED, WITHOUT_ANSWER } from './http-status';
import type { RawAnswer } from './raw-answer';
import { silent } from './silent';

/** A proxy asks for a login. Source: RFC 6585. */
const NETWORK_LOGIN = 511;

/** Error for a response without success. `isOk`: its HTTP status is 2xx. Source: S1§8. */
export function refusalOf({ status, body }: RawAnswer, isOk: boolean): ApiError {
  const ours = z.safeParse(RefusalMark, body);
  if (!ours.success) return notOurs(status);
  const { code, message } = ours.data;
  const { title = null, type = null, retry = null, fields = [], data } = z.safeParse(FailureEnvelope, body).data ?? {};
  return new ApiError({
    code,
    title,
    type,
    retry,
    fields,
    data,
    kind: isOk ? 'business' : 'http',
    status: isOk ? 400 : status,
    // The reason why a token is refused stays private.
    message: status === UNAUTHORISED ? 'Authorization Fail' : message,
  });
}

/** Error for a success that breaks its schema; a proxy may imitate our envelope. With an idempotency key the outcome is
 *  unknown, and the call may be repeated with its key. */
export const unreadable = ({ idempotent }: Pick<Endpoint, 'idempotent'>, cause: unknown): ApiError =>
  idempotent
    ? silent('intercepted', INTERCEPTED_MESSAGE, cause)
    : new ApiError({ kind: 'malformed', status: 500, message: 'Malformed answer', cause });

/** A 5xx counts as a connection error: our server may have received the call. Any other response is a proxy's. */
const notOurs = (status: number): ApiError =>
  status >= WITHOUT_ANSWER && status !== NETWORK_LOGIN
    ? new ApiError({ kind: 'network', status: WITHOUT_ANSWER, code: status, message: 'Network Error' })
    : silent('intercepted', INTERCEPTED_MESSAGE);
