import type { RefusedHere } from '../../../shared/api/sales';
import type { Messages } from '../page-messages';
import type { ResultAbout } from '../screens/user-eligibility-info/messages';
import { openSheet } from './navigation';
import type { Outcome } from './outcomes';
import type { SalesContext } from './sales-context';
import type { BottomSheetData, EligibilityResponse, SalesLender } from './state';

const hasPlans = (lender: SalesLender): boolean => lender.emiPlans.some((plan) => plan.emi !== null);

export { hasPlans as lenderHasPlans };

/** Which of the five outcomes holds, first rule first: no lender and neither flag; the selected lender is not among
 *  those that answered; approved, but for less than the amount (whole rupees); pre-approved; may apply. A lender that
 *  approves without the flag counts as pre-approved. `selectedLenderId` null = none selected.
 *  Source: S2§4, docs/product-rules.md. */
export function decideOutcome(
  answer: EligibilityResponse,
  selectedLenderId: string | null,
  amountRupees: number,
): Outcome {
  const lenders = [...answer.emiLenders, ...answer.ntbLenders];
  if (lenders.length === 0 && !answer.isPreApproved && !answer.isNtbAllowed) return 'NO_LENDERS_MSG';
  if (selectedLenderId !== null && !lenders.some((lender) => lender.lenderId === selectedLenderId)) {
    return 'TRY_ANOTHER_LENDER_MSG';
  }
  const asked = answer.emiLenders.filter(({ lenderId }) => selectedLenderId === null || lenderId === selectedLenderId);
  if (approvedForLess(asked, amountRupees)) return 'APPROVED_FOR_LESS_MSG';
  if (answer.isPreApproved) return 'CUST_PRE_APPROVED_MSG';
  if (answer.isNtbAllowed) return 'CUST_CREDIT_LIMIT_MSG';
  return answer.emiLenders.length > 0 ? 'CUST_PRE_APPROVED_MSG' : 'NO_LENDERS_MSG';
}

/** The lender that has approved the most, where all have approved less than the amount (whole rupees): its
 *  `maxLoanAmount` is what the customer can have. Null where one of them finances the amount. */
export function approvedForLess(lenders: readonly SalesLender[], amountRupees: number): SalesLender | null {
  if (lenders.some(hasPlans)) return null;
  const less = lenders.filter(({ maxLoanAmount }) => maxLoanAmount < amountRupees);
  return less.sort((a, b) => b.maxLoanAmount - a.maxLoanAmount)[0] ?? null;
}

/** What text and buttons of a result are about.
 *  - next: another lender with plans for the amount. - less: the lender whose approved amount is offered instead. */
export function aboutResult(
  answer: EligibilityResponse,
  outcome: Outcome,
  selectedLenderId: string | null,
  amountRupees: number,
): { readonly next: SalesLender | null; readonly less: SalesLender | null } {
  const isSelected = ({ lenderId }: SalesLender): boolean => lenderId === selectedLenderId;
  const next = answer.emiLenders.find((lender) => !isSelected(lender) && hasPlans(lender)) ?? null;
  const isAboutSelected = outcome === 'APPROVED_FOR_LESS_MSG' && selectedLenderId !== null;
  const asked = isAboutSelected ? answer.emiLenders.filter(isSelected) : answer.emiLenders;
  return { next, less: approvedForLess(asked, amountRupees) };
}

/** The lender that lends the customer nothing (more) at this store, where a result is about that: the selected one; where
 *  nobody is left and none was selected the first, without its name if there are more. */
function refusedIn(answer: EligibilityResponse, outcome: Outcome, selectedLenderId: string | null): RefusedHere | null {
  const { refusedHere } = answer;
  const selected = refusedHere.find(({ lenderId }) => lenderId === selectedLenderId);
  if (selected) return outcome === 'TRY_ANOTHER_LENDER_MSG' || outcome === 'NO_LENDERS_MSG' ? selected : null;
  const [first] = refusedHere;
  if (first === undefined || outcome !== 'NO_LENDERS_MSG' || selectedLenderId !== null) return null;
  return refusedHere.length === 1 ? first : { ...first, name: '' };
}

/** Messages of the result sheet, and the tone in which they are said. */
export const resultMessages = (messages: Messages, outcome: Outcome, about: ResultAbout): BottomSheetData => ({
  ...messages.result.byOutcome[outcome](about),
  textColor: outcome === 'CUST_PRE_APPROVED_MSG' || outcome === 'APPROVED_FOR_LESS_MSG' ? 'success' : 'default',
});

/** Opens the result sheet with the text of an outcome. `lender` is the name of the one that was checked. */
export function openResult(context: SalesContext, answer: EligibilityResponse, outcome: Outcome, lender: string): void {
  const { selectedLenderId, mobile } = context.state.purchase;
  const amountRupees = context.state.purchase.submittedAmount ?? 0;
  const { next, less } = aboutResult(answer, outcome, selectedLenderId, amountRupees);
  const refused = refusedIn(answer, outcome, selectedLenderId);
  context.setPurchase({ outcome });
  const text = resultMessages(context.messages, outcome, {
    lender: refused?.name ?? lender,
    mobile,
    nextLender: next?.name ?? '',
    canApply: answer.isNtbAllowed && answer.ntbLenders.length > 0,
    isApproved: answer.emiLenders.some(({ lenderId }) => lenderId === selectedLenderId),
    amountRupees,
    lessLender: less?.name ?? '',
    lessRupees: less?.maxLoanAmount ?? 0,
    refusedHere: refused?.errorName ?? null,
  });
  openSheet(context, { name: 'USER_ELIGIBILITY_INFO', text, outcome });
}
