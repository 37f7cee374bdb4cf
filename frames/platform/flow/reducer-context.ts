import { keysOf } from '../../../shared/keys-of';
import { endsIntent } from '../api/failure';
import { textHash } from '../hash/text-hash';
import type {
  CallEffect,
  CallFailed,
  CallRules,
  CallStatus,
  CallSucceeded,
  Calls,
  CallsState,
  NameOf,
  PendingCall,
} from './calls';

/** What a reducer makes of a state and an event. */
export interface Transition<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What the rules of a reducer work on while one event is taken: they change the state and ask for effects, and both are
 *  handed back at its end. It lives only inside `reduce`, which stays a pure function. */
export class ReducerContext<C extends Calls, State extends CallsState<C>, Effect> {
  /** Fields of the state that have the state of one call each, by the name of the call. Any other call's is in `callStatus`. */
  protected readonly apiStateFields: { readonly [Name in NameOf<C>]?: string } = {};
  #state: State;
  readonly #effects: (Effect | CallEffect<C>)[] = [];

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

  ask(effect: Effect | CallEffect<C>): void {
    this.#effects.push(effect);
  }

  /** A number that no earlier request, timer or snackbar of this frame has had. */
  newId(): number {
    const id = this.#state.nextId;
    this.#note({ nextId: id + 1 });
    return id;
  }

  /** Starts a call unless one of the same name is pending. The same body as an open intent (`endsIntent`) is that intent,
   *  and has its idempotency key; another body is a new one. */
  call<Name extends NameOf<C>>(call: Name, body: C[Name]['body']): void {
    const { calls, intents } = this.#state;
    if (calls[call]) return;
    const open = intents[call];
    const intent = open?.bodyHash === bodyHash(body) ? open.intent : this.newId();
    // SAFETY: call and body are one pair of the union by the signature; TypeScript cannot follow it through the generic.
    this.#start({ call, body, intent, requestId: this.newId(), attempt: 1 } as PendingCall<C>);
  }

  /** Sends a call once more, as the same intent. */
  repeat(earlier: PendingCall<C>): void {
    this.#start({ ...earlier, requestId: this.newId(), attempt: earlier.attempt + 1 });
  }

  /** Keeps a call whose answer was lost, to be made once more. */
  interrupt(pending: PendingCall<C>): void {
    this.#forget(pending.call);
    this.#note({ interrupted: [...this.#state.interrupted, pending] });
  }

  /** Makes what was interrupted once more, each call by its own rule. */
  resume(rules: CallRules<this, C>): void {
    const { interrupted } = this.#state;
    for (const pending of interrupted) this.#forget(pending.call);
    for (const pending of interrupted) rules[pending.call].again?.(this, pending);
  }

  /** Gives a call up: its answer will be dropped, and it is not made once more. What was meant by it stays open. */
  abandon(call: NameOf<C>): void {
    this.#forget(call);
    const pending = this.#state.calls[call];
    if (!pending) return;
    this.#mark(call, 'none');
    this.ask({ type: 'abortCall', requestId: pending.requestId });
  }

  abandonAll(): void {
    for (const call of keysOf<NameOf<C>>(this.#state.calls)) this.abandon(call);
    for (const { call } of this.#state.interrupted) this.#forget(call);
  }

  /** Takes the answer to a call by the rule of its name; a stale one is dropped. */
  succeed(rules: CallRules<this, C>, { call, requestId, data }: CallSucceeded<C>): void {
    if (this.#settle(call, requestId, 'success', true)) rules[call].done(this, data);
  }

  /** Takes a call off the list that has failed; null for a stale failure, which is then dropped. */
  fail({ call, requestId, failure }: CallFailed<C>): PendingCall<C> | null {
    return this.#settle(call, requestId, 'error', endsIntent(failure));
  }

  end(): Transition<State, Effect | CallEffect<C>> {
    return { state: this.#state, effects: this.#effects };
  }

  #start(pending: PendingCall<C>): void {
    const { call, body, intent } = pending;
    this.#forget(call);
    this.#mark(call, 'initiated', pending);
    this.#note({ intents: { ...this.#state.intents, [call]: { bodyHash: bodyHash(body), intent } } });
    this.ask({ type: 'call', pending });
  }

  /** `hasEnded`: the same body again is a new intent. */
  #settle(call: NameOf<C>, requestId: number, status: CallStatus, hasEnded: boolean): PendingCall<C> | null {
    const pending = this.#state.calls[call];
    if (pending?.requestId !== requestId) return null;
    this.#mark(call, status);
    if (hasEnded) this.#note({ intents: { ...this.#state.intents, [call]: undefined } });
    return pending;
  }

  #forget(call: NameOf<C>): void {
    const { interrupted } = this.#state;
    const others = interrupted.filter((each) => each.call !== call);
    if (others.length < interrupted.length) this.#note({ interrupted: others });
  }

  #mark(call: NameOf<C>, status: CallStatus, pending?: PendingCall<C>): void {
    const { [call]: _, ...others } = this.#state.calls;
    this.#note({ calls: pending ? { ...others, [call]: pending } : others });
    const field = this.apiStateFields[call];
    if (field === undefined) this.#note({ callStatus: { ...this.#state.callStatus, [call]: status } });
    // SAFETY: a flow names only fields of its own that have a `CallStatus`.
    else this.set({ [field]: status } as unknown as Partial<State>);
  }

  #note(change: { readonly [Field in keyof CallsState<C>]?: unknown }): void {
    // SAFETY: only the fields of CallsState are written here, each with what it holds.
    this.set(change as Partial<State>);
  }
}

/** Hash: the body may contain a PAN. Two bodies with one hash get one idempotency key, which the server refuses; the
 *  refusal ends the intent. */
export const bodyHash = (body: unknown): number => textHash(JSON.stringify(body) ?? '');
