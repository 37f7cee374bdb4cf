import type { Messages } from '../messages/messages';
import type { SalesEffect, Step } from './events';
import type { SalesState } from './state';

/** One turn of the machine: collects the new state and the effects while the rules run. It lives only inside
 *  `reduce`, which stays a pure function. */
export class Turn {
  #state: SalesState;
  readonly #effects: SalesEffect[] = [];

  constructor(
    state: SalesState,
    readonly messages: Messages,
    /** When the event happened, epoch ms of this device. */
    readonly nowMs: number,
  ) {
    this.#state = state;
  }

  get state(): SalesState {
    return this.#state;
  }

  set(change: Partial<SalesState>): void {
    this.#state = { ...this.#state, ...change };
  }

  ask(effect: SalesEffect): void {
    this.#effects.push(effect);
  }

  /** A number that no earlier request, timer or toast of this frame has had. */
  newId(): number {
    const id = this.#state.nextId;
    this.set({ nextId: id + 1 });
    return id;
  }

  end(): Step {
    return { state: this.#state, effects: this.#effects };
  }
}
