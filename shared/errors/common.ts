import { INTERCEPTED_MESSAGE } from './intercepted';
import { GENERIC_MESSAGE, rowOf, rowsOf } from './row';

/** Row of an unknown code. Source: S1§8. */
export const genericError = rowOf('common')({
  name: 'GENERIC_ERROR',
  code: null,
  message: GENERIC_MESSAGE,
  next: 'Try again later.',
  retryable: true,
});

/** Errors of more than one flow. */
const own = rowsOf('common')([
  {
    name: 'INVALID_OTP',
    code: 4302,
    message: 'Please enter a valid OTP',
    next: 'Type the code again.',
  },
  {
    name: 'OTP_TOO_SOON',
    code: null,
    message: 'A code was sent a moment ago. Please wait before asking for another one.',
    next: 'Wait until the time in `data.resendAtMs`.',
    retryable: true,
    reaction: 'useSentCode',
  },
  {
    name: 'LENDER_UNAVAILABLE',
    code: null,
    message: 'The lenders do not answer right now. Please try again.',
    next: 'Try again.',
    retryable: true,
  },
  {
    name: 'NO_LENDER_CONNECTED',
    code: null,
    message: 'EMI is not available here yet. Please pay another way.',
    next: 'Pay another way.',
    recovery: [],
  },
]);

/** Last rows of every flow. Source: S2§8. */
export const commonErrors = [...own, genericError] as const;

/** Errors that the client detects. `{n}` is milliseconds. Source: S1§8, S2§8. */
export const clientErrors = rowsOf('client')([
  {
    name: 'REQUEST_ABORTED',
    code: null,
    message: 'Request aborted',
    next: 'Nothing: the request was given up on purpose.',
    retryable: true,
  },
  {
    name: 'NETWORK_ERROR',
    code: null,
    message: 'Network Error',
    next: 'Check the connection and try again.',
    retryable: true,
  },
  {
    name: 'NETWORK_INTERCEPTED',
    code: null,
    message: INTERCEPTED_MESSAGE,
    next: 'Sign in to the network or use another one, then try again.',
    retryable: true,
  },
  { name: 'TIMEOUT', code: null, message: 'timeout of {n}ms exceeded', next: 'Try again.', retryable: true },
  {
    name: 'SCRIPT_LOAD_TIMEOUT',
    code: null,
    message: 'Script load timeout',
    next: 'Nothing: the page goes on with a fallback font.',
  },
  { name: 'CHUNK_LOAD_FAILED', code: null, message: 'Loading chunk failed', next: 'Try again.', retryable: true },
]);
