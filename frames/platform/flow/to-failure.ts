import * as z from 'zod/mini';
import { EpochMs } from '../../../shared/api/fields';
import type { ErrorRow } from '../../../shared/errors/row';
import { ApiError } from '../api/api-error';
import { type Failure, ownFailure, ownName } from '../api/failure';

/** `data` of a code that was refused: the specification has a name of its own for a Secure Share Code's attempts. */
const Attempts = z.object({
  attemptsRemaining: z.optional(z.int()),
  remainingShareCodeAttempts: z.optional(z.int()),
});
/** `data` of OTP_TOO_SOON: epoch ms of the server's clock. */
const Wait = z.object({ resendAtMs: EpochMs, serverNowMs: EpochMs });

/** The session is over, which is as good as none. Source: S2§8 (activation). */
const SESSION_OVER = 4010;

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a fault of ours. */
export function toFailure(error: unknown, rowOf: (code: number | string) => ErrorRow, nowMs: number): Failure {
  if (!(error instanceof ApiError)) return ownFailure(error);
  const { kind, status, code, message, title, retry, data } = error;
  const attempts = z.safeParse(Attempts, data);
  const wait = z.safeParse(Wait, data);
  return {
    kind: kind === 'business' && Number(code) === SESSION_OVER ? 'unauthorised' : kind,
    status,
    code,
    name: ownName(kind) ?? nameIn(rowOf(code), code),
    message,
    title,
    retry,
    attemptsRemaining: attempts.data?.attemptsRemaining ?? attempts.data?.remainingShareCodeAttempts ?? null,
    resendAtMs: wait.success ? wait.data.resendAtMs - wait.data.serverNowMs + nowMs : null,
  };
}

/** The name of the row that a code means; null for the generic row of a code that no row has. */
export const nameIn = ({ name }: ErrorRow, code: number | string): string | null =>
  name === 'GENERIC_ERROR' && code !== name ? null : name;
