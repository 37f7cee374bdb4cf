import { act, render, screen } from '@testing-library/react';
import { atom } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Texts } from '../../shared/messages/define-messages';
import { commonMessages } from '../kit/common.messages';
import { SKELETON_AFTER_MS } from '../kit/use-skeleton';
import { FlowMachine } from '../platform/flow/flow-machine';
import { createLazyScreens } from '../platform/lazy/lazy-screens';
import { FlowApp, type FlowView, type Layers } from './flow-app';

type Name = 'ground' | 'far' | 'sheet';
interface State {
  readonly offline: boolean;
  readonly chunkAttempt: number;
  readonly at: Name;
}
type View = FlowView<State, unknown, Texts<typeof commonMessages>>;

const view = (text: string) => () => <p>{text}</p>;
const layersOf = ({ at }: State): Layers<Name> => ({
  screen: at === 'sheet' ? 'ground' : at,
  waiting: { screen: 'ground', text: 'Loading…' },
  overlays: at === 'sheet' ? ['sheet'] : [],
  title: at,
  isReady: true,
  countsUntilMs: null,
  snackbar: null,
});

/** Shows what a state shows while its late screen is on its way. Returns how it comes. */
function show(at: Name): () => Promise<void> {
  let come: (made: () => React.ReactNode) => void = () => undefined;
  const late = new Promise<() => React.ReactNode>((resolve) => {
    come = resolve;
  });
  const stateAtom = atom<State>({ offline: false, chunkAttempt: 0, at });
  const machine = new FlowMachine({
    stateAtom,
    messages: commonMessages.english,
    reduce: (state: State) => ({ state, effects: [] }),
  });
  const screens = createLazyScreens<Name, View, 'ground'>(
    { ground: view('ground') },
    { far: { load: () => late }, sheet: { load: () => late } },
  );
  render(<FlowApp machine={machine} shownAtom={stateAtom} screens={screens} layersOf={layersOf} />);
  return () =>
    act(async () => {
      come(view('late'));
      await vi.advanceTimersByTimeAsync(0);
    });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a screen that is still on its way', () => {
  it('has the ground of the first chunk in its place, so that nobody looks at nothing', async () => {
    const come = show('far');
    expect(screen.queryByText('ground')).not.toBeNull();
    await come();
    expect([screen.queryByText('ground'), screen.queryByText('late')]).toEqual([null, expect.anything()]);
  });

  it('that lies over another is said after 200 ms, and not where it comes before', async () => {
    const come = show('sheet');
    const isSaid = (): boolean => screen.queryByText('Loading…') !== null;
    await act(() => vi.advanceTimersByTimeAsync(SKELETON_AFTER_MS - 1));
    expect(isSaid()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([isSaid(), screen.queryByText('ground')]).toEqual([true, expect.anything()]);
    await come();
    expect([isSaid(), screen.queryByText('late')]).toEqual([false, expect.anything()]);
  });
});
