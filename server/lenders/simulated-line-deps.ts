import type { AivfType } from '../../shared/lenders/lender';
import type { CustomerProfile } from './customer-profile';
import type { SimulatedLenderDeps } from './simulated-lender-deps';

/** What credit lines of the sandbox's lenders need. */
export interface SimulatedLineDeps extends SimulatedLenderDeps {
  /** A lender's answer takes its time, or does not come. */
  reach(lenderId: string, mobile: string): Promise<CustomerProfile>;
  /** What a lender asks of a customer besides the OTP. */
  aivfTypeOf(lenderId: string, mobile: string): AivfType;
}
