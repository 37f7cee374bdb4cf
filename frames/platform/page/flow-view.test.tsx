import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { afterEach, expect, it } from 'vitest';
import type { FlowDefinition } from './flow';
import { type PageView, useStatePart } from './flow-view';
import { recordedClient } from './testing/recorded-client';
import { showFlow } from './testing/show-flow';

interface State {
  readonly code: string;
}
interface Event {
  readonly type: 'typed';
  readonly text: string;
}
const flow: FlowDefinition<State, Event, Record<never, never>, string> = {
  initial: (code) => ({ code }),
  calls: {},
  on: { typed: (rules, { text }) => rules.set({ code: text }) },
  answers: {},
  timers: {},
};

const Cells = ({ codeAtom }: { readonly codeAtom: Atom<string> }) => <output>{useAtomValue(codeAtom)}</output>;
function View({ state, stateAtom, send }: PageView<State, Event>) {
  const codeAtom = useStatePart(stateAtom, ({ code }) => code);
  return (
    <>
      <Cells codeAtom={codeAtom} />
      <button type="button" onClick={() => send({ type: 'typed', text: `${state.code}2` })}>
        Type
      </button>
    </>
  );
}

afterEach(cleanup);

it('a part of the state is an atom that follows it, without a store of the view', () => {
  showFlow(flow, View, '1', { client: recordedClient().client });
  expect(screen.getByRole('status').textContent).toBe('1');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('12');
});
