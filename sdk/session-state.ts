import type { Frame, OutgoingFields } from '../shared/bridge';
import { isTriedAgain } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';

/** Reports of the frame about the purchase. They survive reloads, retries and failures of the frame. */
interface Progress {
  /** The purchase may still be completed without the frame. */
  readonly isPending: boolean;
  readonly completion: object | undefined;
}

interface Numbered {
  /** Number of the attempt to open the frame. Events of earlier attempts are ignored. */
  readonly attempt: number;
}

interface Live extends Numbered {
  readonly progress: Progress;
  /** A link to the frame exists. It outlives a failed opening, as a late frame may still report a payment. */
  readonly isConnected: boolean;
}

/** The page is not active yet, or the caller has not added its handlers yet. */
interface Waiting extends Live {
  readonly type: 'waiting';
}

interface Opening extends Live {
  readonly type: 'opening';
  /** `first`: a retryable failure is retried without the user. `retry`: it is not. `reload`: the page in the frame has
   *  reloaded by itself, and any failure is `FRAME_CRASHED`. */
  readonly mode: 'first' | 'retry' | 'reload';
  /** Deadline by the session's clock. */
  readonly untilMs: number;
}

interface Open extends Live {
  readonly type: 'open';
}

interface Failed extends Live {
  readonly type: 'failed';
  readonly error: KadamError;
}

type LiveState = Waiting | Opening | Open | Failed;

interface Ended extends Numbered {
  readonly type: 'ended';
  readonly result: object;
}

export type SessionState = LiveState | Ended;

export type SessionEvent =
  /** The page is active: shown, not prerendered. */
  | { readonly type: 'started' }
  /** The frame's page has loaded, and the merchant has given the secret. */
  | { readonly type: 'loaded'; readonly attempt: number; readonly secret: object }
  /** The frame has accepted its options. */
  | { readonly type: 'opened'; readonly attempt: number }
  /** Load, secret, handshake or call has failed, or the open frame does not answer. */
  | { readonly type: 'attemptFailed'; readonly attempt: number; readonly cause: unknown }
  /** The connected frame has fired `load`. WebKit does so for each step back, so its page may be the same. */
  | { readonly type: 'loadEventFired'; readonly attempt: number }
  /** Another page than the connected one has sent a SYN. */
  | { readonly type: 'reloaded'; readonly attempt: number }
  | {
      readonly type: 'messageReceived';
      readonly attempt: number;
      readonly name: string;
      readonly payload: OutgoingFields;
    }
  | { readonly type: 'retried' }
  | { readonly type: 'dismissed' }
  /** By the merchant's page, the frame, Back, or the timer of a failure. */
  | { readonly type: 'closed'; readonly reason: string };

export type SessionEffect =
  /** Adds the history entry of an overlay session. */
  | { readonly type: 'enterHistory' }
  /** Loads the frame and requests the secret in parallel; then `loaded` or `attemptFailed`. */
  | { readonly type: 'load' }
  /** Requests the secret for a frame that has reloaded by itself. */
  | { readonly type: 'askSecret' }
  /** Connects to the frame and sends the options; then `opened` or `attemptFailed`. */
  | { readonly type: 'connect'; readonly secret: object }
  /** Pings the frame from now on, until `disconnect`. */
  | { readonly type: 'watch' }
  | { readonly type: 'startHandshake' }
  | { readonly type: 'ping' }
  | { readonly type: 'disconnect' }
  | { readonly type: 'show'; readonly view: 'opening' | 'open' }
  | { readonly type: 'show'; readonly view: 'failed'; readonly error: KadamError; readonly isUnpaid: boolean }
  | { readonly type: 'resize'; readonly heightPx: number }
  /** Closes the session as `failed` after a failure was shown for its time. */
  | { readonly type: 'startTimer' }
  | { readonly type: 'stopTimer' }
  | { readonly type: 'emit'; readonly name: string; readonly payload: object }
  /** Closes the session once the frame has received its answer over the link. */
  | { readonly type: 'closeLater'; readonly reason: string }
  /** Restores the page, then settles `result` and emits `closed`. The last effect of a session. */
  | { readonly type: 'leaveHistory'; readonly result: object };

export interface SessionSetup {
  readonly kind: Frame;
  readonly openMs: number;
  readonly openedPayload: object;
}

export type SessionTransition = readonly [SessionState, readonly SessionEffect[]];

export const initialState: SessionState = {
  type: 'waiting',
  attempt: 0,
  isConnected: false,
  progress: { isPending: false, completion: undefined },
};

/** True if nothing was bought, nor can be any more. */
const isUnpaid = ({ isPending, completion }: Progress, { kind }: SessionSetup): boolean =>
  kind.secret?.option === 'checkoutToken' && !isPending && !completion;

const leave = ({ type, isConnected }: LiveState): readonly SessionEffect[] => [
  ...(type === 'failed' ? [{ type: 'stopTimer' } as const] : []),
  ...(isConnected ? [{ type: 'disconnect' } as const] : []),
];

/** Starts loading before the panel is rendered, which takes time. */
const open = (state: LiveState, mode: Opening['mode'], untilMs: number): SessionTransition => [
  { type: 'opening', attempt: state.attempt + 1, progress: state.progress, isConnected: false, mode, untilMs },
  [...leave(state), { type: mode === 'reload' ? 'askSecret' : 'load' }, { type: 'show', view: 'opening' }],
];

