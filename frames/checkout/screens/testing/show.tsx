import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { CheckoutEvent } from '../../flow/events';
import { withNavBar } from '../../flow/nav-bar';
import type { CheckoutState } from '../../flow/state';
import { shownOf } from '../../flow/typed';
import { messagesOf } from '../../page-messages';
import type { ViewProps } from '../../view';
import { NOW_MS } from './state';

export interface Shown {
  /** What the view sent, oldest first. */
  readonly events: readonly CheckoutEvent[];
  readonly user: UserEvent;
  /** Draws the next state. */
  readonly next: (state: CheckoutState) => void;
}

/** Draws a view in English. */
export function show(View: ComponentType<ViewProps>, state: CheckoutState): Shown {
  const events: CheckoutEvent[] = [];
  const store = createStore();
  const stateAtom = atom(state);
  const draw = (shown: CheckoutState) => {
    store.set(stateAtom, withNavBar(shown));
    return (
      <Provider store={store}>
        <View
          state={shownOf(store.get(stateAtom))}
          stateAtom={stateAtom}
          send={(event) => events.push(event)}
          messages={messagesOf('en')}
          nowMs={NOW_MS}
        />
      </Provider>
    );
  };
  const { rerender } = render(draw(state));
  return { events, user: userEvent.setup(), next: (shown) => rerender(draw(shown)) };
}
