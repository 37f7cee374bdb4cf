import type { Lender } from '../../../shared/lenders';
import type { PlanNeeds } from '../../../shared/rules/payment-flow';

/** What a lender usually asks for; a customer's own needs are known once the lender has reserved. */
export const usualNeeds = (lender: Lender): PlanNeeds => ({
  aivfType: lender.aivfType,
  kfsEnabled: lender.kfsEnabled,
  isLenderHosted: lender.hostsTransaction,
});
