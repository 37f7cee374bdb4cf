import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { RowList } from '../kit/card';
import { Heading } from '../kit/heading';
import { Link } from '../kit/link';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { Tile } from '../kit/tile';
import css from './lender-plans.module.css';
import type { LenderPlansMessages } from './message-types';
import { PlanRow } from './plan-row';

interface LenderPlansProps {
  readonly lender: SalesLender;
  /** What is to be bought, rupees. */
  readonly amount: number;
  readonly t: LenderPlansMessages;
  readonly onEditAmount: () => void;
}

/** A lender, what it finances and offers, and its plans for an amount, to be read. Source: S2§2. */
export function LenderPlans({ lender, amount, t, onEditAmount }: LenderPlansProps): ReactNode {
  return (
    <Stack gap={5}>
      <div className={css.lender}>
        <Tile name={lender.name} size={52} />
        <div>
          <Heading level={1} size="2">
            {lender.name}
          </Heading>
          <Text size={14}>{t.finances(lender.minLoanAmount, lender.maxLoanAmount)}</Text>
          {lender.lender_offer !== null && <Text size={14}>{lender.lender_offer}</Text>}
        </div>
      </div>
      <Stack gap={3}>
        <div className={css.plans}>
          <Heading level={2} size="3">
            {t.plansFor(amount)}
          </Heading>
          <Link onClick={onEditAmount}>{t.editAmount}</Link>
        </div>
        <RowList>
          {lender.emiPlans.map((plan) => (
            <PlanRow key={plan.emiPlanId} plan={plan} lenderName={lender.name} t={t} />
          ))}
        </RowList>
      </Stack>
    </Stack>
  );
}
