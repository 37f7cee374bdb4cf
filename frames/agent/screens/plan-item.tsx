import type { ReactNode } from 'react';
import { isPriced } from '../../../shared/lenders/priced-plan';
import { PlanRow } from '../../kit/plan-row';
import type { EmiPlan } from '../flow/state';
import type { Messages } from '../messages/messages';

/** One plan in words. A plan without a rate is shown as 'Not available', never as 0%. Source: S2§3. */
export function PlanItem(props: {
  readonly plan: EmiPlan;
  readonly lender: string;
  readonly messages: Messages;
}): ReactNode {
  const { plan, lender } = props;
  const { details, lenders } = props.messages;
  return (
    <PlanRow
      tenure={details.months(plan.tenure)}
      tag={plan.isNoCost ? lenders.noCost : null}
      price={
        isPriced(plan)
          ? {
              emi: lenders.monthly(plan.emi),
              per: lenders.perMonth,
              total: details.total(plan.cost.totalPayablePaise),
            }
          : null
      }
      unavailable={details.notAvailable}
      detail={isPriced(plan) ? details.rateAndCosts(plan.interestRate, plan.cost) : details.noRate(lender)}
    />
  );
}
