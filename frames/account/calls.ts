import { resolveWidgetError } from '../../shared/errors/widget';
import type { LaterHttp } from '../platform/api/later-http';
import { patientHttp } from '../platform/api/patient-http';
import { type CallEvent, type CallPorts, CallRunner, type Runner } from '../platform/flow/call-runner';
import type { AccountCalls } from './flow/calls';
import { endpoints } from './flow/endpoints';
import type { AccountState } from './flow/state';

/** Only a page that has to wait loads what it waits with. */
const http: LaterHttp = {
  ...patientHttp,
  waitForRetry: async (...asked) => (await import('./wait-for-retry')).waitForRetry(...asked),
};

/** Carries the calls of My Account out; the browser's cookies say whose they are. */
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
