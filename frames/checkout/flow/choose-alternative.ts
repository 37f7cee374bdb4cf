import { at } from '../../platform/flow/at';
import { type CheckoutFlow, change, show } from './checkout-flow';
import type { CheckoutEvent } from './events';
import { openFormWith } from './ntb';
import { choose, choosePlan, showPlans } from './plans';
import type { ScreenOf } from './screen';
import { ntbLenders, selectedPlan } from './selectors';

type Taken = Extract<CheckoutEvent, { type: 'planTaken' }>;

const choosing = (flow: CheckoutFlow): ScreenOf<'nearest'> | null => {
  const screen = at(flow.state, 'nearest');
  return screen?.phase === 'choosing' ? screen : null;
};

/** One of the plans that work instead: it is the chosen one, and number and OTP stay. Where it is for a part of the price,
 *  both parts are shown first. */
export function takePlan(flow: CheckoutFlow, { lenderId, emiPlanId, financedAmount }: Taken): void {
  const choice = { lenderId, emiPlanId, financedAmount };
  if (!choosing(flow) || !selectedPlan({ ...flow.state, choice })) return;
  change(flow, { outcome: 'open' });
  choose(flow, financedAmount ? choice : { lenderId, emiPlanId: null });
  if (financedAmount) {
    show(flow, { name: 'twoParts', phase: 'choosing', failure: null });
    return;
  }
  showPlans(flow, 'none');
  choosePlan(flow, emiPlanId);
}

/** The form of a lender that takes an application. */
export function takeApplication(flow: CheckoutFlow, lenderId: string): void {
  if (!choosing(flow) || !ntbLenders(flow.state).some((each) => each.lenderId === lenderId)) return;
  change(flow, { outcome: 'open' });
  openFormWith(flow, lenderId);
}
