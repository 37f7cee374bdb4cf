import { atom, createStore } from 'jotai/vanilla';
import type { SalesEffect, SalesEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { SalesState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

const state = atom<SalesState>(initialState);
const messages = atom<Messages>(en);

export const stateAtom = atom((get) => get(state));
export const messagesAtom = atom((get) => get(messages));

export type Store = ReturnType<typeof createStore>;

/** One mounted frame: its own store, its own queue. Events are taken one at a time, in order; the effects of an event
 *  are carried out once its state stands. */
export class SalesMachine {
  readonly store: Store = createStore();
  readonly #queue: SalesEvent[] = [];
  #perform: (effect: SalesEffect) => void = () => undefined;
  #isRunning = false;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** Where effects go; set once, before the first event. */
  connect(perform: (effect: SalesEffect) => void): void {
    this.#perform = perform;
  }

  get state(): SalesState {
    return this.store.get(state);
  }

  get messages(): Messages {
    return this.store.get(messages);
  }

  speak(catalogue: Messages): void {
    this.store.set(messages, catalogue);
  }

  send = (event: SalesEvent): void => {
    this.#queue.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#take(next);
    } finally {
      this.#isRunning = false;
    }
  };

  subscribe(listen: (state: SalesState) => void): () => void {
    return this.store.sub(state, () => listen(this.state));
  }

  #take(event: SalesEvent): void {
    const step = reduce(this.state, event, this.messages, this.#nowMs());
    this.store.set(state, step.state);
    for (const effect of step.effects) this.#perform(effect);
  }
}
