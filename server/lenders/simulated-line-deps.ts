import type { AivfType } from '../../shared/lenders/lender';
import type { CustomerProfile } from './customer-profile';
import type { SimulatedLenderDeps } from './simulated-lender-deps';

/** Dependencies of the sandbox's credit lines. */
export interface SimulatedLineDeps extends SimulatedLenderDeps {
  /** Delays like a lender, or throws if it is down. */
  reach(lenderId: string, mobile: string): Promise<CustomerProfile>;
  /** The lender's second factor for a customer. */
  aivfTypeOf(lenderId: string, mobile: string): AivfType;
}
