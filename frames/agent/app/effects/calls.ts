import { init } from '../../../../shared/api/sales';
import { type CallEvent, CallRunner, type Runner } from '../../../platform/flow/call-runner';
import type { SalesCalls } from '../../flow/calls';
import type { SalesState } from '../../flow/state';
import { salesHeadersOf } from '../../sales-headers';
import type { Ports } from '../ports';

export const salesCallRunner = (
  ports: Ports,
  send: (event: CallEvent<SalesCalls>) => void,
): Runner<SalesCalls, SalesState> =>
  new CallRunner(
    ports,
    {
      endpoints: { init },
      headersOf: ({ session: { merchantData } }) =>
        salesHeadersOf({ ...merchantData, merchantOrigin: merchantData.postMsgMerchantOrigin }),
      later: async () => (await import('../../late/next')).laterCalls,
    },
    send,
  );
