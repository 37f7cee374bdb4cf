import type { Endpoint } from '../../shared/api/endpoint';
import { scopeErrors } from '../../shared/api/scope-errors';
import { type ErrorName, errorRow } from '../../shared/errors';
import { keysOf } from '../../shared/keys-of';
import type { Refusal } from './refusal';

const isNotFound = (name: ErrorName): boolean => errorRow(name).code === errorRow('NOT_FOUND').code;

/** The call's own refusals first. */
export const businessRefusals = ({ scope, errors }: Pick<Endpoint, 'scope' | 'errors'>): readonly ErrorName[] => [
  ...new Set([...errors.filter((name) => !isNotFound(name)), ...scopeErrors[scope]]),
];

/** Errors with an HTTP status; one representative for those that share a status. */
export type StatusRefusal =
  | 'INVALID_REQUEST'
  | 'AUTHORIZATION_FAIL'
  | 'ACCESS_FORBIDDEN'
  | 'NOT_FOUND'
  | 'REQUEST_TIMEOUT'
  | 'IDEMPOTENCY_CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE';

/** Refusals of a call at another status than 200. */
export function statusRefusals({ scope, method, request, idempotent, errors }: Endpoint): readonly StatusRefusal[] {
  const isOfFrame = scope === 'widget' || scope === 'site' || scope === 'checkout' || scope === 'telesales';
  const isPossible: Readonly<Record<StatusRefusal, boolean>> = {
    INVALID_REQUEST: true,
    AUTHORIZATION_FAIL: scope !== 'public',
    ACCESS_FORBIDDEN: scope !== 'public' && scope !== 'merchant',
    NOT_FOUND: isOfFrame || (method === 'GET' && request !== null) || errors.some(isNotFound),
    REQUEST_TIMEOUT: method === 'POST',
    IDEMPOTENCY_CONFLICT: idempotent,
    PAYLOAD_TOO_LARGE: method === 'POST',
    UNSUPPORTED_MEDIA_TYPE: method === 'POST',
    TOO_MANY_REQUESTS: true,
    INTERNAL_ERROR: true,
    SERVICE_UNAVAILABLE: true,
  };
  return keysOf(isPossible).filter((name) => isPossible[name]);
}

/** True if the documentation of the endpoint lists this refusal. */
export const isDocumented = (
  endpoint: Endpoint,
  { name, httpStatus }: Pick<Refusal, 'name' | 'httpStatus'>,
): boolean =>
  httpStatus === 200
    ? businessRefusals(endpoint).includes(name)
    : statusRefusals(endpoint).some((known) => errorRow(known).code === httpStatus);
