import type { CodeDeps } from '../services/code-subject';
import type { CustomerProfile } from './customer-profile';
import type { PaymentBehaviour } from './payment-behaviour';

export interface SimulatedLenderDeps extends CodeDeps {
  readonly publicUrl: string;
  profileOf(mobile: string): CustomerProfile;
  behaviourOf(mobile: string): PaymentBehaviour;
}
