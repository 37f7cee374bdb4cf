import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Transition } from './reducer-context';

export type Store = ReturnType<typeof createStore>;

/** Initial messages and a pure reducer. Atoms derived from `stateAtom` render their readers only when their part changes. */
export interface Flow<State, Event, Effect, Messages> {
  readonly stateAtom: PrimitiveAtom<State>;
  readonly messages: Messages;
  readonly reduce: (state: State, event: Event, nowMs: number, messages: Messages) => Transition<State, Effect>;
}

/** One mounted frame with a store and a queue. Events are handled in order; effects run after the state is set. */
export class FlowMachine<State, Event, Effect, Messages> {
  readonly store: Store = createStore();
  readonly stateAtom: PrimitiveAtom<State>;
  readonly messagesAtom: PrimitiveAtom<Messages>;
  readonly #reduce: Flow<State, Event, Effect, Messages>['reduce'];
  readonly #nowMs: () => number;
  readonly #queue: Event[] = [];
  #perform: (effect: Effect) => void = () => undefined;
  #isRunning = false;

  constructor(flow: Flow<State, Event, Effect, Messages>, nowMs: () => number = Date.now) {
    this.stateAtom = flow.stateAtom;
    this.messagesAtom = atom(flow.messages);
    this.#reduce = flow.reduce;
    this.#nowMs = nowMs;
  }

  /** Sets the receiver of effects, once, before the first event. */
  connect(perform: (effect: Effect) => void): void {
    this.#perform = perform;
  }

  get state(): State {
    return this.store.get(this.stateAtom);
  }

  get messages(): Messages {
    return this.store.get(this.messagesAtom);
  }

  speak(catalogue: Messages): void {
    this.store.set(this.messagesAtom, catalogue);
  }

  send = (event: Event): void => {
    this.#queue.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) this.#take(next);
    } finally {
      this.#isRunning = false;
    }
  };

  subscribe(listen: (state: State) => void): () => void {
    return this.store.sub(this.stateAtom, () => listen(this.state));
  }

  #take(event: Event): void {
    const step = this.#reduce(this.state, event, this.#nowMs(), this.messages);
    this.store.set(this.stateAtom, step.state);
    for (const effect of step.effects) this.#perform(effect);
  }
}
