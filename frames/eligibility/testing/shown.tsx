import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FrameRequest } from '../../platform/page/frame-flow';
import { App } from '../app/app';
import { eligibility } from '../eligibility-frame';
import type { EligibilityEffect } from '../flow/events';
import { type AnyEffect, eventOf, runOf, type ScriptedEvent } from './states';

/** The widget after what has happened, with everything loaded; what it would do outside is only noted. */
export function show(...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]) {
  const all: AnyEffect[] = [];
  const effects: (EligibilityEffect | FrameRequest)[] = [];
  const flow = eligibility();
  const { machine } = flow;
  machine.connect((effect) => {
    all.push(effect);
    effects.push(...runOf([effect]));
  });
  const send = (...more: readonly ScriptedEvent[]): void => {
    for (const scripted of more) act(() => machine.send(eventOf(scripted, machine.state)));
  };
  render(<App flow={flow} />);
  send(...(events.flat() as ScriptedEvent[]));
  /** The call that was asked for last. */
  const called = () => all.flatMap((effect) => (effect.type === 'call' ? [effect.pending] : [])).at(-1);
  return { flow, effects, count: () => all.length, called, send, pointer: userEvent.setup() };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
