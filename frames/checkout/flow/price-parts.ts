import type { ShownState } from './state';

// Apart from the other selectors: only screens that load late ask.

/** What the chosen plan is for, whole rupees: the price, or the part of it that is on EMI. */
export const financedIn = ({ pgData: order, choice }: ShownState): number =>
  choice.financedAmount ?? order?.amount ?? 0;

/** What the shop takes of the price itself, whole rupees; 0 where it takes nothing. */
export const dueAtShop = (state: ShownState): number => (state.pgData?.amount ?? 0) - financedIn(state);
