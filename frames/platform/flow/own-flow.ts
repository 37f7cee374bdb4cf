import { atom } from 'jotai/vanilla';
import type { Endpoint } from '../../../shared/api/endpoint';
import type { ErrorRow } from '../../../shared/errors/row';
import type { ApiClient } from '../api/client';
import { patientHttp } from '../api/patient-http';
import { randomId } from '../random/random-id';
import { type CallEvent, CallRunner } from './call-runner';
import type { CallEffect, Calls, CallsState, NameOf } from './calls';
import { FlowMachine } from './flow-machine';
import type { Transition } from './reducer-context';
import type { AnsweredError } from './to-failure';

/** A flow inside a page of the site. */
interface OwnFlow<C extends Calls, State extends CallsState<C>, Event, Effect> {
  readonly first: State;
  readonly reduce: (
    state: State,
    event: Event | CallEvent<C>,
    nowMs: number,
  ) => Transition<State, Effect | CallEffect<C>>;
  readonly endpoints: { readonly [Name in NameOf<C>]: Endpoint };
  /** Besides those of every call. */
  readonly headersOf?: (state: State) => Readonly<Record<string, string>>;
  /** Loads what finds the row of the error catalogue that a code means to a call. */
  readonly loadRowOf: () => Promise<(answered: AnsweredError, call: NameOf<C>) => ErrorRow | null>;
}

/** Starts a flow with the calls of the page that it stands in; `perform` carries out what else it asks for. */
export function startOwnFlow<
  C extends Calls,
  State extends CallsState<C>,
  Event extends { readonly type: string },
  Effect extends { readonly type: string },
>(
  page: Window & typeof globalThis,
  client: ApiClient,
  { first, reduce, endpoints, headersOf = () => ({}), loadRowOf }: OwnFlow<C, State, Event, Effect>,
  perform: (effect: Effect) => void,
): FlowMachine<State, Event | CallEvent<C>, Effect | CallEffect<C>, null> {
  const machine = new FlowMachine<State, Event | CallEvent<C>, Effect | CallEffect<C>, null>({
    stateAtom: atom<State>(first),
    messages: null,
    reduce,
  });
  let reconnectCount = 0;
  const calls = new CallRunner<C, State>(
    {
      client: () => client,
      nowMs: () => Date.now(),
      newKey: () => randomId(page),
      reconnectCount: () => reconnectCount,
    },
    {
      endpoints,
      headersOf,
      later: async () => ({ endpoints, http: patientHttp, rowOf: await loadRowOf() }),
    },
    machine.send,
  );
  machine.connect((effect) => {
    // SAFETY (all): the two kinds of calls are the runner's, and no effect of a flow has their names.
    if (effect.type === 'call') void calls.start((effect as CallEffect<C> & { type: 'call' }).pending, machine.state);
    else if (effect.type === 'abortCall') calls.abort((effect as CallEffect<C> & { type: 'abortCall' }).requestId);
    else perform(effect as Effect);
  });
  page.addEventListener('online', () => {
    reconnectCount += 1;
  });
  return machine;
}
