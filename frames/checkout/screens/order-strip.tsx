import type { ReactNode } from 'react';
import { OrderSummary } from '../../payment';
import type { ViewProps } from '../view';
import { orderWords } from './order-words';

/** What is bought, once it is known. */
export const OrderStrip = ({ state, messages }: ViewProps): ReactNode =>
  state.order && <OrderSummary order={state.order} words={orderWords({ state, messages })} />;
