import { atom } from 'jotai/vanilla';
import type { Endpoint } from '../../../shared/api/endpoint';
import type { ApiClient } from '../api/client';
import { patientHttp } from '../api/patient-http';
import { CallRunner } from '../flow/call-runner';
import { FlowMachine } from '../flow/flow-machine';
import { randomId } from '../random/random-id';
import type { FlowCalls, FlowDefinition } from './flow';
import { type FlowEffect, type FlowEvent, type FlowRecord, firstRecord, nameOf, stepFlow } from './flow-step';

type Machine<State, Event, Effect> = FlowMachine<FlowRecord<State>, FlowEvent<Event>, FlowEffect<Effect>, null>;

/** A flow that runs. */
export interface RunningFlow<State, Event, Effect> {
  readonly machine: Machine<State, Event, Effect>;
  readonly send: (event: Event) => void;
  /** Gives all calls up and carries out nothing more. */
  readonly stop: () => void;
}

/** Starts a flow on a page. `createPerform` makes what carries out the effects that the flow runs. */
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
  createPerform: (send: (event: Event) => void) => (effect: Effect) => void,
): RunningFlow<State, Event, Effect> {
  const stopped = new AbortController();
  const newKey = (): string => randomId(page);
  const machine: Machine<State, Event, Effect> = new FlowMachine({
    stateAtom: atom(firstRecord(definition.initial(input, Date.now()))),
    messages: null,
    reduce: (record, event, nowMs) => stepFlow(definition, input, record, event, { nowMs, newKey }),
  });
  const send = (event: Event): void => machine.send({ type: 'sent', event });
  const perform = createPerform(send);
  let reconnectCount = 0;
  const endpoints: Readonly<Record<string, Endpoint>> = definition.calls;
  const runner = new CallRunner(
    {
      client: () => client,
      nowMs: () => Date.now(),
      newKey,
      reconnectCount: () => reconnectCount,
    },
    {
      endpointOf: (call: string) => endpoints[nameOf(call)],
      ...(!definition.countsDown && { isServersTime: true }),
      headersOf: ({ own }: FlowRecord<State>) => definition.headersOf?.(own) ?? {},
      later: async () => {
        const rowOf = await definition.loadRowOf?.();
        return { endpoints, http: patientHttp, rowOf: (answered, call) => rowOf?.(answered, nameOf(call)) ?? null };
      },
    },
    machine.send,
  );
  function startTimer(timer: string, id: number, delayMs: number): void {
    const fire = (): void => {
      if (page.document.hidden)
        page.document.addEventListener('visibilitychange', fire, { once: true, signal: stopped.signal });
      else machine.send({ type: 'timerFired', timer, id });
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
    machine.send({ type: 'wentOnline' });
  };
  page.addEventListener('online', wentOnline, { signal: stopped.signal });
  machine.send({ type: 'started' });
  return {
    machine,
    send,
    stop() {
      stopped.abort();
      for (const pending of Object.values(machine.state.calls)) if (pending) runner.abort(pending.requestId);
      machine.connect(() => undefined);
    },
  };
}
