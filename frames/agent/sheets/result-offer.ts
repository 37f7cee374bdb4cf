import { lenderHasPlans } from '../flow/outcome';
import type { SalesLender, SalesState } from '../flow/state';

/** What an outcome leads to. `lenders` are those to show; `firstLenderId` is the one that is chosen beforehand.
 *  - plans: `lenderId` null = the selected lender, else the list. - apply: an application with one of the lenders.
 *  - none: another number. */
export type ResultOffer = { readonly lenders: readonly SalesLender[]; readonly firstLenderId: string | null } & (
  | { readonly kind: 'plans'; readonly lenderId: string | null }
  | { readonly kind: 'apply' }
  | { readonly kind: 'none' }
);

const nothing: ResultOffer = { kind: 'none', lenders: [], firstLenderId: null };

/** The same reading of the answer as the words of the sheet: another lender that approves, else one to apply with. */
export function resultOffer(state: SalesState): ResultOffer {
  const answer = state.checkEligibilityResponse;
  if (answer.status !== 'success') return nothing;
  const { emiLenders, ntbLenders, isNtbAllowed } = answer.data;
  const { selectedLenderId: selected, outcome } = state;
  const apply = (): ResultOffer => {
    if (!isNtbAllowed || ntbLenders.length === 0) return nothing;
    const first = ntbLenders.find((lender) => lender.lenderId === selected) ?? ntbLenders[0];
    return { kind: 'apply', lenders: ntbLenders, firstLenderId: first?.lenderId ?? null };
  };
  switch (outcome) {
    case 'CUST_PRE_APPROVED_MSG':
      return { kind: 'plans', lenders: emiLenders, firstLenderId: null, lenderId: null };
    case 'CUST_CREDIT_LIMIT_MSG':
      return apply();
    case 'TRY_ANOTHER_LENDER_MSG': {
      const others = emiLenders.filter((lender) => lender.lenderId !== selected && lenderHasPlans(lender));
      const next = others[0];
      return next ? { kind: 'plans', lenders: others, firstLenderId: null, lenderId: next.lenderId } : apply();
    }
    case 'NO_LENDERS_MSG':
    case null:
      return nothing;
    default:
      return outcome satisfies never;
  }
}
