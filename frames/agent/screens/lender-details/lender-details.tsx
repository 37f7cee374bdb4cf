import type { ReactNode } from 'react';
import { Button } from '../../../kit/button';
import * as icons from '../../../kit/icons';
import { Screen } from '../../../kit/screen';
import { LenderPlans } from '../../../lending';
import { deferredMessages } from '../../deferred-messages';
import { AgentBar } from '../../parts/agent-bar';
import { CustomerStrip } from '../../parts/customer-strip';
import type { ViewProps } from '../../view';

/** EMI plans of the selected lender. Source: S2§2. */
export function LenderDetailsScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { details } = deferredMessages(messages);
  const lender = state.purchase.selectedLenderDetails;
  return (
    <Screen
      bar={<AgentBar {...props} />}
      strip={<CustomerStrip {...props} />}
      pad="middle"
      poweredBy={messages.common.poweredBy}
      actions={
        <>
          <Button kind="secondary" width="fit" icon={icons.share} onClick={() => send({ type: 'shareInfoAsked' })}>
            {details.share}
          </Button>
          <Button width="grow" onClick={() => send({ type: 'eligibilityAsked' })}>
            {details.checkEligibility}
          </Button>
        </>
      }
    >
      {lender && (
        <LenderPlans
          lender={lender}
          amount={state.purchase.submittedAmount ?? 0}
          t={details}
          onEditAmount={() => send({ type: 'amountEditAsked' })}
        />
      )}
    </Screen>
  );
}
