import type { Transition } from '../../platform/flow/reducer-context';
import type { VerifiedMobile } from '../flow/state';
import {
  isSameWork,
  isWaiting,
  type KeptFate,
  type KeptItem,
  type KeptState,
  type KeptWork,
  MAX_KEPT,
} from './kept-item';

/** - restored: what was kept before a reload. - kept: `key` belongs to it from now on. - taken: the app goes on with its
 *  customer. - lineBack: also 'Send now'. - lost: nobody answered. - forgotten: the agent's session is over. */
export type KeptEvent =
  | { readonly type: 'restored'; readonly items: readonly KeptItem[] }
  | { readonly type: 'kept'; readonly work: KeptWork; readonly key: string }
  | { readonly type: 'removed' | 'taken' | 'lost'; readonly key: string }
  | { readonly type: 'opened' | 'closed' | 'lineBack' | 'lineLost' | 'forgotten' }
  | { readonly type: 'answered'; readonly key: string; readonly fate: KeptFate };

export type KeptEffect = { readonly type: 'send'; readonly item: KeptItem };

/** What the reducer is told besides: the time, epoch ms of this device, and whose consent the till knows of. */
export interface KeptNow {
  readonly nowMs: number;
  readonly verified: readonly VerifiedMobile[];
}

const consentOf = (mobile: string, { verified, nowMs }: KeptNow): number | null =>
  verified.find((each) => each.mobile === mobile && each.untilMs > nowMs)?.untilMs ?? null;

/**
 * What is kept goes one at a time, oldest first, once the line is up; each until somebody has answered it. Whose customer's
 * consent has run out by then does not go, and the agent is told: by the sheet, which opens when the line is back and when
 * the last one has been answered. Pure: a state and an event in, the next state and what to send out.
 */
export function reduceKept(state: KeptState, event: KeptEvent, now: KeptNow): Transition<KeptState, KeptEffect> {
  return sendNext(after(state, event, now), now);
}

function after(state: KeptState, event: KeptEvent, now: KeptNow): KeptState {
  switch (event.type) {
    case 'restored':
      return { ...state, items: event.items, isOpen: state.isOpen || event.items.length > 0 };
    case 'kept': {
      if (state.items.some((item) => isWaiting(item) && isSameWork(item, event.work))) return state;
      if (state.items.length >= MAX_KEPT) return state;
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

const without = (state: KeptState, gone: string): KeptState => ({
  ...state,
  items: state.items.filter(({ key }) => key !== gone),
});

const withFate = (state: KeptState, key: string, fate: KeptFate): KeptState => ({
  ...state,
  items: state.items.map((item) => (item.key === key ? { ...item, fate } : item)),
});

const told = (state: KeptState): KeptState => (state.items.some(isWaiting) ? state : { ...state, isOpen: true });

const closedIfEmpty = (state: KeptState): KeptState =>
  state.items.length === 0 && state.line === 'up' ? { ...state, isOpen: false } : state;

/** A consent that was given anew since then counts as well. */
function sendNext(state: KeptState, now: KeptNow): Transition<KeptState, KeptEffect> {
  if (state.line === 'down' || state.items.some(({ fate }) => fate.is === 'going')) return { state, effects: [] };
  const next = state.items.find(({ fate }) => fate.is === 'waiting');
  if (!next) return { state, effects: [] };
  const untilMs = Math.max(next.consentUntilMs ?? 0, consentOf(next.mobile, now) ?? 0);
  if (untilMs <= now.nowMs) return sendNext(told(withFate(state, next.key, { is: 'noConsent' })), now);
  return { state: withFate(state, next.key, { is: 'going' }), effects: [{ type: 'send', item: next }] };
}
