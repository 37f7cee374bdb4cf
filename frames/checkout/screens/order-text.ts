import type { OrderMessages } from '../../payment';
import { deferredMessages } from '../deferred-messages';
import { dueAtShop, financedIn } from '../flow/price-parts';
import type { ViewProps } from '../view';

/** How the order's price is split; '' where it is not. */
export function partsText({ state, messages }: Pick<ViewProps, 'state' | 'messages'>): string {
  const now = dueAtShop(state);
  return now > 0 ? deferredMessages(messages).nearest.twoParts.both(now, financedIn(state)) : '';
}

/** Messages of an order; where its price is split both parts stand beside its number. */
export function orderText(props: Pick<ViewProps, 'state' | 'messages'>): OrderMessages {
  const { order } = props.messages;
  const parts = partsText(props);
  return parts === '' ? order : { ...order, number: (orderId) => `${order.number(orderId)} · ${parts}` };
}
