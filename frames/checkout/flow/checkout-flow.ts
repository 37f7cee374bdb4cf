import type { RequestOf } from '../../../shared/api/endpoint';
import type { Flow } from '../../platform/page/flow';
import type { FrameRequest } from '../../platform/page/frame-flow';
import type { CallName, CheckoutCalls } from './calls';
import type { CheckoutEffect, TimerName } from './events';
import type { Screen } from './screen';
import type { CheckoutState, Typed } from './state';

/** The flow of the checkout, as its rules see it. */
export type CheckoutFlow = Flow<CheckoutState, CheckoutCalls, undefined, TimerName, CheckoutEffect | FrameRequest>;

export const change = (flow: CheckoutFlow, part: Partial<CheckoutState>): void => flow.set({ ...flow.state, ...part });
export const show = (flow: CheckoutFlow, screen: Screen): void => change(flow, { screen });
/** Changes what is typed or ticked. */
export const enter = (flow: CheckoutFlow, typed: Partial<Typed>): void =>
  change(flow, { paymentUserData: { ...flow.state.paymentUserData, ...typed } });

/** Starts a call, unless one of its name is pending, whatever its body. */
export function callOnce<Name extends CallName>(
  flow: CheckoutFlow,
  name: Name,
  body: RequestOf<CheckoutCalls[Name]>,
): void {
  if (!flow.isPending(name)) flow.call(name, body);
}

/** Cancels all calls, and nothing is polled any more. */
export function cancelAll(flow: CheckoutFlow): void {
  flow.cancelAll();
  flow.stopTimer('poll');
}
