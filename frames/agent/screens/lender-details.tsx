import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Screen } from '../../kit/screen';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { Tile } from '../../kit/tile';
import type { ViewProps } from '../view';
import { AgentBar } from './agent-bar';
import { CustomerStrip } from './customer-strip';
import css from './lender-details.module.css';
import { PlanItem } from './plan-item';

/** EMI plans of the selected lender. Source: S2§2. */
export function LenderDetailsScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { details } = messages;
  const lender = state.selectedLenderDetails;
  return (
    <Screen
      bar={<AgentBar {...props} />}
      strip={<CustomerStrip {...props} />}
      pad="middle"
      poweredBy={messages.common.poweredBy}
      actions={
        <>
          <Button kind="secondary" width="fit" icon="share" onClick={() => send({ type: 'shareInfoAsked' })}>
            {details.share}
          </Button>
          <Button width="grow" onClick={() => send({ type: 'eligibilityAsked' })}>
            {details.checkEligibility}
          </Button>
        </>
      }
    >
      {lender && (
        <Stack gap={5}>
          <div className={css.lender}>
            <Tile name={lender.name} size={52} />
            <div>
              <Heading level={1} size="2">
                {lender.name}
              </Heading>
              <Text size={14}>{details.finances(lender.minLoanAmount, lender.maxLoanAmount)}</Text>
              {lender.lender_offer !== null && <Text size={14}>{lender.lender_offer}</Text>}
            </div>
          </div>
          <Stack gap={3}>
            <div className={css.plans}>
              <Heading level={2} size="3">
                {details.plansFor(state.submittedAmount ?? 0)}
              </Heading>
              <Link onClick={() => send({ type: 'amountEditAsked' })}>{details.editAmount}</Link>
            </div>
            <RowList>
              {lender.emiPlans.map((plan) => (
                <PlanItem key={plan.emiPlanId} plan={plan} lender={lender.name} messages={messages} />
              ))}
            </RowList>
          </Stack>
        </Stack>
      )}
    </Screen>
  );
}
