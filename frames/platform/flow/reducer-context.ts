/** What a reducer makes of a state and an event. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What the rules of a reducer work on while one event is taken: they change the state and ask for effects, and both are
 *  handed back at its end. It lives only inside `reduce`, which stays a pure function. */
export class ReducerContext<State extends { readonly nextId: number }, Effect> {
  #state: State;
  readonly #effects: Effect[] = [];

  constructor(
    state: State,
    /** When the event happened, epoch ms of this device. */
    readonly nowMs: number,
  ) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  ask(effect: Effect): void {
    this.#effects.push(effect);
  }

  /** A number that no earlier request, timer or snackbar of this frame has had. */
  newId(): number {
    const id = this.#state.nextId;
    this.#state = { ...this.#state, nextId: id + 1 };
    return id;
  }

  end(): Step<State, Effect> {
    return { state: this.#state, effects: this.#effects };
  }
}
