import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { OptionGroup } from '../../kit/option';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { PaymentLender } from '../flow/state';
import type { ViewProps } from '../view';
import { PlanItem } from './plan-item';
import css from './plan-list.module.css';

/** Plans of the lender that is looked at, what it adds in its own words, and its limits. */
export function PlanList(props: ViewProps & { readonly lender: PaymentLender }): ReactNode {
  const { lender, send, messages } = props;
  const { plans: words } = messages;
  return (
    <Stack gap={2}>
      <Heading level={2} size="3">
        {words.plan}
      </Heading>
      {lender.lender_offer !== null && <Text size={14}>{lender.lender_offer}</Text>}
      {lender.emiPlans.length === 0 ? (
        <Note>
          {words.outOfRange(lender.name, lender.minLoanAmount, lender.maxLoanAmount)} {words.chooseAnother}
        </Note>
      ) : (
        <OptionGroup label={words.plan}>
          {lender.emiPlans.map((plan) => (
            <PlanItem key={plan.emiPlanId} {...props} plan={plan} />
          ))}
        </OptionGroup>
      )}
      <p className={css.limits}>
        <Link onClick={() => send({ type: 'limitCheckAsked', lenderId: lender.lenderId })}>
          {words.limits(lender.name)}
        </Link>
      </p>
    </Stack>
  );
}
