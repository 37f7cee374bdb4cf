import type { Transition } from '../../platform/flow/reducer-context';
import type { VerifiedMobile } from '../flow/state';
import {
  isSameRequest,
  isWaiting,
  MAX_OUTBOX_ITEMS,
  type OutboxFate,
  type OutboxItem,
  type OutboxRequest,
  type OutboxState,
} from './outbox-item';

/** - restored: items from before a reload. - queued: `key` belongs to it from now on. - taken: the app goes on with its
 *  customer. - lineBack: also 'Send now'. - lost: nobody answered. - forgotten: the agent's session is over. */
export type OutboxEvent =
  | { readonly type: 'restored'; readonly items: readonly OutboxItem[] }
  | { readonly type: 'queued'; readonly work: OutboxRequest; readonly key: string }
  | { readonly type: 'removed' | 'taken' | 'lost'; readonly key: string }
  | { readonly type: 'opened' | 'closed' | 'lineBack' | 'lineLost' | 'forgotten' }
  | { readonly type: 'answered'; readonly key: string; readonly fate: OutboxFate };

export type OutboxEffect = { readonly type: 'send'; readonly item: OutboxItem };

/** Time, epoch ms of this device, and the consents that the till knows of. */
export interface OutboxContext {
  readonly nowMs: number;
  readonly verified: readonly VerifiedMobile[];
}

const consentOf = (mobile: string, { verified, nowMs }: OutboxContext): number | null =>
  verified.find((each) => each.mobile === mobile && each.untilMs > nowMs)?.untilMs ?? null;

/**
 * Sends items one at a time, oldest first, once online; each until it is answered. An item whose consent has expired is
 * not sent. The sheet opens when the connection is back and when the last item has been answered. Pure: a state and an
 * event in, the next state and what to send out.
 */
export function reduceOutbox(
  state: OutboxState,
  event: OutboxEvent,
  now: OutboxContext,
): Transition<OutboxState, OutboxEffect> {
  return sendNext(after(state, event, now), now);
}

function after(state: OutboxState, event: OutboxEvent, now: OutboxContext): OutboxState {
  switch (event.type) {
    case 'restored':
      return { ...state, items: event.items, isOpen: state.isOpen || event.items.length > 0 };
    case 'queued': {
      if (state.items.some((item) => isWaiting(item) && isSameRequest(item, event.work))) return state;
      if (state.items.length >= MAX_OUTBOX_ITEMS) return state;
      const consentUntilMs = consentOf(event.work.mobile, now);
      return {
        ...state,
        items: [...state.items, { ...event.work, key: event.key, consentUntilMs, fate: { is: 'waiting' } }],
      };
    }
    case 'removed':
      return closedIfEmpty(without(state, event.key));
    case 'taken':
      return { ...without(state, event.key), isOpen: false };
    case 'forgotten':
      return { ...state, items: [], isOpen: false };
    case 'opened':
      return { ...state, isOpen: true };
    // What has ended has been read.
    case 'closed':
      return { ...state, isOpen: false, items: state.items.filter(isWaiting) };
    case 'lineBack':
      return { ...state, line: 'up', isOpen: state.isOpen || state.items.length > 0 };
    // 'No Internet' comes over everything, and leads back here.
    case 'lineLost':
      return { ...state, line: 'down', isOpen: false };
    case 'answered':
      return told(withFate(state, event.key, event.fate));
    case 'lost':
      return { ...withFate(state, event.key, { is: 'waiting' }), line: 'down' };
    default:
      return event satisfies never;
  }
}

const without = (state: OutboxState, gone: string): OutboxState => ({
  ...state,
  items: state.items.filter(({ key }) => key !== gone),
});

const withFate = (state: OutboxState, key: string, fate: OutboxFate): OutboxState => ({
  ...state,
  items: state.items.map((item) => (item.key === key ? { ...item, fate } : item)),
});

const told = (state: OutboxState): OutboxState => (state.items.some(isWaiting) ? state : { ...state, isOpen: true });

const closedIfEmpty = (state: OutboxState): OutboxState =>
  state.items.length === 0 && state.line === 'up' ? { ...state, isOpen: false } : state;

/** A consent that was given anew since then counts as well. */
function sendNext(state: OutboxState, now: OutboxContext): Transition<OutboxState, OutboxEffect> {
  if (state.line === 'down' || state.items.some(({ fate }) => fate.is === 'going')) return { state, effects: [] };
  const next = state.items.find(({ fate }) => fate.is === 'waiting');
  if (!next) return { state, effects: [] };
  const untilMs = Math.max(next.consentUntilMs ?? 0, consentOf(next.mobile, now) ?? 0);
  if (untilMs <= now.nowMs) return sendNext(told(withFate(state, next.key, { is: 'noConsent' })), now);
  return { state: withFate(state, next.key, { is: 'going' }), effects: [{ type: 'send', item: next }] };
}
