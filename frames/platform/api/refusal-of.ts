import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/api/endpoint';
import { FailureEnvelope, RefusalMark } from '../../../shared/api/envelope';
import { INTERCEPTED_MESSAGE } from '../../../shared/errors/intercepted';
import { ApiError } from './api-error';
import { UNAUTHORISED, WITHOUT_ANSWER } from './http-status';
import type { RawAnswer } from './raw-answer';
import { silent } from './silent';

/** A proxy asks for a login with this status. Source: RFC 6585. */
const NETWORK_LOGIN = 511;

/** The error with which a call rejects for an answer without success. `isOk`: its HTTP status is 2xx. Source: S1§8. */
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

/** A success whose data breaks the schema of its call; a proxy may imitate our envelope. A call with an idempotency key
 *  may have moved money or sent an SMS: its outcome is unknown, and it may be repeated with its key. */
export const unreadable = ({ idempotent }: Pick<Endpoint, 'idempotent'>, cause: unknown): ApiError =>
  idempotent
    ? silent('intercepted', INTERCEPTED_MESSAGE, cause)
    : new ApiError({ kind: 'malformed', status: 500, message: 'Malformed answer', cause });

/** Our server may or may not have received the call. A 5xx counts as a connection error; any other response comes from
 *  a proxy, and its status says nothing about our server. */
const notOurs = (status: number): ApiError =>
  status >= WITHOUT_ANSWER && status !== NETWORK_LOGIN
    ? new ApiError({ kind: 'network', status: WITHOUT_ANSWER, code: status, message: 'Network Error' })
    : silent('intercepted', INTERCEPTED_MESSAGE);
