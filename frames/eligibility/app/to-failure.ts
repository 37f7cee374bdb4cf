import * as z from 'zod/mini';
import { OtpFault, OtpWait } from '../../../shared/api/auth';
import type { ErrorContext } from '../../../shared/errors';
import { resolveWidgetError } from '../../../shared/errors/widget';
import type { Failure, FailureKind } from '../../identity';
import { ApiError } from '../../platform/api/api-error';

/** Source: S2§8 (activation). */
const SESSION_EXPIRED = 4010;

/** What a failed call means. */
export function kindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'unauthorised') return 'loginNeeded';
  if (error.kind === 'business' && Number(error.code) === SESSION_EXPIRED) return 'sessionEnded';
  return error.kind === 'forbidden' ? 'blocked' : 'failed';
}

const ownNames = { network: 'NETWORK_ERROR', timeout: 'TIMEOUT', aborted: 'REQUEST_ABORTED' } as const;

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a part that did not load. */
export function toFailure(error: unknown, context: ErrorContext, nowMs: number): Failure {
  if (!(error instanceof ApiError)) {
    return { name: 'CHUNK_LOAD_FAILED', message: '', attemptsRemaining: null, resendAtMs: null };
  }
  const fault = z.safeParse(OtpFault, error.data);
  const wait = z.safeParse(OtpWait, error.data);
  const row = resolveWidgetError(error.code, context);
  const isKnown = row.name === error.code || row.code === Number(error.code);
  const own = error.kind in ownNames ? ownNames[error.kind as keyof typeof ownNames] : null;
  return {
    name: own ?? (isKnown ? row.name : null),
    message: error.message,
    attemptsRemaining: fault.success ? fault.data.attemptsRemaining : null,
    resendAtMs: wait.success ? wait.data.resendAtMs - wait.data.serverNowMs + nowMs : null,
  };
}
