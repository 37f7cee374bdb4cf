import type { Endpoint } from '../../../shared/api/endpoint';
import { CallRunner, type LaterCalls } from '../flow/call-runner';
import { type FlowRecord, type KeyedCalls, nameOf } from './flow-step';
import type { CreateRunner } from './frame-flow';

/** Calls of a frame. `endpoints`: of the first screen; `later` has all of them. `read` adds to an answer. */
export const frameCalls =
  <State, Later extends LaterCalls<KeyedCalls, FlowRecord<State>> = LaterCalls<KeyedCalls, FlowRecord<State>>>({
    endpoints,
    headersOf,
    later,
    read,
  }: {
    readonly endpoints: Readonly<Record<string, Endpoint>>;
    readonly headersOf: (state: State) => Readonly<Record<string, string>>;
    readonly later: () => Promise<Later>;
    readonly read?: (data: unknown, state: State, later: () => Promise<Later>) => unknown;
  }): CreateRunner<State> =>
  (ports, send) =>
    new CallRunner<KeyedCalls, FlowRecord<State>, Later>(
      ports,
      {
        endpointOf: (call) => endpoints[nameOf(call)],
        headersOf: ({ own }) => headersOf(own),
        later,
        ...(read && { read: (data, { own }, loadLater) => read(data, own, loadLater) }),
      },
      send,
    );
