import * as z from 'zod/mini';
import { CodeAttempts, CodeWait } from '../../../shared/api/code-refusal';
import type { ErrorRow } from '../../../shared/errors/row';
import { ApiError } from '../api/api-error';
import { clientErrorName, clientFailure, type Failure } from '../api/failure';

/** What an answer says of its row. */
export type AnsweredError = Pick<ApiError, 'code' | 'type'>;

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a fault of ours. `rowOf`: null for a
 *  code that has no row. */
export function toFailure(error: unknown, rowOf: (answered: AnsweredError) => ErrorRow | null, nowMs: number): Failure {
  if (!(error instanceof ApiError)) return clientFailure(error);
  const { kind, status, code, message, title, retry, data } = error;
  const read = readIn(rowOf(error));
  const attempts = z.safeParse(CodeAttempts, data);
  const wait = z.safeParse(CodeWait, data);
  return {
    kind,
    status,
    code,
    ...read,
    name: clientErrorName(kind) ?? read.name,
    message,
    title,
    retry,
    attemptsRemaining: attempts.data?.attemptsRemaining ?? attempts.data?.remainingShareCodeAttempts ?? null,
    resendAtMs: wait.success ? wait.data.resendAtMs - wait.data.serverNowMs + nowMs : null,
  };
}

/** What a row says to the flow; of a code without one there are only the words of the answer. */
export const readIn = (row: ErrorRow | null): Pick<Failure, 'name' | 'reaction' | 'recovery'> => ({
  name: row?.name ?? null,
  reaction: row?.reaction ?? 'say',
  recovery: row?.recovery ?? null,
});
