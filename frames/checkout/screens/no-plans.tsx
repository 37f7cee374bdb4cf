import type { ReactNode } from 'react';
import { nearestAmount } from '../../../shared/lenders/nearest-amount';
import * as icons from '../../kit/icons';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { MessageStep } from './message-step';

/** No lender has a plan for this order. */
export function NoPlansScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { common } = messages;
  const t = deferredMessages(messages).noPlans;
  const amount = state.pgData?.amount ?? 0;
  return (
    <MessageStep
      view={props}
      art={{ icon: icons.search, at: 1 }}
      title={t.title(amount)}
      text={t.text(nearestAmount(state.paymentDetails?.lenders ?? [], amount)?.rupees ?? null)}
      button={common.backTo(merchantName(state))}
      onPress={() => send({ type: 'closeAsked' })}
    />
  );
}
