import { aboutResult, lenderHasPlans } from '../../flow/outcome';
import type { Outcome } from '../../flow/outcomes';
import type { SalesLender, ShownState } from '../../flow/state';

/** What an outcome leads to. `lenders` are those to show; `firstLenderId` is the one that is chosen beforehand.
 *  - plans: `lenderId` null = the selected lender, else the list. - less: the amount that a lender has approved.
 *  - apply: an application with one of the lenders. - none: another number. */
type ResultOffer = { readonly lenders: readonly SalesLender[]; readonly firstLenderId: string | null } & (
  | { readonly kind: 'plans'; readonly lenderId: string | null }
  | { readonly kind: 'less'; readonly lenderId: string }
  | { readonly kind: 'apply' }
  | { readonly kind: 'none' }
);

const nothing: ResultOffer = { kind: 'none', lenders: [], firstLenderId: null };

/** The same reading of the answer as the text of the sheet: another lender that approves, else one that approves less,
 *  else one to apply with. */
export function resultOffer(state: ShownState, outcome: Outcome): ResultOffer {
  const { checkEligibilityResponse: answer, selectedLenderId: selected } = state.purchase;
  if (answer.status !== 'success') return nothing;
  const { emiLenders, ntbLenders, isNtbAllowed } = answer.data;
  const { next, less } = aboutResult(answer.data, outcome, selected, state.purchase.submittedAmount ?? 0);
  const withPlans = emiLenders.filter((lender) => lender.lenderId !== selected && lenderHasPlans(lender));
  const apply = (): ResultOffer => {
    if (!isNtbAllowed || ntbLenders.length === 0) return nothing;
    const first = ntbLenders.find((lender) => lender.lenderId === selected) ?? ntbLenders[0];
    return { kind: 'apply', lenders: ntbLenders, firstLenderId: first?.lenderId ?? null };
  };
  const offerLess = (): ResultOffer =>
    less ? { kind: 'less', lenders: [less, ...withPlans], firstLenderId: null, lenderId: less.lenderId } : apply();
  switch (outcome) {
    case 'CUST_PRE_APPROVED_MSG':
      return { kind: 'plans', lenders: emiLenders, firstLenderId: null, lenderId: null };
    case 'CUST_CREDIT_LIMIT_MSG':
      return apply();
    case 'TRY_ANOTHER_LENDER_MSG':
      return next ? { kind: 'plans', lenders: withPlans, firstLenderId: null, lenderId: next.lenderId } : offerLess();
    case 'APPROVED_FOR_LESS_MSG':
      return offerLess();
    case 'NO_LENDERS_MSG':
      return nothing;
    default:
      return outcome satisfies never;
  }
}
