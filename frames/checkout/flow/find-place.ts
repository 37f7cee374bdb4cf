import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import type { CheckoutContext } from './checkout-context';

/** Asks the server where the payment stands, and shows that. The step that was on its way keeps saying so. */
export function findPlace(context: CheckoutContext, why: Failure | null): void {
  abandonCall(context, 'details');
  context.set({ reason: why });
  startCall(context, 'details', undefined);
}
