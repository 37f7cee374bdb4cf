import type { EligibilityResult } from '../../../shared/bridge/eligibility-result';
import { lowestEmi } from '../../../shared/lenders/order';
import type { UserActivation } from './state';

/** What the page is told of a check: no number, no limit. */
export function resultOf(user: UserActivation, amount: number | null): EligibilityResult {
  const { isEligible, isPreApproved, isNtbAllowed, hashedMobile } = user;
  return {
    outcome: isPreApproved ? 'preApproved' : isNtbAllowed ? 'newToBank' : 'notEligible',
    isEligible,
    isPreApproved,
    isNtbAllowed,
    lenders: user.lenders.map((lender) => {
      const lowestEmiRupees = lowestEmi(lender);
      return {
        lenderId: lender.lenderId,
        name: lender.name,
        ...(lowestEmiRupees === null ? {} : { lowestEmiRupees }),
      };
    }),
    ...(hashedMobile === null ? {} : { hashedMobile }),
    ...(amount === null ? {} : { amount }),
  };
}
