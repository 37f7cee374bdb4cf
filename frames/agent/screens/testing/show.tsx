import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { SalesEvent } from '../../flow/events';
import { shownAtom, stateAtom } from '../../flow/sales-atoms';
import { changed, type StateChange } from '../../flow/testing/build-state';
import { messagesOf } from '../../page-messages';
import type { ViewProps } from '../../view';
import { ready } from './state';

export interface Shown {
  /** What the view sent, oldest first. */
  readonly events: readonly SalesEvent[];
  readonly user: UserEvent;
  /** Draws the next state. */
  readonly next: (change: StateChange) => void;
}

/** Time of all view tests, epoch ms. */
export const NOW_MS = 1_700_000_000_000;

/** Draws a view in English with a part of the state changed. `always`: what is the same in each state of the test. */
export function show(View: ComponentType<ViewProps>, change: StateChange = {}, always: StateChange = {}): Shown {
  const events: SalesEvent[] = [];
  const store = createStore();
  const draw = (more: StateChange) => {
    store.set(stateAtom, changed(ready, { ...always, ...more }));
    return (
      <Provider store={store}>
        <View
          state={store.get(shownAtom)}
          send={(event) => events.push(event)}
          messages={messagesOf('en')}
          nowMs={NOW_MS}
        />
      </Provider>
    );
  };
  const { rerender } = render(draw(change));
  return { events, user: userEvent.setup(), next: (more) => rerender(draw(more)) };
}
