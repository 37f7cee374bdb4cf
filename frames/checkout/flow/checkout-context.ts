import { ScreenContext } from '../../platform/flow/screen-context';
import type { CheckoutCalls } from './calls';
import type { CheckoutEffect } from './events';
import type { Screen } from './screen';
import type { CheckoutState, Typed } from './state';

/** What the rules of the checkout work on. */
export class CheckoutContext extends ScreenContext<CheckoutCalls, Screen, CheckoutState, CheckoutEffect> {
  /** Nothing is polled any more either. */
  override abandonAll(): void {
    super.abandonAll();
    this.set({ pollTimerId: null });
  }

  type(change: Partial<Typed>): void {
    this.set({ typed: { ...this.state.typed, ...change } });
  }
}
