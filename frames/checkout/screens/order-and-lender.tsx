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
  const { plans: t } = messages;
  return (
    <div className={css.card}>
      {order && config.shouldShowTransactionDetails && !hasSide && (
        <OrderSummary order={order} t={messages.order} kind="row" />
      )}
      {lender && offers && (
        <LenderLine
          name={lender.name}
          count={offers.lenders.length}
          rank={lowest?.isChosen && offers.lenders.length > 1 ? t.lowestFor(lowest.plan.tenure) : ''}
          t={t}
          onChange={() => send({ type: 'lendersAsked' })}
        />
      )}
    </div>
  );
}
