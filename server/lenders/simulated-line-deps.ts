import type { AivfType } from '../../shared/lenders/lender';
import type { CustomerProfile } from './customer-profile';
import type { SimulatedLenderDeps } from './simulated-lender-deps';

export interface SimulatedLineDeps extends SimulatedLenderDeps {
  reach(lenderId: string, mobile: string): Promise<CustomerProfile>;
  aivfTypeOf(lenderId: string, mobile: string): AivfType;
}
