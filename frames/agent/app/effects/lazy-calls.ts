import { ownFailure } from '../../../platform/api/failure';
import type { PendingCall } from '../../flow/calls';
import type { SalesEvent } from '../../flow/events';
import type { MerchantData } from '../../flow/state';
import type { Ports } from '../ports';
import type { SalesCalls } from './calls';

/** Calls without their weight: HTTP client and schemas load beside the first screen, which does not need them to be
 *  seen. Calls wait for them in their order; where they cannot be loaded a call fails as it does without a network, and
 *  the next one tries again. */
export function lazyCalls(
  ports: Ports,
  send: (event: SalesEvent) => void,
): Pick<SalesCalls, 'abort'> & {
  start(pending: PendingCall, merchant: MerchantData): Promise<void>;
} {
  let loading: Promise<SalesCalls> | undefined;
  const load = (): Promise<SalesCalls> => {
    loading ??= import('./calls').then(({ SalesCalls }) => new SalesCalls(ports, send));
    return loading;
  };
  return {
    async start(pending, merchant) {
      let calls: SalesCalls;
      try {
        calls = await load();
      } catch (cause) {
        loading = undefined;
        send({
          type: 'callFailed',
          call: pending.call,
          requestId: pending.requestId,
          failure: ownFailure(new Error('Network Error', { cause }), 'network'),
        });
        return;
      }
      await calls.start(pending, merchant);
    },
    abort: (requestId) => void loading?.then((calls) => calls.abort(requestId)),
  };
}
