import { ReducerContext } from '../../platform/flow/reducer-context';
import type { CheckoutCalls } from './calls';
import type { CheckoutEffect } from './events';
import type { Screen, ScreenName, ScreenOf } from './screen';
import type { CheckoutState, Typed } from './state';

/** What the rules of the checkout work on. */
export class CheckoutContext extends ReducerContext<CheckoutCalls, CheckoutState, CheckoutEffect> {
  /** Shows another screen. */
  show(screen: Screen): void {
    this.set({ screen });
  }

  /** The present screen if it is that one, else null. */
  on<Name extends ScreenName>(name: Name): ScreenOf<Name> | null {
    const { screen } = this.state;
    // SAFETY: the name decides which member of the union it is.
    return screen.name === name ? (screen as ScreenOf<Name>) : null;
  }

  /** Nothing is repeated and nothing polled any more. */
  override abandonAll(): void {
    super.abandonAll();
    this.set({ interrupted: [], pollTimerId: null });
  }

  type(change: Partial<Typed>): void {
    this.set({ typed: { ...this.state.typed, ...change } });
  }
}
