import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { Failure } from '../api/failure';
import type { CallEvent, CallPorts, Runner } from '../flow/call-runner';
import { FlowMachine, type Store } from '../flow/flow-machine';
import { type FrameEffect, type FramePorts, frameEffects, type FrameEvent as Reported } from '../flow/frame-effects';
import { performBy } from '../flow/perform';
import type { Transition } from '../flow/reducer-context';
import { randomId } from '../random/random-id';
import type { FlowCalls, FlowRules } from './flow';
import { type FlowEffect, type FlowEvent, type FlowRecord, firstRecord, type KeyedCalls, stepFlow } from './flow-step';

/** Events that the flow of every frame has a rule for. `Request`: what the host opens the frame with, perhaps again. */
export type FrameEvent<Request> =
  | { readonly type: 'opened'; readonly open: Request }
  | { readonly type: 'storageChecked'; readonly available: boolean }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string; readonly clientId: string | null }
  | { readonly type: 'wentOnline' }
  | { readonly type: 'wentOffline' }
  | { readonly type: 'escapePressed' }
  /** 'Try Again' of No Internet. */
  | { readonly type: 'connectionRetried' }
  /** A late view did not load. */
  | { readonly type: 'chunkFailed'; readonly failure: Failure };

/** Effects that the kit carries out for every frame. */
export type FrameRequest = Exclude<
  FrameEffect<KeyedCalls, string>,
  { readonly type: 'call' | 'abortCall' | 'startTimer' }
>;

/** Makes the runner of a frame's calls, in the chunk `late/calls`. */
export type CreateRunner<State> = (
  ports: CallPorts,
  send: (event: CallEvent<KeyedCalls>) => void,
) => Runner<KeyedCalls, FlowRecord<State>>;

type Tagged = { readonly type: string };

/** The running flow of a frame. It exists before the host opens the frame. */
export class FrameFlow<State, Event extends Tagged, Request, Effect extends Tagged, Messages> {
  readonly machine: FlowMachine<
    FlowRecord<State>,
    FlowEvent<Event | FrameEvent<Request>>,
    FlowEffect<Effect | FrameRequest>,
    Messages
  >;
  readonly stateAtom: Atom<State>;

  constructor(
    first: State,
    reduce: (
      record: FlowRecord<State>,
      event: FlowEvent<Event | FrameEvent<Request>>,
      nowMs: number,
    ) => Transition<FlowRecord<State>, FlowEffect<Effect | FrameRequest>>,
    messages: Messages,
    nowMs: () => number,
  ) {
    const recordAtom = atom(firstRecord(first));
    this.stateAtom = atom((get) => get(recordAtom).own);
    this.machine = new FlowMachine({ stateAtom: recordAtom, messages, reduce }, nowMs);
  }

  get store(): Store {
    return this.machine.store;
  }

  get messagesAtom(): PrimitiveAtom<Messages> {
    return this.machine.messagesAtom;
  }

  get state(): State {
    return this.machine.state.own;
  }

  /** `listen` is called with each new state. Returns the function that stops it. */
  subscribe(listen: (state: State) => void): () => void {
    return this.machine.subscribe(({ own }) => listen(own));
  }

  send = (event: Event | FrameEvent<Request>): void => {
    this.machine.send({ type: 'sent', event });
    // Interrupted calls are made again after the rule of the event.
    if (event.type === 'wentOnline') this.machine.send({ type: 'wentOnline' });
  };

  /** Returns what carries out the effects. `loadRunner` loads HTTP client and schemas, which no first screen waits for. */
  performer(
    ports: FramePorts,
    loadRunner: () => Promise<CreateRunner<State>>,
    perform: (effect: Effect) => void,
  ): (effect: FlowEffect<Effect | FrameRequest>) => void {
    const { machine } = this;
    const receive = (event: Reported<string> | CallEvent<KeyedCalls>): void => {
      if (event.type === 'wentOnline' || event.type === 'storageChecked') this.send(event);
      else machine.send(event);
    };
    const performers = frameEffects<KeyedCalls, FlowRecord<State>, string>(
      ports,
      {
        get state() {
          return machine.state;
        },
        send: receive,
      },
      async () => (await loadRunner())(ports, receive),
    );
    const performOfFrame = performBy<FrameEffect<KeyedCalls, string>>(performers);
    const isOfFrame = (effect: Effect | FrameRequest): effect is FrameRequest => effect.type in performers;
    return (effect) => {
      if (effect.type !== 'run') performOfFrame(effect);
      else if (isOfFrame(effect.effect)) performOfFrame(effect.effect);
      else perform(effect.effect);
    };
  }
}

/** Makes the flow of a frame. `messages`: of its first language. */
export const frameFlow = <
  State,
  Event extends Tagged,
  Request,
  Calls extends FlowCalls,
  Timer extends string,
  Effect extends Tagged,
  Messages,
>(
  rules: FlowRules<State, Event | FrameEvent<Request>, Calls, undefined, Timer, Effect | FrameRequest>,
  messages: Messages,
  nowMs: () => number = Date.now,
): FrameFlow<State, Event, Request, Effect, Messages> => {
  const newKey = (): string => randomId(window);
  return new FrameFlow<State, Event, Request, Effect, Messages>(
    rules.initial(undefined, nowMs()),
    (record, event, atMs) => stepFlow(rules, undefined, record, event, { nowMs: atMs, newKey }),
    messages,
    nowMs,
  );
};
