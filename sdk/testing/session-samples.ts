import { checkout, eligibility, salesApp } from '../../shared/bridge';
import { KadamError } from '../kadam-error';
import type { SessionEffect, SessionEvent, SessionSetup, SessionState } from '../session-state';

/** Attempts of the sample states; `initialState` is attempt 0. */
const ATTEMPT = 3;
const UNTIL_MS = 8_000;

const { shown, getAuthToken } = salesApp.outgoing;
const { resize } = eligibility.outgoing;
/** A checkout with a message for each host action. */
const kind = { ...checkout, outgoing: { ...checkout.outgoing, shown, getAuthToken, resize } };
export const setup: SessionSetup = { kind, openMs: UNTIL_MS, openedPayload: {} };

const common = { attempt: ATTEMPT, progress: { isPending: false, completion: undefined } };
const opening = (mode: 'first' | 'retry' | 'reload', isConnected: boolean): SessionState => ({
  ...{ ...common, type: 'opening', untilMs: UNTIL_MS },
  ...{ mode, isConnected },
});
const crash = new KadamError('FRAME_CRASHED');

export const states = {
  waiting: { ...common, type: 'waiting', isConnected: false },
  loading: opening('first', false),
  connecting: opening('first', true),
  'loading again': opening('retry', false),
  'connecting again': opening('retry', true),
  reloading: opening('reload', false),
  reconnecting: opening('reload', true),
  open: { ...common, type: 'open', isConnected: true },
  failed: { ...common, type: 'failed', isConnected: false, error: crash },
  'failed, connected': { ...common, type: 'failed', isConnected: true, error: crash },
  ended: { attempt: ATTEMPT, type: 'ended', result: { reason: 'hostClosed' } },
} as const satisfies Record<string, SessionState>;
export type StateName = keyof typeof states;

export function nameOf(state: SessionState): StateName {
  if (state.type === 'failed') return state.isConnected ? 'failed, connected' : 'failed';
  if (state.type !== 'opening') return state.type;
  if (state.mode === 'reload') return state.isConnected ? 'reconnecting' : 'reloading';
  const step = state.isConnected ? 'connecting' : 'loading';
  return state.mode === 'first' ? step : `${step} again`;
}

type Sample = readonly [atMs: number, event: (attempt: number) => SessionEvent];
const failure =
  (cause: unknown) =>
  (attempt: number): SessionEvent => ({ type: 'attemptFailed', attempt, cause });
const message =
  (name: string, payload: object = {}) =>
  (attempt: number): SessionEvent => ({ type: 'messageReceived', attempt, name, payload });

/** One event for each column of the table, and the time at which it happens. */
export const events = {
  started: [0, () => ({ type: 'started' })],
  loaded: [0, (attempt) => ({ type: 'loaded', attempt, secret: { checkoutToken: 'token' } })],
  opened: [0, (attempt) => ({ type: 'opened', attempt })],
  'attemptFailed, retryable': [UNTIL_MS - 1, failure(new KadamError('HANDSHAKE_TIMEOUT'))],
  'attemptFailed, at the deadline': [UNTIL_MS, failure(new KadamError('FRAME_LOAD_TIMEOUT'))],
  'attemptFailed, not retryable': [0, failure(new KadamError('TOKEN_UNAVAILABLE'))],
  loadEventFired: [0, (attempt) => ({ type: 'loadEventFired', attempt })],
  reloaded: [0, (attempt) => ({ type: 'reloaded', attempt })],
  'message: event': [0, message('stepChanged', { step: 'PLAN', status: 'STARTED' })],
  'message: pending': [0, message('pendingChanged', { isPending: true })],
  'message: completion': [0, message('transactionCompleted', { signedResult: 'jws', orderId: 'o-1' })],
  'message: resize': [0, message('resize', { heightPx: 480 })],
  'message: shown': [0, message('shown')],
  'message: token': [0, message('getAuthToken')],
  'message: end': [0, message('widgetClosed', { reason: 'cancelled' })],
  retried: [0, () => ({ type: 'retried' })],
  dismissed: [0, () => ({ type: 'dismissed' })],
  /** The timer of a failure. */
  expired: [0, () => ({ type: 'closed', reason: 'failed' })],
  closed: [0, () => ({ type: 'closed', reason: 'hostClosed' })],
} as const satisfies Record<string, Sample>;
export type EventName = keyof typeof events;

/** `load`, `show opening`, `emit error`. */
export function nameOfEffect(effect: SessionEffect): string {
  if (effect.type === 'show') return `show ${effect.view}`;
  return effect.type === 'emit' ? `emit ${effect.name}` : effect.type;
}
