import { resolveWidgetError } from '../../shared/errors/widget';
import { sendCall } from '../platform/api/send-call';
import { type CallPorts, CallRunner, type Heard, type Runner } from '../platform/flow/call-runner';
import type { AccountCalls } from './flow/calls';
import { endpoints } from './flow/endpoints';
import type { AccountState } from './flow/state';

/** Carries the calls of My Account out; the browser's cookies say whose they are. */
export const accountCallRunner = (
  ports: CallPorts,
  send: (event: Heard<AccountCalls>) => void,
): Runner<AccountCalls, AccountState> =>
  new CallRunner<AccountCalls, AccountState>(
    ports,
    {
      endpoints,
      headersOf: () => ({}),
      later: async () => ({
        endpoints,
        sendCall,
        rowOf: ({ code, type }, call) =>
          resolveWidgetError(code, call === 'sendOtp' || call === 'verifyOtp' ? 'login' : 'activation', { type }),
      }),
    },
    send,
  );
