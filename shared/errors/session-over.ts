import { rowsOf } from './row';

/** What every call with a session can be answered. Part of the rows of activation, and alone here for pages that meet
 *  no other of them. Source: S2§8. */
export const sessionOverErrors = rowsOf('activation')([
  {
    name: 'ACTIVATION_SESSION_EXPIRED',
    code: 4010,
    message: 'Your session has expired.',
    next: 'Start again.',
    reaction: 'endSession',
  },
]);
