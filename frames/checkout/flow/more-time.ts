import type { ResponseOf } from '../../../shared/api/endpoint';
import type { extendOrder } from '../../../shared/api/payment';
import { ASKED_WITH_LEFT_MS } from '../../../shared/rules/order-time';
import { type CheckoutFlow, callOnce, change } from './checkout-flow';
import { asksForTime } from './screen-facts';
import { showSnackbar } from './snackbar';

/** No two answers say to the millisecond when an order ends, as each takes another time on its way. */
const SAME_END_MS = 30_000;

/** Counts to the end of the order's time, and to the moment at which the shopper is asked for more. */
export function countToEnd(flow: CheckoutFlow, expiresAtMs: number): void {
  const leftMs = expiresAtMs - flow.nowMs;
  flow.startTimer('timeLow', Math.max(0, leftMs - ASKED_WITH_LEFT_MS));
  flow.startTimer('orderEnd', Math.max(0, leftMs));
}

export function askForTime(flow: CheckoutFlow): void {
  if (flow.state.moreTime === 'notYet') change(flow, { moreTime: 'asked' });
}

/** 'Add 10 minutes'; a second press waits for the first. */
export function addTime(flow: CheckoutFlow): void {
  if (asksForTime(flow.state)) callOnce(flow, 'extendOrder', {});
}

/** 'Continue without', Esc, Back. */
export function declineTime(flow: CheckoutFlow): void {
  change(flow, { moreTime: 'declined' });
}

/** The order ends later, whoever has asked for it. */
function endsAt(flow: CheckoutFlow, expiresAtMs: number, extensionsRemaining: number | undefined): void {
  const { pgData: order, timer } = flow.state;
  if (!order) return;
  change(flow, {
    pgData: { ...order, expiresAtMs, extensionsRemaining },
    // The line under it is full again.
    timer: timer && { startsAtMs: flow.nowMs, endsAtMs: expiresAtMs },
    moreTime: 'notYet',
  });
  countToEnd(flow, expiresAtMs);
}

export function onExtended(flow: CheckoutFlow, data: ResponseOf<typeof extendOrder>): void {
  endsAt(flow, data.expiresAtMs, data.extensionsRemaining);
  showSnackbar(flow, 'timeAdded');
}

export const onNotExtended = (flow: CheckoutFlow): void => change(flow, { moreTime: 'failed' });

/** Another window may have prolonged it. */
export function takeEnd(flow: CheckoutFlow, expiresAtMs: number): void {
  const { pgData: order } = flow.state;
  if (order && expiresAtMs > order.expiresAtMs + SAME_END_MS)
    endsAt(flow, expiresAtMs, order.extensionsRemaining && order.extensionsRemaining - 1);
}
