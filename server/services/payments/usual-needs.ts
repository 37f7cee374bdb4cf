import type { Lender } from '../../../shared/lenders';
import type { PlanNeeds } from '../../../shared/rules/payment-flow';

/** A lender's usual requirements; those of a customer are known after the reservation. */
export const usualNeeds = (lender: Lender): PlanNeeds => ({
  aivfType: lender.aivfType,
  kfsEnabled: lender.kfsEnabled,
  isLenderHosted: lender.hostsTransaction,
});
