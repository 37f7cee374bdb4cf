import type { ReactNode } from 'react';
import { MessageScreen } from '../../kit/message-screen';
import type { PaymentLender } from '../flow/state';
import type { ViewProps } from '../view';
import { CheckoutBar } from './checkout-bar';
import { merchantName } from './merchant-name';

/** The closest amount that some lender finances; null without a lender. */
function nearestAmount(lenders: readonly PaymentLender[], amount: number): number | null {
  const bounds = lenders.map(({ minLoanAmount: min, maxLoanAmount: max }) => Math.min(Math.max(amount, min), max));
  const away = (bound: number): number => Math.abs(bound - amount);
  return bounds.sort((one, other) => away(one) - away(other))[0] ?? null;
}

/** No lender has a plan for this order. */
export function NoPlans(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { plans: words, common } = messages;
  const amount = state.order?.amount ?? 0;
  return (
    <MessageScreen
      bar={<CheckoutBar {...props} />}
      art={{ icon: 'search', at: 1 }}
      title={words.emptyTitle(amount)}
      text={words.emptyText(nearestAmount(state.offers?.lenders ?? [], amount))}
      wide
      button={common.backTo(merchantName(state))}
      onPress={() => send({ type: 'closeAsked' })}
      poweredBy={common.poweredBy}
    />
  );
}
