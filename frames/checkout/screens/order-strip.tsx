import type { ReactNode } from 'react';
import { useWide } from '../../kit/use-wide';
import { OrderSummary } from '../../payment';
import type { ViewProps } from '../view';
import { orderText } from './order-text';

/** What is bought, once it is known; it stands in the side where there is one. */
export function OrderStrip({ state, messages }: ViewProps): ReactNode {
  const hasSide = useWide() && state.config.shouldShowDrawer;
  const { pgData: order, config } = state;
  return (
    order &&
    config.shouldShowTransactionDetails &&
    !hasSide && <OrderSummary order={order} t={orderText({ state, messages })} />
  );
}
