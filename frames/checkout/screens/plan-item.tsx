import type { ReactNode } from 'react';
import { PlanOption } from '../../kit/plan-option';
import { Strong } from '../../kit/strong';
import type { EmiPlan, PaymentLender } from '../flow/state';
import type { ViewProps } from '../view';

/** One plan in words. A plan without a rate is shown as 'Not available', never as 0%. Source: S2§3. */
export function PlanItem(props: ViewProps & { readonly plan: EmiPlan; readonly lender: PaymentLender }): ReactNode {
  const { plan, lender, state, send } = props;
  const { plans: words, money } = props.messages;
  const { emi, interestRate, totalAmountPayableToBank: total, totalInterest: interest } = plan;
  const hasPrice = emi !== null && interestRate !== null && total !== null && interest !== null;
  // The server alone works out days and charges; until it has, their line is kept free.
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
      price={hasPrice ? { emi: money.monthly(emi), per: money.perMonth, total: money.total(total) } : null}
      unavailable={words.notAvailable}
      detail={
        !hasPrice
          ? words.noRate(lender.name)
          : plan.isNoCost || interest === 0
            ? words.rate(plan.isNoCost ? 0 : interestRate)
            : words.rateAndInterest(interestRate, interest)
      }
      days={{ first: day(words.firstEmi, kfs?.firstEmiOn), last: day(words.lastEmi, kfs?.lastEmiOn) }}
      note={
        kfs && (
          <>
            {kfs.isNoCost && kfs.discountPaise > 0 && (
              <>{words.noCostNote(kfs.totalInterestPaise / 100, kfs.discountPaise / 100)} </>
            )}
            {kfs.totalFeesPaise > 0 && words.fee(kfs.totalFeesPaise / 100)}
          </>
        )
      }
      onChoose={() => send({ type: 'planChosen', emiPlanId: plan.emiPlanId })}
    />
  );
}
