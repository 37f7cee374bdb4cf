import type { ReactNode } from 'react';
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
  const { emi, interestRate, totalAmountPayableToBank: total, totalInterest: interest } = plan;
  const hasPrice = emi !== null && interestRate !== null && total !== null && interest !== null;
  return (
    <PlanRow
      tenure={details.months(plan.tenure)}
      tag={plan.isNoCost ? lenders.noCost : null}
      price={hasPrice ? { emi: lenders.monthly(emi), per: lenders.perMonth, total: details.total(total) } : null}
      unavailable={details.notAvailable}
      detail={hasPrice ? details.rateAndInterest(interestRate, interest) : details.noRate(lender)}
    />
  );
}