function failOpening(state: Opening, cause: unknown, setup: SessionSetup, nowMs: number): SessionTransition {
  const { mode, untilMs } = state;
  if (mode === 'reload') return fail(state, new KadamError('FRAME_CRASHED', cause), setup);
  const error = errorOf(cause);
  return mode === 'first' && isTriedAgain(error) && nowMs < untilMs
    ? open(state, 'retry', untilMs)
    : fail(state, error, setup);
}

const fail = ({ attempt, progress, isConnected }: Live, error: KadamError, setup: SessionSetup): SessionTransition => [
  { type: 'failed', attempt, progress, isConnected, error },
  [
    { type: 'show', view: 'failed', error, isUnpaid: isUnpaid(progress, setup) },
    { type: 'startTimer' },
    { type: 'emit', name: 'error', payload: error },
  ],
];

const errorOf = (cause: unknown): KadamError =>
  cause instanceof KadamError ? cause : new KadamError('FRAME_LOAD_FAILED', cause);

function receive(state: LiveState, name: string, payload: OutgoingFields, { kind }: SessionSetup): SessionTransition {
  const { isPending = state.progress.isPending, heightPx, reason = '' } = payload;
  const hostAction = kind.outgoing[name]?.hostAction;
  if (hostAction === 'secret') return [state, [{ type: 'emit', name: 'tokenRequested', payload: {} }]];
  if (hostAction === 'end') return [state, [{ type: 'closeLater', reason }]];
  // A late frame does not cover the failure, with which it would close after a minute.
  if (hostAction === 'open') return [state, state.type === 'failed' ? [] : [{ type: 'show', view: 'open' }]];
  const completion = name === kind.completedBy ? payload : state.progress.completion;
  return [
    { ...state, progress: { isPending, completion } },
    [...(heightPx ? [{ type: 'resize', heightPx } as const] : []), { type: 'emit', name, payload }],
  ];
}

function end(state: LiveState, reason: string, { kind }: SessionSetup): SessionTransition {
  const { isPending, completion } = state.progress;
  const error = state.type === 'failed' && (reason === 'failed' || reason === 'unavailable') && state.error;
  const failedOrNot = error || reason === 'failed' ? 'failed' : 'cancelled';
  const result = {
    ...(kind.completedBy && { outcome: completion ? 'completed' : isPending ? 'pending' : failedOrNot }),
    reason,
    ...completion,
    ...(error && { error }),
  };
  return [{ type: 'ended', attempt: state.attempt, result }, [...leave(state), { type: 'leaveHistory', result }]];
}

type Rule<Type> = (
  state: LiveState,
  event: Extract<SessionEvent, { readonly type: Type }>,
  setup: SessionSetup,
  nowMs: number,
) => SessionTransition | false;

const rules: { readonly [Type in SessionEvent['type']]: Rule<Type> } = {
  started(state, _, { openMs }, nowMs) {
    if (state.type !== 'waiting') return false;
    const [opening, effects] = open(state, 'first', nowMs + openMs);
    return [opening, [{ type: 'enterHistory' }, ...effects]];
  },
  loaded: (state, { secret }) =>
    state.type === 'opening' && !state.isConnected && [{ ...state, isConnected: true }, [{ type: 'connect', secret }]],
  opened: ({ type, isConnected, attempt, progress }, _, { openedPayload }) =>
    type === 'opening' &&
    isConnected && [
      { type: 'open', attempt, isConnected, progress },
      [{ type: 'show', view: 'open' }, { type: 'watch' }, { type: 'emit', name: 'opened', payload: openedPayload }],
    ],
  attemptFailed(state, { cause }, setup, nowMs) {
    if (state.type === 'opening') return failOpening(state, cause, setup, nowMs);
    if (state.type !== 'open') return false;
    const [failed, effects] = fail({ ...state, isConnected: false }, errorOf(cause), setup);
    return [failed, [{ type: 'disconnect' }, ...effects]];
  },
  /** A page that is not connected answers the handshake; one that is gone does not answer the ping. */
  loadEventFired(state) {
    if (state.type === 'open') return [state, [{ type: 'startHandshake' }, { type: 'ping' }]];
    // The page may have missed our SYN while it loaded. A page that has reloaded has sent its own before.
    const mayHaveMissedSyn = state.type === 'opening' && state.isConnected && state.mode !== 'reload';
    return mayHaveMissedSyn && [state, [{ type: 'startHandshake' }]];
  },
  reloaded: (state, _, { openMs }, nowMs) => state.isConnected && open(state, 'reload', nowMs + openMs),
  messageReceived: (state, { name, payload }, setup) => state.isConnected && receive(state, name, payload, setup),
  retried: (state, _, { openMs }, nowMs) => state.type === 'failed' && open(state, 'retry', nowMs + openMs),
  dismissed(state, _, setup) {
    if (state.type !== 'failed') return end(state, 'escape', setup);
    return end(state, isUnpaid(state.progress, setup) ? 'unavailable' : 'failed', setup);
  },
  closed: (state, { reason }, setup) => end(state, reason, setup),
};

/** An event that does not fit the state changes nothing. */
export function nextSession(
  setup: SessionSetup,
  state: SessionState,
  event: SessionEvent,
  nowMs: number,
): SessionTransition {
  if (state.type === 'ended' || ('attempt' in event && event.attempt !== state.attempt)) return [state, []];
  const rule = rules[event.type] as Rule<SessionEvent['type']>;
  return rule(state, event, setup, nowMs) || [state, []];
}
