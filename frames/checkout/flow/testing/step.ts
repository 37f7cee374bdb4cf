import type { CallsOf, PendingCall as Pending } from '../../../platform/flow/calls';
import type { Transition } from '../../../platform/flow/reducer-context';
import { type FlowEffect, type FlowEvent, type FlowRecord, stepFlow } from '../../../platform/page/flow-step';
import type { FrameRequest } from '../../../platform/page/frame-flow';
import { checkoutFlow } from '../../checkout.flow';
import type { CheckoutCalls } from '../calls';
import type { CheckoutEffect, CheckoutEvent, TimerName } from '../events';
import type { CheckoutState } from '../state';

export type CheckoutRecord = FlowRecord<CheckoutState>;
export type PendingCall = Pending<CallsOf<CheckoutCalls>>;
type RecordEvent = Extract<FlowEvent<never>, { readonly type: 'callSucceeded' | 'callFailed' | 'timerFired' }>;
/** An event, an answer, or a timer; without an id the timer counts, whether it runs or not. */
export type ScriptedEvent = CheckoutEvent | RecordEvent | { readonly type: 'timerFired'; readonly timer: TimerName };

type AnyEffect = FlowEffect<CheckoutEffect | FrameRequest>;
/** Effects side by side, those outside the flow as they are. */
export type ShownEffect = Exclude<AnyEffect, { readonly type: 'run' }> | CheckoutEffect | FrameRequest;

const take = (record: CheckoutRecord, event: FlowEvent<CheckoutEvent>, nowMs: number) =>
  stepFlow(checkoutFlow, undefined, record, event, { nowMs, newKey: () => 'key' });

const TIMER_ID = -1;

/** The step of one event. */
export function step(
  record: CheckoutRecord,
  event: ScriptedEvent,
  nowMs: number,
): Transition<CheckoutRecord, ShownEffect> {
  const { state, effects } = stepOf(record, event, nowMs);
  return { state, effects: effects.map((effect) => (effect.type === 'run' ? effect.effect : effect)) };
}

function stepOf(record: CheckoutRecord, event: ScriptedEvent, nowMs: number): Transition<CheckoutRecord, AnyEffect> {
  switch (event.type) {
    case 'callSucceeded':
    case 'callFailed':
      return take(record, event, nowMs);
    case 'timerFired': {
      if ('id' in event) return take(record, event, nowMs);
      if (record.own.phase !== 'open') return take(record, { ...event, id: TIMER_ID }, nowMs);
      const running = { ...record, timers: { ...record.timers, [event.timer]: TIMER_ID } };
      return take(running, { ...event, id: TIMER_ID }, nowMs);
    }
    case 'wentOnline': {
      const back = take(record, { type: 'sent', event }, nowMs);
      const again = take(back.state, event, nowMs);
      return { state: again.state, effects: [...back.effects, ...again.effects] };
    }
    default:
      return take(record, { type: 'sent', event }, nowMs);
  }
}
