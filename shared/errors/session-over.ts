import { rowsOf } from './row';

/** Errors of every call with a session. Part of the activation rows, and separate for pages that meet no others of
 *  them. Source: S2§8. */
export const sessionOverErrors = rowsOf('activation')([
  {
    name: 'ACTIVATION_SESSION_EXPIRED',
    code: 4010,
    message: 'Your session has expired.',
    next: 'Start again.',
    reaction: 'endSession',
  },
]);
