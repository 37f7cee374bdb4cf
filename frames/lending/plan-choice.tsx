import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { isPriced, type PricedPlan, pricedPlans } from '../../shared/lenders/priced-plan';
import { Heading } from '../kit/heading';
import { Link } from '../kit/link';
import { Note } from '../kit/note';
import { OptionGroup } from '../kit/option';
import { useScopedId } from '../kit/scoped-id';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { PlanChoiceMessages } from './message-types';
import css from './plan-choice.module.css';
import { PlanOption } from './plan-option';

interface PlanChoiceProps {
  readonly lender: SalesLender;
  /** null = none yet. */
  readonly chosenId: string | null;
  /** What the chosen plan opens to. */
  readonly more: (plan: PricedPlan) => ReactNode;
  /** Each plan in one line. */
  readonly isWide: boolean;
  readonly t: PlanChoiceMessages;
  readonly onChoose: (emiPlanId: string) => void;
  /** Asks what the lender finances. */
  readonly onLimits: () => void;
}

/** Plans of a lender to choose one of, what it adds in its own words, and its limits. */
export function PlanChoice(props: PlanChoiceProps): ReactNode {
  const { lender, chosenId, t } = props;
  const group = useScopedId();
  return (
    <Stack gap={2}>
      <Heading level={1} size="choice">
        {t.heading}
      </Heading>
      {lender.lender_offer !== null && <Text size={14}>{lender.lender_offer}</Text>}
      {lender.emiPlans.length === 0 ? (
        <Note>
          {t.outOfRange(lender.name, lender.minLoanAmount, lender.maxLoanAmount)} {t.chooseAnother}
        </Note>
      ) : (
        <OptionGroup label={t.heading}>
          {[...pricedPlans(lender), ...lender.emiPlans.filter((plan) => !isPriced(plan))].map((plan) => (
            <PlanOption
              key={plan.emiPlanId}
              plan={plan}
              group={group}
              checked={plan.emiPlanId === chosenId}
              more={plan.emiPlanId === chosenId && isPriced(plan) && props.more(plan)}
              isWide={props.isWide}
              t={t}
              onChoose={() => props.onChoose(plan.emiPlanId)}
            />
          ))}
        </OptionGroup>
      )}
      <p className={css.limits}>
        <Link onClick={props.onLimits}>{t.limits(lender.name)}</Link>
      </p>
    </Stack>
  );
}
