import type { LenderLimits, SalesLender, ShownState } from './state';

const answered = (state: ShownState): readonly SalesLender[] =>
  state.purchase.getEmiDetailsResponse.status === 'success' ? state.purchase.getEmiDetailsResponse.data : [];

export const lenderWithPlans = (state: ShownState, lenderId: string | null): SalesLender | null =>
  answered(state).find((lender) => lender.lenderId === lenderId) ?? null;

/** Limits of the selected lender, null without one. Source: Q-014. */
export function selectedLimits(state: ShownState): LenderLimits | null {
  const id = state.purchase.selectedLenderId;
  if (id === null) return null;
  return (
    lenderWithPlans(state, id) ??
    state.purchase.selectedLenderDetails ??
    state.session.lenders.find((lender) => lender.lenderId === id) ??
    null
  );
}

/** True where the merchant has more lenders than the one that does not fit. Source: S2§8. */
export const hasOtherLenders = (state: ShownState): boolean =>
  Math.max(state.session.lenders.length, answered(state).length, state.purchase.lastEmiDetails?.lenders.length ?? 0) >
  1;
