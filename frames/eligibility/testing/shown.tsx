import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app';
import { createEligibilityMachine } from '../app/machine';
import type { EligibilityEffect } from '../flow/events';
import { eventOf, type ScriptedEvent } from './states';

/** The widget after what has happened, with everything loaded; what it would do outside is only noted. */
export function show(...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]) {
  const effects: EligibilityEffect[] = [];
  const machine = createEligibilityMachine();
  machine.connect((effect) => void effects.push(effect));
  const send = (...more: readonly ScriptedEvent[]): void => {
    for (const scripted of more) act(() => machine.send(eventOf(scripted, machine.state)));
  };
  render(<App machine={machine} />);
  send(...(events.flat() as ScriptedEvent[]));
  /** The call that was asked for last. */
  const called = () => effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending] : [])).at(-1);
  return { machine, effects, called, send, pointer: userEvent.setup() };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
