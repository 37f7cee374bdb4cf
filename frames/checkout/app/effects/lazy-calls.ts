import type { AivfType } from '../../../../shared/lenders/lender';
import type { PaymentStatus, PaymentStep } from '../../../../shared/rules/payment-flow/steps';
import { ownFailure } from '../../../platform/api/failure';
import type { PendingCall } from '../../flow/calls';
import type { CheckoutEvent } from '../../flow/events';
import type { Ports } from '../ports';
import type { Asker, CheckoutCalls } from './calls';

/** Calls without their weight: HTTP client and schemas load beside the first screen, which does not need them to be
 *  seen. Calls wait for them in their order; where they cannot be loaded a call fails as it does without a network, and
 *  the next one tries again. */
export function lazyCalls(ports: Ports, asker: Asker, send: (event: CheckoutEvent) => void) {
  let loading: Promise<CheckoutCalls> | undefined;
  const load = (): Promise<CheckoutCalls> => {
    loading ??= import('./calls').then(({ CheckoutCalls }) => new CheckoutCalls(ports, asker, send));
    return loading;
  };
  return {
    async start(pending: PendingCall, aivfType: AivfType): Promise<void> {
      let calls: CheckoutCalls;
      try {
        calls = await load();
      } catch (cause) {
        loading = undefined;
        const failure = ownFailure(new Error('Network Error', { cause }), 'network');
        send({ type: 'callFailed', call: pending.call, requestId: pending.requestId, failure });
        return;
      }
      await calls.start(pending, aivfType);
    },
    abort: (requestId: number): void => void loading?.then((calls) => calls.abort(requestId)),
    report: (step: PaymentStep, status: PaymentStatus, seconds: number | null): void =>
      void loading?.then((calls) => calls.report(step, status, seconds)),
  };
}
