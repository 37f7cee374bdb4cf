import { resolveError } from '../../../../shared/errors';
import type { ErrorContext } from '../../../../shared/errors/row';
import type { Failure } from '../failure';

/** A failed call with the catalogue row of its name or code. */
export function failureOf(change: Partial<Failure>, context: ErrorContext = 'sales'): Failure {
  const { name = null, code = name ?? 4_999 } = change;
  const row = resolveError(name ?? code, context);
  return {
    kind: 'business',
    status: 400,
    code,
    name,
    reaction: row?.reaction ?? 'say',
    recovery: row?.recovery ?? null,
    message: 'No.',
    title: null,
    retry: null,
    attemptsRemaining: null,
    resendAtMs: null,
    ...change,
  };
}
