import { type NearestAlternative, nearestAlternatives } from '../../../../shared/rules/nearest-alternatives';
import type { Outcome } from '../../flow/outcomes';
import type { ShownState } from '../../flow/state';

/** What works for the customer where the selected lender, or every lender, does not reach the amount or has said no: the
 *  shop may always take a part itself. Empty where the customer can have what was asked for, and where an application is all that
 *  there is: then the lender of it is chosen. */
export function salesActions(state: ShownState, outcome: Outcome): readonly NearestAlternative[] {
  const { checkEligibilityResponse: answer, selectedLenderId, submittedAmount } = state.purchase;
  const isRefused = outcome === 'TRY_ANOTHER_LENDER_MSG' || outcome === 'APPROVED_FOR_LESS_MSG';
  if (answer.status !== 'success' || submittedAmount === null || !isRefused) return [];
  const { emiLenders, partLenders, ntbLenders, isNtbAllowed } = answer.data;
  const alternatives = nearestAlternatives({
    amountRupees: submittedAmount,
    lenderId: selectedLenderId,
    months: null,
    refusals: [],
    lenders: emiLenders,
    partLenders,
    applicationLenders: isNtbAllowed ? ntbLenders : [],
  });
  return alternatives.some(({ kind }) => kind !== 'apply') ? alternatives : [];
}
