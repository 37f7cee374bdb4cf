import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';

/** Asks the server where the payment stands, and shows that. The step that was on its way keeps saying so. */
export function syncPayment(context: CheckoutContext, why: Failure | null): void {
  context.abandon('details');
  context.set({ reason: why });
  context.call('details', undefined);
}
