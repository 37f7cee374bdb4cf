import type { ReactNode } from 'react';
import { isPriced } from '../../../shared/lenders/priced-plan';
import { PlanOption } from '../../kit/plan-option';
import { Strong } from '../../kit/strong';
import type { EmiPlan, PaymentLender } from '../flow/state';
import type { ViewProps } from '../view';

/** One plan in words. A plan without a rate is shown as 'Not available', never as 0%. Source: S2§3. */
export function PlanItem(props: ViewProps & { readonly plan: EmiPlan; readonly lender: PaymentLender }): ReactNode {
  const { plan, lender, state, send } = props;
  const { plans: words, money } = props.messages;
  const { cost } = plan;
  // The server alone works out days; until it has, their line is kept free.
  const kfs = state.preview?.emiPlanId === plan.emiPlanId ? state.preview.kfs : null;
  const day = (label: string, on: string | undefined): ReactNode => (
    <span className="num">
      {label} <Strong>{on === undefined ? '…' : money.day(on)}</Strong>
    </span>
  );
  return (
    <PlanOption
      group="plan"
      checked={state.choice.emiPlanId === plan.emiPlanId}
      tenure={money.months(plan.tenure)}
      instalments={plan.tenure}
      tag={plan.isNoCost ? words.noCost : null}
      price={
        isPriced(plan)
          ? { emi: money.monthly(plan.emi), per: money.perMonth, total: money.total(plan.cost.totalPayablePaise) }
          : null
      }
      unavailable={words.notAvailable}
      detail={isPriced(plan) ? words.rateAndCosts(plan.interestRate, plan.cost) : words.noRate(lender.name)}
      days={{ first: day(words.firstEmi, kfs?.firstEmiOn), last: day(words.lastEmi, kfs?.lastEmiOn) }}
      note={
        cost && (
          <>
            {cost.discountPaise > 0 && <>{words.noCostNote(cost.interestPaise, cost.discountPaise)} </>}
            {cost.feesPaise > 0 && words.fee(cost.feesPaise)}
          </>
        )
      }
      onChoose={() => send({ type: 'planChosen', emiPlanId: plan.emiPlanId })}
    />
  );
}
