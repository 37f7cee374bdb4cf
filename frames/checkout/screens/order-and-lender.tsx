import type { ReactNode } from 'react';
import { useWide } from '../../kit/use-wide';
import { LenderLine } from '../../lending';
import { OrderSummary } from '../../payment';
import { lowestTotal, selectedLender } from '../flow/selectors';
import type { ViewProps } from '../view';
import css from './order-and-lender.module.css';

/** What is bought and who lends the money for it, in one card; the order stands in the side where there is one. */
export function OrderAndLender({ state, send, messages }: ViewProps): ReactNode {
  const hasSide = useWide() && state.config.shouldShowDrawer;
  const { pgData: order, paymentDetails: offers, config } = state;
  const lender = selectedLender(state);
  const lowest = lowestTotal(state);
  const { plans: words } = messages;
  return (
    <div className={css.card}>
      {order && config.shouldShowTransactionDetails && !hasSide && (
        <OrderSummary order={order} words={messages.order} kind="row" />
      )}
      {lender && offers && (
        <LenderLine
          name={lender.name}
          count={offers.lenders.length}
          rank={lowest?.isChosen && offers.lenders.length > 1 ? words.lowestFor(lowest.plan.tenure) : ''}
          words={words}
          onChange={() => send({ type: 'lendersAsked' })}
        />
      )}
    </div>
  );
}
