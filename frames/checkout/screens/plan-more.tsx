import type { ReactNode } from 'react';
import type { PricedPlan } from '../../../shared/lenders/priced-plan';
import { PlanMore } from '../../lending';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';

/** What the chosen plan opens to; its days are the server's. */
export function ChosenPlanMore({ state, messages, plan }: ViewProps & { readonly plan: PricedPlan }): ReactNode {
  const { planMore: t } = deferredMessages(messages);
  const { day } = messages.money;
  const kfs = state.preview?.emiPlanId === plan.emiPlanId ? state.preview.kfs : null;
  return <PlanMore plan={plan} due={kfs && { first: day(kfs.firstEmiOn), last: day(kfs.lastEmiOn) }} t={t} />;
}
