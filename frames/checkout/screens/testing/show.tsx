import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { CheckoutEvent } from '../../flow/events';
import type { CheckoutState } from '../../flow/state';
import { en } from '../../messages/en';
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
  const draw = (shown: CheckoutState) => (
    <View state={shown} send={(event) => events.push(event)} messages={en} nowMs={NOW_MS} />
  );
  const { rerender } = render(draw(state));
  return { events, user: userEvent.setup(), next: (shown) => rerender(draw(shown)) };
}
