import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import { OrderLine, type OrderLineProps } from './order-line';
import type { OrderWords } from './words';

/** What is bought. `amount`: whole rupees. */
export interface Order {
  readonly orderId: string;
  readonly amount: number;
  readonly items: readonly { readonly name: string }[];
}

interface OrderSummaryProps extends Pick<OrderLineProps, 'kind'> {
  readonly order: Order;
  readonly words: OrderWords;
}

/** An order: what it is, its number and its price. */
export const OrderSummary = ({ order, words, kind = 'strip' }: OrderSummaryProps): ReactNode => (
  <OrderLine
    name={words.items(order.items[0]?.name ?? order.orderId, order.items.length)}
    under={words.number(order.orderId)}
    price={formatRupees(order.amount)}
    kind={kind}
  />
);
