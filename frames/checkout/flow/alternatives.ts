import { type NearestAlternative, nearestAlternatives } from '../../../shared/rules/nearest-alternatives';
import { ntbLenders } from './selectors';
import type { ApplicationLender, PaymentLender, ShownState } from './state';

/** What works instead, on the screen that shows it; empty on any other, and where nothing does. */
export function alternativesOf(state: ShownState): readonly NearestAlternative<PaymentLender, ApplicationLender>[] {
  const { screen, paymentDetails: offers, pgData: order, refusals } = state;
  if (screen.name !== 'nearest' || !offers || !order) return [];
  return nearestAlternatives({
    amountRupees: order.amount,
    lenderId: screen.wanted?.lenderId ?? null,
    months: screen.wanted?.months ?? null,
    refusals,
    lenders: offers.lenders,
    partLenders: offers.partLenders ?? [],
    applicationLenders: ntbLenders(state),
  });
}

/** The limit that does not reach the price: the wanted lender's, or the highest where nobody reaches it; null where the
 *  limit is not the reason. */
export function exceededLimit({ screen, paymentDetails: offers, pgData: order }: ShownState): PaymentLender | null {
  if (screen.name !== 'nearest' || screen.failure || !offers || !order) return null;
  const isBelow = ({ maxLoanAmount }: PaymentLender): boolean => maxLoanAmount < order.amount;
  const wanted = offers.lenders.find(({ lenderId }) => lenderId === screen.wanted?.lenderId);
  if (wanted) return isBelow(wanted) ? wanted : null;
  if (!offers.lenders.every(isBelow)) return null;
  return [...offers.lenders].sort((a, b) => b.maxLoanAmount - a.maxLoanAmount)[0] ?? null;
}
