import type { CodeDeps } from '../services/code-subject';
import type { CustomerProfile } from './customer-profile';
import type { PaymentBehaviour } from './payment-behaviour';

/** Dependencies of the sandbox's lenders, and their view of a number. */
export interface SimulatedLenderDeps extends CodeDeps {
  readonly publicUrl: string;
  profileOf(mobile: string): CustomerProfile;
  behaviourOf(mobile: string): PaymentBehaviour;
}
