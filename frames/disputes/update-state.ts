import type { ApiErrorKind } from '../platform/api/api-error';

export type Doing = 'reply' | 'close' | 'reopen';

export type UpdateFailure = 'tooMany' | 'offline' | 'intercepted' | 'other';

export interface UpdateState {
  readonly doing: Doing | null;
  /** The close confirmation is open. */
  readonly isAskedToClose: boolean;
  /** The reply has no text. */
  readonly isEmpty: boolean;
  readonly failure: UpdateFailure | null;
}

export type UpdateEvent =
  | { readonly type: 'closeAsked' }
  | { readonly type: 'closeCancelled' }
  | { readonly type: 'emptyReply' }
  | { readonly type: 'typed' }
  | { readonly type: 'begun'; readonly doing: Doing }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly status: number; readonly kind: ApiErrorKind };

export const idle: UpdateState = { doing: null, isAskedToClose: false, isEmpty: false, failure: null };

const failureByStatus: Readonly<Record<number, UpdateFailure>> = { 429: 'tooMany' };

/** State after an event; one action at a time. */
export function reduceUpdate(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.type) {
    case 'closeAsked':
      return state.doing === null ? { ...idle, isAskedToClose: true } : state;
    case 'closeCancelled':
      return { ...state, isAskedToClose: false };
    case 'emptyReply':
      return state.doing === null ? { ...idle, isEmpty: true } : state;
    case 'typed':
      return { ...state, isEmpty: false, failure: null };
    case 'begun':
      return state.doing === null ? { ...idle, doing: event.doing } : state;
    case 'done':
      return idle;
    case 'refused':
      return { ...idle, failure: failureOf(event) };
    default:
      return event satisfies never;
  }
}

function failureOf({ status, kind }: Extract<UpdateEvent, { type: 'refused' }>): UpdateFailure {
  if (kind === 'intercepted') return kind;
  return kind === 'network' ? 'offline' : (failureByStatus[status] ?? 'other');
}
