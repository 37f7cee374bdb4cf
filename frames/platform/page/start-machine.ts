import { atom } from 'jotai/vanilla';
import type { Endpoint } from '../../../shared/api/endpoint';
import type { ApiClient } from '../api/client';
import { patientHttp } from '../api/patient-http';
import { CallRunner } from '../flow/call-runner';
import { FlowMachine } from '../flow/flow-machine';
import { randomId } from '../random/random-id';
import { deviceTimeClient } from './device-time-client';
import type { FlowCalls, FlowDefinition } from './flow';
import { type FlowEffect, type FlowEvent, type FlowRecord, firstRecord, nameOf, stepFlow } from './flow-step';

type Machine<State, Event, Effect> = FlowMachine<FlowRecord<State>, FlowEvent<Event>, FlowEffect<Effect>, null>;

/** A flow that runs. */
export interface RunningFlow<State, Event, Effect> {
  readonly machine: Machine<State, Event, Effect>;
  readonly send: (event: Event) => void;
  /** Aborts all calls and effects; nothing changes any more. */
  readonly stop: () => void;
}

/** Makes the function that carries out the effects of a flow. `signal` is aborted once the flow stops, and ends effects
 *  that are still at work. */
export type CreatePerform<Event, Effect> = (
  send: (event: Event) => void,
  signal: AbortSignal,
) => (effect: Effect) => void;

/** Starts a flow on a page. It stops at `pagehide`: a page that the browser restores starts a new one. */
export function startMachine<
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Input,
  Timer extends string,
  Effect,
>(
  page: Window & typeof globalThis,
  client: ApiClient,
  definition: FlowDefinition<State, Event, Calls, Input, Timer, Effect>,
  input: Input,
  createPerform: CreatePerform<Event, Effect>,
): RunningFlow<State, Event, Effect> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const newKey = (): string => randomId(page);
  const machine: Machine<State, Event, Effect> = new FlowMachine({
    stateAtom: atom(firstRecord(definition.initial(input, Date.now()))),
    messages: null,
    reduce: (record, event, nowMs) => stepFlow(definition, input, record, event, { nowMs, newKey }),
  });
  const take = (event: FlowEvent<Event>): void => {
    if (!signal.aborted) machine.send(event);
  };
  const send = (event: Event): void => take({ type: 'sent', event });
  const perform = createPerform(send, signal);
  let reconnectCount = 0;
  const endpoints: Readonly<Record<string, Endpoint>> = definition.calls;
  const runner = new CallRunner(
    {
      client: () => deviceTimeClient(client, definition.countsDown),
      nowMs: () => Date.now(),
      newKey,
      reconnectCount: () => reconnectCount,
    },
    {
      endpointOf: (call: string) => endpoints[nameOf(call)],
      isDeviceTime: true,
      headersOf: ({ own }: FlowRecord<State>) => definition.headersOf?.(own) ?? {},
      later: async () => {
        const rowOf = await definition.loadRowOf?.();
        return { endpoints, http: patientHttp, rowOf: (answered, call) => rowOf?.(answered, nameOf(call)) ?? null };
      },
    },
    take,
  );
  const firesHidden: readonly string[] = definition.firesHidden ?? [];
  function startTimer(timer: string, id: number, delayMs: number): void {
    const fire = (): void => {
      if (page.document.hidden && !firesHidden.includes(timer))
        page.document.addEventListener('visibilitychange', fire, { once: true, signal });
      else take({ type: 'timerFired', timer, id });
    };
    page.setTimeout(fire, delayMs);
  }
  machine.connect((effect) => {
    switch (effect.type) {
      case 'call':
        void runner.start(effect.pending, machine.state);
        break;
      case 'abortCall':
        runner.abort(effect.requestId);
        break;
      case 'startTimer':
        startTimer(effect.timer, effect.id, effect.delayMs);
        break;
      case 'run':
        perform(effect.effect);
        break;
      default:
        effect satisfies never;
    }
  });
  const wentOnline = (): void => {
    reconnectCount += 1;
    take({ type: 'wentOnline' });
  };
  const stop = (): void => {
    stopped.abort();
    for (const pending of Object.values(machine.state.calls)) if (pending) runner.abort(pending.requestId);
  };
  page.addEventListener('online', wentOnline, { signal });
  page.addEventListener('pagehide', stop, { signal });
  take({ type: 'started' });
  return { machine, send, stop };
}
