import type { Endpoint } from '../../../shared/api/endpoint';
import { CallRunner, type LaterCalls } from '../flow/call-runner';
import { type FlowRecord, type KeyedCalls, nameOf } from './flow-step';
import type { CreateRunner } from './frame-flow';

/** Calls of a frame. `endpoints`: of the first screen; `later` has all of them. */
export const frameCalls =
  <State>({
    endpoints,
    headersOf,
    later,
  }: {
    readonly endpoints: Readonly<Record<string, Endpoint>>;
    readonly headersOf: (state: State) => Readonly<Record<string, string>>;
    readonly later: () => Promise<LaterCalls<KeyedCalls, FlowRecord<State>>>;
  }): CreateRunner<State> =>
  (ports, send) =>
    new CallRunner<KeyedCalls, FlowRecord<State>>(
      ports,
      { endpointOf: (call) => endpoints[nameOf(call)], headersOf: ({ own }) => headersOf(own), later },
      send,
    );
