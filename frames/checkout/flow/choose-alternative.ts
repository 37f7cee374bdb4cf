import type { CheckoutContext } from './checkout-context';
import type { CheckoutEvent } from './events';
import { openFormWith } from './ntb';
import { choose, choosePlan, showPlans } from './plans';
import type { ScreenOf } from './screen';
import { ntbLenders, selectedPlan } from './selectors';

type Taken = Extract<CheckoutEvent, { type: 'planTaken' }>;

const choosing = (context: CheckoutContext): ScreenOf<'nearest'> | null => {
  const screen = context.on('nearest');
  return screen?.phase === 'choosing' ? screen : null;
};

/** One of the plans that work instead: it is the chosen one, and number and OTP stay. Where it is for a part of the price,
 *  both parts are shown first. */
export function takePlan(context: CheckoutContext, { lenderId, emiPlanId, financedAmount }: Taken): void {
  const choice = { lenderId, emiPlanId, financedAmount };
  if (!choosing(context) || !selectedPlan({ ...context.state, choice })) return;
  context.set({ outcome: 'open' });
  choose(context, financedAmount ? choice : { lenderId, emiPlanId: null });
  if (financedAmount) {
    context.show({ name: 'twoParts', phase: 'choosing', failure: null });
    return;
  }
  showPlans(context, 'none');
  choosePlan(context, emiPlanId);
}

/** The form of a lender that takes an application. */
export function takeApplication(context: CheckoutContext, lenderId: string): void {
  if (!choosing(context) || !ntbLenders(context.state).some((each) => each.lenderId === lenderId)) return;
  context.set({ outcome: 'open' });
  openFormWith(context, lenderId);
}
