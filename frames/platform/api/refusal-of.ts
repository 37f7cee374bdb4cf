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

/** An answer that is no success, as what its call rejects with. `isOk`: its status says otherwise. Source: S1§8. */
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
    // What a token is refused for is nobody's to read.
    message: status === UNAUTHORISED ? 'Authorization Fail' : message,
  });
}

/** A success that is not as its call's. A call with an idempotency key may have moved money or sent an SMS, and a network in
 *  between may use our envelope too: its outcome counts as unknown, and it may be sent again with its key. */
export const unreadable = ({ idempotent }: Pick<Endpoint, 'idempotent'>, cause: unknown): ApiError =>
  idempotent
    ? silent('intercepted', INTERCEPTED_MESSAGE, cause)
    : new ApiError({ kind: 'malformed', status: 500, message: 'Malformed answer', cause });

/** Nobody knows whether our server heard the call. A gateway that cannot reach it answers as a broken line does; any other
 *  response is from a network in between, and its status says nothing about us. */
const notOurs = (status: number): ApiError =>
  status >= WITHOUT_ANSWER && status !== NETWORK_LOGIN
    ? new ApiError({ kind: 'network', status: WITHOUT_ANSWER, code: status, message: 'Network Error' })
    : silent('intercepted', INTERCEPTED_MESSAGE);
