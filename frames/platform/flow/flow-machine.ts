import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Step } from './reducer-context';

export type Store = ReturnType<typeof createStore>;

/** What a frame's flow is made of: a pure reducer, and the atoms that hold its state and the language it speaks. */
export interface Flow<State, Event, Effect, Messages> {
  readonly state: PrimitiveAtom<State>;
  readonly messages: PrimitiveAtom<Messages>;
  readonly reduce: (state: State, event: Event, messages: Messages, nowMs: number) => Step<State, Effect>;
}

export const flowOf = <State, Event, Effect, Messages>(given: {
  readonly initialState: State;
  readonly messages: Messages;
  readonly reduce: Flow<State, Event, Effect, Messages>['reduce'];
}): Flow<State, Event, Effect, Messages> => ({
  state: atom(given.initialState),
  messages: atom(given.messages),
  reduce: given.reduce,
});

/** One mounted frame: its own store, its own queue. Events are taken one at a time, in order; the effects of an event
 *  are carried out once its state stands. */
export class FlowMachine<State, Event, Effect, Messages> {
  readonly store: Store = createStore();
  readonly #flow: Flow<State, Event, Effect, Messages>;
  readonly #nowMs: () => number;
  readonly #queue: Event[] = [];
  #perform: (effect: Effect) => void = () => undefined;
  #isRunning = false;

  constructor(flow: Flow<State, Event, Effect, Messages>, nowMs: () => number = Date.now) {
    this.#flow = flow;
    this.#nowMs = nowMs;
  }

  /** Where effects go; set once, before the first event. */
  connect(perform: (effect: Effect) => void): void {
    this.#perform = perform;
  }

  get state(): State {
    return this.store.get(this.#flow.state);
  }

  get messages(): Messages {
    return this.store.get(this.#flow.messages);
  }

  speak(catalogue: Messages): void {
    this.store.set(this.#flow.messages, catalogue);
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
    return this.store.sub(this.#flow.state, () => listen(this.state));
  }

  #take(event: Event): void {
    const step = this.#flow.reduce(this.state, event, this.messages, this.#nowMs());
    this.store.set(this.#flow.state, step.state);
    for (const effect of step.effects) this.#perform(effect);
  }
}
