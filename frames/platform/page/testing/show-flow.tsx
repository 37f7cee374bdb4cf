import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ApiClient } from '../../api/client';
import type { FlowCalls, FlowDefinition } from '../flow';
import { FlowView, type PageView } from '../flow-view';
import { startMachine } from '../start-machine';

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
  client: ApiClient,
): readonly Effect[] {
  const effects: Effect[] = [];
  const start = () => startMachine(window, client, flow, input, (effect) => effects.push(effect));
  render(<FlowView start={start} View={View} page={window} />);
  return effects;
}
