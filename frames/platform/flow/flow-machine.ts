import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { Transition } from './reducer-context';

export type Store = ReturnType<typeof createStore>;

/** What a frame's flow is made of: its first language and a pure reducer. `stateAtom` holds the first state; parts of it
 *  are atoms that follow from this one, so that who shows a part is drawn when that part changes. */
export interface Flow<State, Event, Effect, Messages> {
  readonly stateAtom: PrimitiveAtom<State>;
  readonly messages: Messages;
  readonly reduce: (state: State, event: Event, nowMs: number, messages: Messages) => Transition<State, Effect>;
}

/** One mounted frame: its own store, its own queue. Events are taken one at a time, in order; the effects of an event
 *  are carried out once its state stands. */
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

  /** Where effects go; set once, before the first event. */
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
