import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ApiClient } from '../../api/client';
import type { FlowCalls, FlowDefinition } from '../flow';
import { FlowView, type PageView } from '../flow-view';
import type { PerformPorts } from '../site-page';
import { startMachine } from '../start-machine';

interface Around<Input, Event, Effect> {
  readonly client: ApiClient;
  readonly page?: Window & typeof globalThis;
  /** Carries effects out; without it they are recorded alone. */
  readonly perform?: (ports: PerformPorts<Event, Input>) => (effect: Effect) => void;
}

/** Renders the view of a flow that runs with a client of the test. Returns the effects that the flow has run. */
export function showFlow<
  State,
  Event extends { readonly type: string },
  Calls extends FlowCalls,
  Input,
  Timer extends string,
  Effect,
>(
  flow: FlowDefinition<State, Event, Calls, Input, Timer, Effect>,
  View: ComponentType<PageView<State, Event>>,
  input: Input,
  { client, page = window, perform }: Around<Input, Event, Effect>,
): readonly Effect[] {
  const effects: Effect[] = [];
  const start = () =>
    startMachine(page, client, flow, input, (send, signal) => {
      const carryOut = perform?.({ data: input, page, send, signal, reload: () => undefined, close: () => undefined });
      return (effect) => {
        effects.push(effect);
        carryOut?.(effect);
      };
    });
  render(<FlowView start={start} View={View} page={page} />);
  return effects;
}
