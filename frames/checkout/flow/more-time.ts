import type { ResponseOf } from '../../../shared/api/endpoint';
import type { extendOrder } from '../../../shared/api/payment';
import { ASKED_WITH_LEFT_MS } from '../../../shared/rules/order-time';
import type { CheckoutContext } from './checkout-context';
import { asksForTime } from './screen-facts';
import { showSnackbar } from './snackbar';

/** No two answers say to the millisecond when an order ends, as each takes another time on its way. */
const SAME_END_MS = 30_000;

/** Counts to the end of the order's time, and to the moment at which the shopper is asked for more. Timers of an earlier
 *  end are older, and say nothing. */
export function countToEnd(context: CheckoutContext, expiresAtMs: number): void {
  const id = context.newId();
  const leftMs = expiresAtMs - context.nowMs;
  context.set({ orderTimerId: id });
  context.ask({ type: 'startTimer', timer: 'timeLow', id, delayMs: Math.max(0, leftMs - ASKED_WITH_LEFT_MS) });
  context.ask({ type: 'startTimer', timer: 'orderEnd', id, delayMs: Math.max(0, leftMs) });
}

export function askForTime(context: CheckoutContext): void {
  if (context.state.moreTime === 'notYet') context.set({ moreTime: 'asked' });
}

/** 'Add 10 minutes'; a second press waits for the first. */
export function addTime(context: CheckoutContext): void {
  if (asksForTime(context.state)) context.call('extendOrder', {});
}

/** 'Continue without', Esc, Back. */
export function declineTime(context: CheckoutContext): void {
  context.set({ moreTime: 'declined' });
}

/** The order ends later, whoever has asked for it. */
function endsAt(context: CheckoutContext, expiresAtMs: number, extensionsRemaining: number | undefined): void {
  const { pgData: order, timer } = context.state;
  if (!order) return;
  context.set({
    pgData: { ...order, expiresAtMs, extensionsRemaining },
    // The line under it is full again.
    timer: timer && { startsAtMs: context.nowMs, endsAtMs: expiresAtMs },
    moreTime: 'notYet',
  });
  countToEnd(context, expiresAtMs);
}

export function onExtended(context: CheckoutContext, data: ResponseOf<typeof extendOrder>): void {
  endsAt(context, data.expiresAtMs, data.extensionsRemaining);
  showSnackbar(context, 'timeAdded');
}

export const onNotExtended = (context: CheckoutContext): void => context.set({ moreTime: 'failed' });

/** Another window may have prolonged it. */
export function takeEnd(context: CheckoutContext, expiresAtMs: number): void {
  const { pgData: order } = context.state;
  if (order && expiresAtMs > order.expiresAtMs + SAME_END_MS)
    endsAt(context, expiresAtMs, order.extensionsRemaining && order.extensionsRemaining - 1);
}
