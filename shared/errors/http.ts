import { BLOCKED_MESSAGE, GENERIC_MESSAGE, rowsOf } from './row';

/** Refusals that carry a real HTTP status; `code` is that status.
 *  Source: S1§8, docs/adr/0016-envelope-and-statuses.md. */
export const httpErrors = rowsOf('http')([
  { name: 'INVALID_REQUEST', code: 400, message: 'The request is not valid.', next: 'Correct the fields in `fields`.' },
  {
    name: 'AUTHORIZATION_FAIL',
    code: 401,
    message: 'Authorization Fail',
    next: 'Log in again; in the sales app, open it again.',
    reaction: 'logIn',
  },
  {
    name: 'ACCESS_FORBIDDEN',
    code: 403,
    title: 'Account Blocked',
    message: BLOCKED_MESSAGE,
    next: 'Go back, or write to support.',
    type: 'User_Blocked_By_FM',
    reaction: 'blockAccount',
  },
  {
    name: 'ORIGIN_NOT_REGISTERED',
    code: 403,
    title: 'Origin not registered',
    message: 'This web address is not registered for the merchant.',
    next: 'Register the page’s origin for the merchant.',
    type: 'Origin_Not_Registered',
  },
  { name: 'NOT_FOUND', code: 404, message: 'There is nothing at this address.', next: 'Check the address.' },
  {
    name: 'METHOD_NOT_ALLOWED',
    code: 405,
    message: 'This address does not take that method.',
    next: 'Use a method of the `Allow` header.',
  },
  {
    name: 'REQUEST_TIMEOUT',
    code: 408,
    message: 'The request did not arrive in time. Please try again.',
    next: 'Send it again, over a faster connection.',
    retryable: true,
  },
  {
    name: 'IDEMPOTENCY_CONFLICT',
    code: 409,
    wireCode: 4004,
    type: 'IDEMPOTENCY_CONFLICT',
    message: 'This idempotency key was used for another request.',
    next: 'Use a new key for a new request.',
  },
  { name: 'PAYLOAD_TOO_LARGE', code: 413, message: 'The request is too large.', next: 'Send less.' },
  {
    name: 'UNSUPPORTED_MEDIA_TYPE',
    code: 415,
    message: 'The request must be JSON.',
    next: 'Send `content-type: application/json`.',
  },
  {
    name: 'TOO_MANY_REQUESTS',
    code: 429,
    message: 'Too many requests. Please try again in a moment.',
    next: 'Wait for the seconds in `Retry-After`.',
    retryable: true,
    reaction: 'slowDown',
  },
  {
    name: 'PROOF_OF_WORK_NEEDED',
    code: 429,
    type: 'PROOF_OF_WORK_NEEDED',
    message: 'Your network is very busy. Please try again in a moment.',
    next: 'Repeat the call with a proof for the challenge in `data`.',
    reaction: 'slowDown',
  },
  {
    name: 'NETWORK_SENT_TOO_MANY_CODES',
    code: 429,
    type: 'NETWORK_SENT_TOO_MANY_CODES',
    message:
      'Too many codes have been sent from your network. Please try again in a few minutes, or use another network, such as mobile data.',
    next: 'Wait for the seconds in `Retry-After`, or use another network.',
    retryable: true,
    reaction: 'slowDown',
  },
  { name: 'INTERNAL_ERROR', code: 500, message: GENERIC_MESSAGE, next: 'Try again later.', retryable: true },
  { name: 'SERVICE_UNAVAILABLE', code: 503, message: GENERIC_MESSAGE, next: 'Try again later.', retryable: true },
]);
