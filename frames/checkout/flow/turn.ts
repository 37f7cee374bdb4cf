import type { CheckoutEffect, Step } from './events';
import type { Screen, ScreenName, ScreenOf } from './screen';
import type { CheckoutState, Typed } from './state';

/** One turn of the machine: collects the new state and the effects while the rules run. It lives only inside
 *  `reduce`, which stays a pure function. */
export class Turn {
  #state: CheckoutState;
  readonly #effects: CheckoutEffect[] = [];

  constructor(
    state: CheckoutState,
    /** When the event happened, epoch ms of this device. */
    readonly nowMs: number,
  ) {
    this.#state = state;
  }

  get state(): CheckoutState {
    return this.#state;
  }

  set(change: Partial<CheckoutState>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** Shows another screen. */
  show(screen: Screen): void {
    this.set({ screen });
  }

  /** The present screen if it is that one, else null. */
  on<Name extends ScreenName>(name: Name): ScreenOf<Name> | null {
    const { screen } = this.#state;
    // SAFETY: the name decides which member of the union it is.
    return screen.name === name ? (screen as ScreenOf<Name>) : null;
  }

  type(change: Partial<Typed>): void {
    this.set({ typed: { ...this.#state.typed, ...change } });
  }

  ask(effect: CheckoutEffect): void {
    this.#effects.push(effect);
  }

  /** A number that no earlier request, timer or snackbar of this checkout has had. */
  newId(): number {
    const id = this.#state.nextId;
    this.set({ nextId: id + 1 });
    return id;
  }

  end(): Step {
    return { state: this.#state, effects: this.#effects };
  }
}
