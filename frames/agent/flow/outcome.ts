import { openSheet } from './navigation';
import type { EligibilityResponse, Outcome, SalesLender } from './state';
import type { Turn } from './turn';

/** Which of the four outcomes holds, first rule first: no lender and neither flag; the selected lender is not among
 *  those that answered; pre-approved; may apply. A lender that approves without the flag counts as pre-approved.
 *  `selectedLenderId` null = none selected. Source: S2§4, decisions 'Eligibility outcomes'. */
export function decideOutcome(answer: EligibilityResponse, selectedLenderId: string | null): Outcome {
  const lenders = [...answer.emiLenders, ...answer.ntbLenders];
  if (lenders.length === 0 && !answer.isPreApproved && !answer.isNtbAllowed) return 'NO_LENDERS_MSG';
  if (selectedLenderId !== null && !lenders.some((lender) => lender.lenderId === selectedLenderId)) {
    return 'TRY_ANOTHER_LENDER_MSG';
  }
  if (answer.isPreApproved) return 'CUST_PRE_APPROVED_MSG';
  if (answer.isNtbAllowed) return 'CUST_CREDIT_LIMIT_MSG';
  return answer.emiLenders.length > 0 ? 'CUST_PRE_APPROVED_MSG' : 'NO_LENDERS_MSG';
}

const hasPlans = (lender: SalesLender): boolean => lender.emiPlans.some((plan) => plan.emi !== null);

export { hasPlans as lenderHasPlans };

/** Opens the result sheet with the words of an outcome. `lender` is the name of the one that was checked. */
export function openResult(turn: Turn, answer: EligibilityResponse, outcome: Outcome, lender: string): void {
  const { selectedLenderId, mobile } = turn.state;
  const next = answer.emiLenders.find((each) => each.lenderId !== selectedLenderId && hasPlans(each));
  turn.set({ outcome });
  openSheet(
    turn,
    'USER_ELIGIBILITY_INFO',
    turn.messages.result.byOutcome[outcome]({
      lender,
      mobile,
      nextLender: next?.name ?? '',
      canApply: answer.isNtbAllowed && answer.ntbLenders.length > 0,
    }),
  );
}
