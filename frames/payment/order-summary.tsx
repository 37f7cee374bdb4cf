import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import type { OrderMessages } from './message-types';
import { OrderLine, type OrderLineProps } from './order-line';

/** What is bought. `amount`: whole rupees. */
export interface Order {
  readonly orderId: string;
  readonly amount: number;
  readonly items: readonly { readonly name: string }[];
}

interface OrderSummaryProps extends Pick<OrderLineProps, 'kind'> {
  readonly order: Order;
  readonly t: OrderMessages;
}

/** An order: what it is, its number and its price. */
export const OrderSummary = ({ order, t, kind = 'strip' }: OrderSummaryProps): ReactNode => (
  <OrderLine
    name={t.items(order.items[0]?.name ?? order.orderId, order.items.length)}
    under={t.number(order.orderId)}
    price={formatRupees(order.amount)}
    kind={kind}
  />
);
