import { atom, createStore } from 'jotai/vanilla';
import type { CheckoutEffect, CheckoutEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { CheckoutState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

const state = atom<CheckoutState>(initialState);
const messages = atom<Messages>(en);

export const stateAtom = atom((get) => get(state));
export const messagesAtom = atom((get) => get(messages));

export type Store = ReturnType<typeof createStore>;

/** One mounted checkout: its own store, its own queue. Events are taken one at a time, in order; the effects of an event
 *  are carried out once its state stands. */
export class CheckoutMachine {
  readonly store: Store = createStore();
  readonly #queue: CheckoutEvent[] = [];
  #perform: (effect: CheckoutEffect) => void = () => undefined;
  #isRunning = false;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** Where effects go; set once, before the first event. */
  connect(perform: (effect: CheckoutEffect) => void): void {
    this.#perform = perform;
  }

  get state(): CheckoutState {
    return this.store.get(state);
  }

  speak(catalogue: Messages): void {
    this.store.set(messages, catalogue);
  }

  send = (event: CheckoutEvent): void => {
    this.#queue.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
    } finally {
      this.#isRunning = false;
    }
  };

  subscribe(listen: (state: CheckoutState) => void): () => void {
    return this.store.sub(state, () => listen(this.state));
  }

  #take(event: CheckoutEvent): void {
    const step = reduce(this.state, event, this.#nowMs());
    this.store.set(state, step.state);
    for (const effect of step.effects) this.#perform(effect);
  }
}
