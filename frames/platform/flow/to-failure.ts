import * as z from 'zod/mini';
import { CodeAttempts, CodeWait } from '../../../shared/api/code-refusal';
import type { ErrorRow } from '../../../shared/errors/row';
import { ApiError } from '../api/api-error';
import { clientErrorName, clientFailure, type Failure } from '../api/failure';

export type AnsweredError = Pick<ApiError, 'code' | 'type'>;

/** Converts a thrown value to plain data. Anything but an `ApiError` is a fault of ours. `rowOf`: null for an unknown code. */
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

/** Data of a row for the flow; without a row only the message of the response counts. */
export const readIn = (row: ErrorRow | null): Pick<Failure, 'name' | 'reaction' | 'recovery'> => ({
  name: row?.name ?? null,
  reaction: row?.reaction ?? 'say',
  recovery: row?.recovery ?? null,
});
