import type { Failure } from '../../platform/api/failure';
import { type CheckoutFlow, callOnce, change } from './checkout-flow';

/** Asks the server where the payment stands, and shows that. The step that was on its way keeps saying so. */
export function syncPayment(flow: CheckoutFlow, why: Failure | null): void {
  flow.cancel('details');
  change(flow, { reason: why });
  callOnce(flow, 'details', undefined);
}
