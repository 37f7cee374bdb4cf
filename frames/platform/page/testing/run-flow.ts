import type { ResponseOf } from '../../../../shared/api/endpoint';
import { clientFailure, type Failure } from '../../api/failure';
import type { CallStatus } from '../../flow/calls';
import type { FlowCalls, FlowDefinition } from '../flow';
import { type FlowEvent, firstRecord, nameOf, stepFlow } from '../flow-step';

/** A refusal by the server, with what a test changes in it. */
export const refusal = (change: Partial<Failure> = {}): Failure => ({
  ...clientFailure(new Error('No.'), 'business'),
  status: 400,
  code: 4000,
  ...change,
});

/** Runs a flow without a view. A call is answered by its name, or by its name and key ('check 1201'). */
export function runFlow<
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Input,
  Timer extends string,
  Effect,
>(definition: FlowDefinition<State, Event, Calls, Input, Timer, Effect>, input: Input, firstMs = 1_000) {
  let nowMs = firstMs;
  let record = firstRecord(definition.initial(input, nowMs));
  /** Calls in order: name and body. */
  const sent: (readonly [name: string, body: unknown])[] = [];
  const effects: Effect[] = [];
  const delays: Partial<Record<string, number>> = {};
  function take(event: FlowEvent<Event>): void {
    const step = stepFlow(definition, input, record, event, { nowMs, newKey: () => 'key' });
    record = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'call') sent.push([nameOf(effect.pending.call), effect.pending.body]);
      else if (effect.type === 'startTimer') delays[effect.timer] = effect.delayMs;
      else if (effect.type === 'run') effects.push(effect.effect);
    }
  }
  /** Id of a call that is pending; 0, which no call has, if it is not. */
  const requestIdOf = (call: string): number => record.calls[call]?.requestId ?? 0;
  take({ type: 'started' });
  return {
    sent,
    effects,
    /** Delay of each timer by its name, as last started. */
    delays,
    state: (): State => record.own,
    headers: () => definition.headersOf?.(record.own) ?? {},
    isPending: (call: string): boolean => record.calls[call] !== undefined,
    /** none, initiated, success or error of the last run of a call. */
    statusOf: (call: string): CallStatus => record.callStatus[call] ?? 'none',
    send(event: Event, atMs = nowMs): void {
      nowMs = atMs;
      take({ type: 'sent', event });
    },
    answer<Name extends keyof Calls & string>(name: Name, data: Partial<ResponseOf<Calls[Name]>>, key?: string): void {
      const call = key === undefined ? name : `${name} ${key}`;
      take({ type: 'callSucceeded', call, requestId: requestIdOf(call), data });
    },
    fail(name: keyof Calls & string, failure: Failure, key?: string): void {
      const call = key === undefined ? name : `${name} ${key}`;
      take({ type: 'callFailed', call, requestId: requestIdOf(call), failure });
    },
    /** Fires a timer that runs; one that was stopped does nothing. */
    fire(timer: Timer): void {
      take({ type: 'timerFired', timer, id: record.timers[timer] ?? 0 });
    },
    wentOnline: (): void => take({ type: 'wentOnline' }),
  };
}
