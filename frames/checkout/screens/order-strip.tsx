import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { OrderLine } from '../../kit/order-line';
import type { ViewProps } from '../view';

/** What is bought. */
export function OrderStrip(props: ViewProps & { readonly kind?: 'strip' | 'plain' }): ReactNode {
  const { order } = props.state;
  const { order: words } = props.messages;
  if (!order) return null;
  return (
    <OrderLine
      name={words.items(order.items[0]?.name ?? order.orderId, order.items.length)}
      under={words.number(order.orderId)}
      price={formatRupees(order.amount)}
      kind={props.kind ?? 'strip'}
    />
  );
}
