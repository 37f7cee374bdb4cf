import * as z from 'zod/mini';
import { ShareCodeFault } from '../../../../shared/api/sales';
import { ApiError } from '../../../platform/api/api-error';
import type { Failure } from '../../flow/failure';

/** A thrown thing as the plain data that state holds. Anything but an `ApiError` is a fault of ours. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : 'Unknown error';
    return { ...nothingKnown, message };
  }
  const fault = z.safeParse(ShareCodeFault, error.data);
  return {
    kind: error.kind,
    status: error.status,
    code: error.code,
    name: typeof error.code === 'string' ? error.code : null,
    message: error.message,
    title: error.title,
    retry: error.retry,
    remainingAttempts: fault.success ? fault.data.remainingShareCodeAttempts : null,
  };
}

const nothingKnown: Failure = {
  kind: 'malformed',
  status: 500,
  code: 500,
  name: null,
  message: '',
  title: null,
  retry: null,
  remainingAttempts: null,
};
