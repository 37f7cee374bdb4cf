import * as z from 'zod/mini';
import { EpochMs } from '../../../../shared/api/fields';
import { AttemptsFault } from '../../../../shared/api/payment-fields';
import { resolveCheckoutError } from '../../../../shared/errors/checkout';
import type { ErrorContext } from '../../../../shared/errors/row';
import type { AivfType } from '../../../../shared/lenders/lender';
import type { ApiErrorKind } from '../../../platform/api/api-error';
import { ApiError } from '../../../platform/api/api-error';
import { type Failure, ownFailure } from '../../../platform/api/failure';

/** `data` of OTP_TOO_SOON: epoch ms of the server's clock. */
const Wait = z.object({ resendAtMs: EpochMs, serverNowMs: EpochMs });

/** The session is over. Source: S2§8 (activation). */
const SESSION_OVER = 4010;

interface Reading {
  readonly context: ErrorContext;
  readonly aivfType: AivfType;
  readonly nowMs: number;
}

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a fault of ours. */
export function toFailure(error: unknown, reading: Reading): Failure {
  if (!(error instanceof ApiError)) return ownFailure(error);
  const fault = z.safeParse(AttemptsFault, error.data);
  const wait = z.safeParse(Wait, error.data);
  return {
    kind: kindOf(error),
    status: error.status,
    code: error.code,
    name: nameOf(error.code, reading),
    message: error.message,
    title: error.title,
    retry: error.retry,
    attemptsRemaining: fault.success ? fault.data.attemptsRemaining : null,
    resendAtMs: wait.success ? wait.data.resendAtMs - wait.data.serverNowMs + reading.nowMs : null,
  };
}

/** A session that is over is as good as none. */
function kindOf(error: ApiError): ApiErrorKind {
  if (error.kind === 'business' && Number(error.code) === SESSION_OVER) return 'unauthorised';
  return error.kind;
}

function nameOf(code: number | string, { context, aivfType }: Reading): string | null {
  const row = resolveCheckoutError(code, context, { aivfType });
  return row.name === code || row.name !== 'GENERIC_ERROR' ? row.name : null;
}

/** The last failure of a payment, as an answer carries it: a code or name, and nothing of the call that had it. */
export function failureOfCode(code: number | string | null, reading: Reading): Failure | null {
  if (code === null) return null;
  const row = resolveCheckoutError(code, reading.context, { aivfType: reading.aivfType });
  return {
    ...ownFailure(null, 'business'),
    status: 400,
    code,
    name: nameOf(code, reading),
    message: row.message,
    title: row.title,
  };
}
