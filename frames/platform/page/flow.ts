import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { ErrorRow } from '../../../shared/errors/row';
import type { Failure } from '../api/failure';
import type { CallStatus } from '../flow/calls';
import type { AnsweredError } from '../flow/to-failure';

type Tagged = { readonly type: string };
/** The endpoints that a flow calls, each by a name of its own. */
export type FlowCalls = Readonly<Record<string, Endpoint>>;
type NameOf<Calls extends FlowCalls> = keyof Calls & string;

/** What a rule works on while one event is handled. It touches nothing else, so rules stay pure functions. */
export interface Flow<
  State,
  Calls extends FlowCalls = Record<never, never>,
  Input = undefined,
  Timer extends string = never,
  Effect = never,
> {
  readonly state: State;
  /** What the page was loaded or opened with. */
  readonly input: Input;
  /** When the event happened, epoch ms of this device. */
  readonly nowMs: number;
  set(state: State): void;
  /** Starts a call. If the same call is pending with the same body, its answer counts; another body is an error of the flow
   *  and throws: the flow cancels the pending call first, or gives each a `key`, under which calls of one name run side by
   *  side. The same body after no answer, 429 or 5xx is the same intent, and has the same idempotency key. */
  call<Name extends NameOf<Calls>>(name: Name, body: RequestOf<Calls[Name]>, key?: string): void;
  /** Whether such a call is on its way. */
  isPending(name: NameOf<Calls>, key?: string): boolean;
  /** How the last run of such a call stands; 'none' before the first, and after `cancel`. */
  statusOf(name: NameOf<Calls>, key?: string): CallStatus;
  /** Whether a failed call waits to be made again (`interrupt`). */
  hasInterrupted(): boolean;
  /** Only in `failed`: the call waits to be made again with the same body and idempotency key, by its rule `again`. */
  interrupt(): void;
  /** Makes interrupted calls again now; the kit does so when the connection is back. */
  resume(): void;
  /** Gives interrupted calls up. */
  dropInterrupted(): void;
  /** Gives a call up: its answer is dropped. */
  cancel(name: NameOf<Calls>, key?: string): void;
  cancelAll(): void;
  /** Cancels all calls and ends their intents: the same body again is another intent, and no call has a status. */
  endAllIntents(): void;
  /** Starts a timer, in place of one of the same name. */
  startTimer(timer: Timer, delayMs: number): void;
  stopTimer(timer: Timer): void;
  isRunning(timer: Timer): boolean;
  /** A number that no earlier call, timer or other thing of this flow has had. */
  newId(): number;
  /** A random id (UUID v4). */
  newKey(): string;
  /** Asks for something outside the flow: a navigation, a message to the host. */
  run(effect: Effect): void;
}

/** What becomes of a call. `body`: what it was called with. */
export interface AnswerRules<Rules, E extends Endpoint> {
  readonly done: (flow: Rules, data: ResponseOf<E>, body: RequestOf<E>) => void;
  /** 401 is handled by the page before: its visitor logs in. */
  readonly failed: (flow: Rules, failure: Failure, body: RequestOf<E>) => void;
  /** After a call that did not reach the server: called once when the connection is back. Usually shows that the page
   *  waits, and makes the call again. */
  readonly whenOnline?: (flow: Rules) => void;
  /** After `interrupt`: `repeat` makes the call again. */
  readonly again?: (flow: Rules, repeat: () => void) => void;
}

/** A page's state machine: its first state, and pure rules for what happens. */
export interface FlowRules<
  State,
  Event extends Tagged,
  Calls extends FlowCalls,
  Input,
  Timer extends string = never,
  Effect = never,
  Rules = Flow<State, Calls, Input, Timer, Effect>,
> {
  readonly initial: (input: Input, nowMs: number) => State;
  /** Once the page is there; it may call. */
  readonly start?: (flow: Rules) => void;
  readonly on: { readonly [Type in Event['type']]: (flow: Rules, event: Extract<Event, { type: Type }>) => void };
  readonly answers: { readonly [Name in keyof Calls]: AnswerRules<Rules, Calls[Name]> };
  /** False for an event that changes nothing in this state; null is an answer or a timer. Without it all events count. */
  readonly accepts?: (state: State, event: Event['type'] | null) => boolean;
  /** Takes a failure before the rule of its call does. True if that rule is not needed: the session is over. */
  readonly failed?: (flow: Rules, failure: Failure, call: NameOf<Calls>) => boolean;
  /** Runs at the end of each event. `before`: the state before the event. */
  readonly after?: (flow: Rules, before: State) => void;
  /** A timer that is due while the page is hidden fires once it is shown, unless `firesHidden` names it. */
  readonly timers: { readonly [Name in Timer]: (flow: Rules) => void };
}

/** The flow of a page of the site, with what its calls go out with. */
export interface FlowDefinition<
  State,
  Event extends Tagged,
  Calls extends FlowCalls,
  Input,
  Timer extends string = never,
  Effect = never,
> extends FlowRules<State, Event, Calls, Input, Timer, Effect> {
  readonly calls: Calls;
  /** Timers that fire in a background tab too. */
  readonly firesHidden?: readonly Timer[];
  /** Headers besides those of every call. */
  readonly headersOf?: (state: State) => Readonly<Record<string, string>>;
  /** Moments that the page counts down to (`resendAtMs` …), by name: in all answers, those of `load` included, they are by
   *  this device's clock. All others stay by the server's. */
  readonly countsDown?: readonly string[];
  /** Loads what finds the row of the error catalogue that a code means to a call; without it a failure has no row. */
  readonly loadRowOf?: () => Promise<(answered: AnsweredError, call: NameOf<Calls>) => ErrorRow | null>;
}
