import type { ResponseOf } from '../../shared/api/endpoint';
import type { ntbInfo } from '../../shared/api/ntb';

export type SharedApplication = ResponseOf<typeof ntbInfo>;

/** What is shown of an application that was shared by a link. `missing`: the link leads to no application. `code` as
 *  the server or the client names it. */
export type LookState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly application: SharedApplication; readonly refresh: Refresh }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly cause: LoadFailure };

/** Looking again while an older state of the application stays in sight. */
export type Refresh = 'none' | 'running' | 'failed';

/** `offline`: no network; `failed`: the server did not answer as it should. */
type LoadFailure = { readonly kind: 'offline' } | { readonly kind: 'failed'; readonly code: string };

export type LookEvent =
  | { readonly type: 'lookStarted' }
  | { readonly type: 'found'; readonly application: SharedApplication }
  | { readonly type: 'notFound' }
  | { readonly type: 'lookFailed'; readonly cause: LoadFailure };

/** What was seen once stays in sight when a later look fails. */
export function nextLook(shown: LookState, event: LookEvent): LookState {
  switch (event.type) {
    case 'lookStarted':
      return shown.step === 'shown' ? { ...shown, refresh: 'running' } : { step: 'loading' };
    case 'found':
      return { step: 'shown', application: event.application, refresh: 'none' };
    case 'notFound':
      return { step: 'missing' };
    case 'lookFailed':
      return shown.step === 'shown' ? { ...shown, refresh: 'failed' } : { step: 'failed', cause: event.cause };
    default:
      return event satisfies never;
  }
}
