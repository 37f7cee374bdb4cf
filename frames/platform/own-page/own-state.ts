import type { ApiErrorKind } from '../api/api-error';
import { UNAUTHORISED } from '../api/http-status';
import { type Unreached, unreachedBy } from '../api/unreached';

/** What stands in a page of whoever has logged in. */
export type OwnState<Data> =
  /** The server is being asked; the shape of what comes stands there. */
  | { readonly step: 'asking' }
  | { readonly step: 'shown'; readonly data: Data }
  /** There is no such thing, or it is somebody else's: nobody learns which. */
  | { readonly step: 'missing' }
  /** The number is blocked. */
  | { readonly step: 'blocked' }
  | { readonly step: 'failed'; readonly why: Unreached | 'other' }
  /** Nobody is logged in any more. */
  | { readonly step: 'guest' };

export type OwnEvent<Data> =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly data: Data }
  /** `status`: of HTTP, 500 without an answer. */
  | { readonly type: 'refused'; readonly status: number; readonly kind: ApiErrorKind }
  | { readonly type: 'loggedOut' }
  /** A guest has logged in over the page. */
  | { readonly type: 'loggedIn' };

const BLOCKED = 403;
const NO_SUCH_THING = 404;

/** What stands there after an event. Whoever has logged out sees nothing more, whatever is answered. */
export function nextOwn<Data>(state: OwnState<Data>, event: OwnEvent<Data>): OwnState<Data> {
  if (event.type === 'loggedIn') return { step: 'asking' };
  if (state.step === 'guest') return state;
  switch (event.type) {
    case 'asked':
      return { step: 'asking' };
    case 'answered':
      return { step: 'shown', data: event.data };
    case 'refused':
      return refused(event);
    case 'loggedOut':
      return { step: 'guest' };
    default:
      return event satisfies never;
  }
}

function refused<Data>({ status, kind }: Extract<OwnEvent<Data>, { type: 'refused' }>): OwnState<Data> {
  if (status === UNAUTHORISED) return { step: 'guest' };
  if (status === BLOCKED) return { step: 'blocked' };
  if (status === NO_SUCH_THING) return { step: 'missing' };
  return { step: 'failed', why: unreachedBy({ kind }) ?? 'other' };
}
