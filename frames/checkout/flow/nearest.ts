import type { PlanRefusal } from '../../../shared/rules/nearest-alternatives';
import type { Failure } from '../../platform/api/failure';
import { type CheckoutFlow, callOnce, change, show } from './checkout-flow';
import type { ScreenOf } from './screen';
import { carriedPlan, chosenLenderName } from './selectors';
import type { ShownState } from './state';

/** The lender has refused what was chosen, and would again: something else works. A failure that may pass is none. */
export const isRefusal = ({ recovery }: Failure): boolean =>
  recovery?.includes('otherLender') === true && !recovery.includes('sameAgain');

/** What is chosen, as it is wanted; null before a lender is. */
function wantedIn(state: ShownState): ScreenOf<'nearest'>['wanted'] {
  const { lenderId } = state.choice;
  const lenderName = chosenLenderName(state);
  if (lenderId === null || lenderName === '') return null;
  return { lenderId, lenderName, months: carriedPlan(state)?.tenure ?? null };
}

/** What the lender has said no to: as much as its words say. */
function refusalOf(flow: CheckoutFlow, { recovery }: Failure): readonly PlanRefusal[] {
  const { lenderId } = flow.state.choice;
  const plan = carriedPlan(flow.state);
  if (lenderId === null) return [];
  if (plan && recovery?.includes('shorterPlan')) return [{ no: 'soLong', lenderId, months: plan.tenure }];
  if (plan && recovery?.includes('longerPlan')) return [{ no: 'soMuchAMonth', lenderId, emi: plan.emi }];
  return [{ no: 'anything', lenderId }];
}

/** Shows what works instead of the chosen plan, once the lenders have been asked anew. `failure`: how it was refused; null
 *  where it is not on offer to the number. */
export function showNearest(flow: CheckoutFlow, failure: Failure | null): void {
  const { refusals, paymentDetails: offers } = flow.state;
  const wanted = wantedIn(flow.state);
  const asksAnew = failure !== null || offers === null;
  if (failure) change(flow, { refusals: [...refusals, ...refusalOf(flow, failure)] });
  if (asksAnew && !flow.isPending('offers')) callOnce(flow, 'offers', undefined);
  const isLoading = asksAnew || flow.isPending('offers');
  flow.cancel('previewPlan');
  change(flow, { choice: { lenderId: flow.state.choice.lenderId, emiPlanId: null }, preview: null });
  show(flow, { name: 'nearest', phase: isLoading ? 'loading' : 'choosing', failure, wanted });
}
