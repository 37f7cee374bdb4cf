import type { Lender } from '../../../shared/lenders';
import type { PlanNeeds } from '../../../shared/rules/payment-flow';

export const usualNeeds = (lender: Lender): PlanNeeds => ({
  aivfType: lender.aivfType,
  kfsEnabled: lender.kfsEnabled,
  isLenderHosted: lender.hostsTransaction,
});
