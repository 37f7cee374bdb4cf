import { resolveWidgetError } from '../../shared/errors/widget';
import type { LaterHttp } from '../platform/api/later-http';
import { patientHttp } from '../platform/api/patient-http';
import { type CallEvent, type CallPorts, CallRunner, type Runner } from '../platform/flow/call-runner';
import type { AccountCalls } from './flow/calls';
import { endpoints } from './flow/endpoints';
import type { AccountState } from './flow/state';

/** Loaded only by a page that has to wait. */
const http: LaterHttp = {
  ...patientHttp,
  waitForRetry: async (...asked) => (await import('./wait-for-retry')).waitForRetry(...asked),
};

/** Runs the calls of My Account. Cookies identify the user. */
export const accountCallRunner = (
  ports: CallPorts,
  send: (event: CallEvent<AccountCalls>) => void,
): Runner<AccountCalls, AccountState> =>
  new CallRunner<AccountCalls, AccountState>(
    ports,
    {
      endpoints,
      headersOf: () => ({}),
      later: async () => ({
        endpoints,
        http,
        rowOf: ({ code, type }, call) =>
          resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation', { type }),
      }),
    },
    send,
  );
