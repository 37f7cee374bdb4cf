import type { ApiErrorKind } from '../api/api-error';
import { UNAUTHORISED } from '../api/http-status';
import { type Unreached, unreachedBy } from '../api/unreached';

/** Content of a page: its data, or why there is none. */
export type AccessState<Data> =
  /** The data is being loaded; the skeleton is shown. */
  | { readonly step: 'asking' }
  | { readonly step: 'shown'; readonly data: Data }
  /** The item does not exist, or belongs to another customer; the page does not tell which. */
  | { readonly step: 'missing' }
  /** The number is blocked. */
  | { readonly step: 'blocked' }
  | { readonly step: 'failed'; readonly why: Unreached | 'other' }
  /** The customer is not logged in any more. */
  | { readonly step: 'guest' };

export type AccessEvent<Data> =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly data: Data }
  /** `status`: of HTTP, 500 without an answer. */
  | { readonly type: 'refused'; readonly status: number; readonly kind: ApiErrorKind }
  | { readonly type: 'loggedOut' }
  /** A guest has logged in over the page. */
  | { readonly type: 'loggedIn' };

const BLOCKED = 403;
const NO_SUCH_THING = 404;

/** Content after an event. A customer who has logged out sees nothing more, regardless of later answers. */
export function nextAccess<Data>(state: AccessState<Data>, event: AccessEvent<Data>): AccessState<Data> {
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

function refused<Data>({ status, kind }: Extract<AccessEvent<Data>, { type: 'refused' }>): AccessState<Data> {
  if (status === UNAUTHORISED) return { step: 'guest' };
  if (status === BLOCKED) return { step: 'blocked' };
  if (status === NO_SUCH_THING) return { step: 'missing' };
  return { step: 'failed', why: unreachedBy({ kind }) ?? 'other' };
}
