import * as z from 'zod/mini';
import { EpochMs } from '../../../../shared/api/fields';
import { ShareCodeFault } from '../../../../shared/api/sales';
import { resolveSalesError } from '../../../../shared/errors/sales-app';
import { ApiError } from '../../../platform/api/api-error';
import { type Failure, ownFailure } from '../../../platform/api/failure';

/** `data` of OTP_TOO_SOON: epoch ms of the server's clock. */
const Wait = z.object({ resendAtMs: EpochMs, serverNowMs: EpochMs });

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a fault of ours. */
export function toFailure(error: unknown, nowMs: number): Failure {
  if (!(error instanceof ApiError)) return ownFailure(error);
  const fault = z.safeParse(ShareCodeFault, error.data);
  const wait = z.safeParse(Wait, error.data);
  const row = resolveSalesError(error.code, 'sales');
  const isKnown = row.name === error.code || row.code === Number(error.code);
  return {
    kind: error.kind,
    status: error.status,
    code: error.code,
    name: isKnown ? row.name : null,
    message: error.message,
    title: error.title,
    retry: error.retry,
    attemptsRemaining: fault.success ? fault.data.remainingShareCodeAttempts : null,
    resendAtMs: wait.success ? wait.data.resendAtMs - wait.data.serverNowMs + nowMs : null,
  };
}
