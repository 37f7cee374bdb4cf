import type { Endpoint } from '../../../shared/api/endpoint';
import { isSilent } from '../api/failure';
import type { CallEvent } from '../flow/call-runner';
import { type CallEffect, type CallsState, noCalls, type PendingCall } from '../flow/calls';
import { bodyHash, ReducerContext, type Transition } from '../flow/reducer-context';
import type { AnswerRules, Flow, FlowCalls, FlowRules } from './flow';

/** Calls by name and key, 'check 1201'. */
export type KeyedCalls = Readonly<Record<string, { readonly body: unknown; readonly data: unknown }>>;

/** The state of a page with what belongs to its calls and timers. */
export interface FlowRecord<State> extends CallsState<KeyedCalls> {
  readonly own: State;
  /** Ids of the timers that run; a timer of another id was replaced. */
  readonly timers: Readonly<Record<string, number>>;
}

export type FlowEvent<Event> =
  | { readonly type: 'started' }
  | { readonly type: 'sent'; readonly event: Event }
  | { readonly type: 'timerFired'; readonly timer: string; readonly id: number }
  | CallEvent<KeyedCalls>;

export type FlowEffect<Effect> =
  | CallEffect<KeyedCalls>
  | { readonly type: 'startTimer'; readonly timer: string; readonly id: number; readonly delayMs: number }
  | { readonly type: 'run'; readonly effect: Effect };

export const firstRecord = <State>(own: State): FlowRecord<State> => ({ ...noCalls, own, timers: {} });

const keyed = (name: string, key: string | undefined): string => (key === undefined ? name : `${name} ${key}`);
/** The name of a call without its key. */
export const nameOf = (call: string): string => call.split(' ', 1)[0] ?? call;

type Context<State, Effect> = ReducerContext<KeyedCalls, FlowRecord<State>, FlowEffect<Effect>>;
const ignore = (): void => undefined;
type Tagged = { readonly type: string };
type AnyRules<Rules> = AnswerRules<Rules, Endpoint>;

/** Takes one event: the next record, and the effects to carry out. A pure function. */
export function stepFlow<State, Event extends Tagged, Calls extends FlowCalls, Input, Timer extends string, Effect>(
  rules: FlowRules<State, Event, Calls, Input, Timer, Effect>,
  input: Input,
  record: FlowRecord<State>,
  event: FlowEvent<Event>,
  { nowMs, newKey }: { readonly nowMs: number; readonly newKey: () => string },
): Transition<FlowRecord<State>, FlowEffect<Effect>> {
  const sent: Event['type'] | null = event.type === 'sent' ? event.event.type : null;
  if (rules.accepts?.(record.own, sent) === false) return { state: record, effects: [] };
  const context: Context<State, Effect> = new ReducerContext(record, nowMs);
  let failing: PendingCall<KeyedCalls> | null = null;
  const flow: Flow<State, Calls, Input, Timer, Effect> = {
    get state() {
      return context.state.own;
    },
    input,
    nowMs,
    set: (own) => context.set({ own }),
    call(name, body, key) {
      const call = keyed(name, key);
      const pending = context.state.calls[call];
      if (pending && bodyHash(pending.body) !== bodyHash(body))
        throw new Error(`The call '${call}' is pending with another body`);
      context.call(call, body);
    },
    isPending: (name, key) => context.state.calls[keyed(name, key)] !== undefined,
    statusOf: (name, key) => context.state.callStatus[keyed(name, key)] ?? 'none',
    hasInterrupted: () => context.state.interrupted.length > 0,
    interrupt() {
      if (failing) context.interrupt(failing);
    },
    resume,
    dropInterrupted: () => context.set({ interrupted: [] }),
    cancel: (name, key) => context.abandon(keyed(name, key)),
    cancelAll: () => context.abandonAll(),
    endAllIntents() {
      context.abandonAll();
      context.set({ intents: {}, callStatus: {} });
    },
    startTimer(timer, delayMs) {
      const id = context.newId();
      context.set({ timers: { ...context.state.timers, [timer]: id } });
      context.ask({ type: 'startTimer', timer, id, delayMs });
    },
    stopTimer(timer) {
      const { [timer as string]: _, ...timers } = context.state.timers;
      context.set({ timers });
    },
    isRunning: (timer) => context.state.timers[timer] !== undefined,
    newId: () => context.newId(),
    newKey,
    run: (effect) => context.ask({ type: 'run', effect }),
  };
  // SAFETY (all below): a table has one rule for each name, typed by that name; indexing by the name keeps the pair.
  const answersOf = (call: string): AnyRules<typeof flow> => rules.answers[nameOf(call)] as AnyRules<typeof flow>;
  function resume(): void {
    context.resume(
      Object.fromEntries(
        context.state.interrupted.map((pending) => [
          pending.call,
          {
            done: ignore,
            failed: ignore,
            again() {
              const { again, whenOnline } = answersOf(pending.call);
              if (again) again(flow, () => context.repeat(pending));
              else whenOnline?.(flow);
            },
          },
        ]),
      ),
    );
  }
  switch (event.type) {
    case 'started':
      rules.start?.(flow);
      break;
    case 'sent': {
      const rule = rules.on[event.event.type as Event['type']] as (
        flow: Flow<State, Calls, Input, Timer, Effect>,
        sent: Event,
      ) => void;
      rule(flow, event.event);
      break;
    }
    case 'timerFired':
      if (context.state.timers[event.timer] !== event.id) break;
      flow.stopTimer(event.timer as Timer);
      rules.timers[event.timer as Timer](flow);
      break;
    case 'callSucceeded': {
      const { call } = event;
      const body = context.state.calls[call]?.body;
      context.succeed(
        { [call]: { done: (_, data) => answersOf(call).done(flow, data as never, body as never), failed: ignore } },
        event,
      );
      break;
    }
    case 'callFailed': {
      const pending = context.fail(event);
      if (!pending || rules.failed?.(flow, event.failure, nameOf(event.call))) break;
      const { failed, whenOnline } = answersOf(event.call);
      // The rule makes the call again from the state: a body may contain a PAN.
      if (whenOnline && isSilent(event.failure)) context.interrupt({ ...pending, body: undefined });
      failing = pending;
      failed(flow, event.failure, pending.body as never);
      break;
    }
    case 'wentOnline':
      resume();
      break;
    default:
      event satisfies never;
  }
  rules.after?.(flow, record.own);
  return context.end();
}
