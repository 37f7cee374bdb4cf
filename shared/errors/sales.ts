import { rowsOf } from './row';

/** Sales app. Source: S2§6, S2§8; rows without a number are additions. */
export const salesErrors = rowsOf('sales')([
  {
    name: 'SESSION_EXPIRED',
    code: 1402,
    title: 'Your session has expired',
    message: 'Your session has expired.',
    next: 'A fresh token is asked of the host once; then the agent opens the app again.',
    reaction: 'renewToken',
  },
  {
    name: 'AGENT_BLOCKED',
    code: 4070,
    title: 'Agent access is blocked',
    message: 'This agent is blocked.',
    next: 'The agent closes the app and speaks to the store manager.',
    reaction: 'blockAgent',
  },
  {
    name: 'SHARE_CODE_INVALID',
    code: null,
    message: 'This code is not right. Please check it with the customer.',
    next: 'Type the code again; `data.remainingShareCodeAttempts` says how often.',
  },
  {
    name: 'SHARE_CODE_EXPIRED',
    code: null,
    message: 'This code has expired. Please send a new one.',
    next: 'Send a new code.',
  },
  {
    name: 'SHARE_CODE_ATTEMPTS_EXHAUSTED',
    code: null,
    message: 'Too many wrong codes. Please send a new one later.',
    next: 'Wait until the time in `data.resendAtMs`, then send a new code, or use another number.',
  },
  {
    name: 'MOBILE_NOT_VERIFIED',
    code: null,
    message: 'Please verify this number with a share code first.',
    next: 'Send a share code.',
    reaction: 'verifyNumber',
  },
  {
    name: 'MOBILE_BLOCKED',
    code: null,
    message: 'This number is blocked after too many attempts. Please try again later or use another number.',
    next: 'Use another number, or wait until the time in `data.resendAtMs`.',
    reaction: 'useAnotherNumber',
  },
  {
    name: 'APPLICATION_NOT_ALLOWED',
    code: null,
    message: 'An application with this lender is not possible for this number.',
    next: 'Choose another lender or number.',
  },
]);
