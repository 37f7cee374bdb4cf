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

export interface Transition<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Mutable workspace of a reducer for one event: collects the new state and the effects. Lives only inside `reduce`, which
 *  stays pure. */
export class ReducerContext<C extends Calls, State extends CallsState<C>, Effect> {
  /** State fields that hold the status of one call, by call. Other calls use `callStatus`. */
  protected readonly apiStateFields: { readonly [Name in NameOf<C>]?: string } = {};
  #state: State;
  readonly #effects: (Effect | CallEffect<C>)[] = [];

  constructor(
    state: State,
    /** Time of the event, epoch ms of this device. */
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

  /** A new unique number for a request, timer or snackbar. */
  newId(): number {
    const id = this.#state.nextId;
    this.#note({ nextId: id + 1 });
    return id;
  }

  /** Starts a call unless one of the same name is pending. The same body as an open intent (`endsIntent`) repeats its idempotency
   *  key; another body is a new intent. */
  call<Name extends NameOf<C>>(call: Name, body: C[Name]['body']): void {
    const { calls, intents } = this.#state;
    if (calls[call]) return;
    const open = intents[call];
    const intent = open?.bodyHash === bodyHash(body) ? open.intent : this.newId();
    // SAFETY: call and body are one pair of the union by the signature.
    this.#start({ call, body, intent, requestId: this.newId(), attempt: 1 } as PendingCall<C>);
  }

  /** Repeats a call with the same intent. */
  repeat(earlier: PendingCall<C>): void {
    this.#start({ ...earlier, requestId: this.newId(), attempt: earlier.attempt + 1 });
  }

  /** Stores a call without a response for `resume`. */
  interrupt(pending: PendingCall<C>): void {
    this.#forget(pending.call);
    this.#note({ interrupted: [...this.#state.interrupted, pending] });
  }

  /** Repeats interrupted calls, each by its rule. */
  resume(rules: CallRules<this, C>): void {
    const { interrupted } = this.#state;
    for (const pending of interrupted) this.#forget(pending.call);
    for (const pending of interrupted) rules[pending.call].again?.(this, pending);
  }

  /** Abandons a call: drops its response and never resumes it. Its intent stays open. */
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

  /** Applies a response by its rule; drops a stale one. */
  succeed(rules: CallRules<this, C>, { call, requestId, data }: CallSucceeded<C>): void {
    if (this.#settle(call, requestId, 'success', true)) rules[call].done(this, data);
  }

  /** Removes a failed call; null for a stale failure, which is dropped. */
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
    // SAFETY: a flow names only its fields with a `CallStatus`.
    else this.set({ [field]: status } as unknown as Partial<State>);
  }

  #note(change: { readonly [Field in keyof CallsState<C>]?: unknown }): void {
    // SAFETY: only fields of CallsState are written here, with their types.
    this.set(change as Partial<State>);
  }
}

/** Hash: the body may contain a PAN. Two bodies with one hash get one idempotency key, which the server refuses; the
 *  refusal ends the intent. */
export const bodyHash = (body: unknown): number => textHash(JSON.stringify(body) ?? '');
