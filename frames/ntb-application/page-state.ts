import type { ResponseOf } from '../../shared/api/endpoint';
import type { ntbInfo } from '../../shared/api/ntb';

export type SharedApplication = ResponseOf<typeof ntbInfo>;

/** What the page shows. `missing`: the link leads to no application. `code` as the server or the client names it. */
export type PageState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly application: SharedApplication; readonly refresh: Refresh }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly cause: LoadFault };

/** Looking again while an older state of the application stays in sight. */
export type Refresh = 'none' | 'running' | 'failed';

/** `offline`: no network; `failed`: the server did not answer as it should. */
export type LoadFault = { readonly kind: 'offline' } | { readonly kind: 'failed'; readonly code: string };

export type PageEvent =
  | { readonly type: 'lookStarted' }
  | { readonly type: 'found'; readonly application: SharedApplication }
  | { readonly type: 'notFound' }
  | { readonly type: 'lookFailed'; readonly cause: LoadFault };

/** What was seen once stays in sight when a later look fails. */
export function nextPage(page: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'lookStarted':
      return page.step === 'shown' ? { ...page, refresh: 'running' } : { step: 'loading' };
    case 'found':
      return { step: 'shown', application: event.application, refresh: 'none' };
    case 'notFound':
      return { step: 'missing' };
    case 'lookFailed':
      return page.step === 'shown' ? { ...page, refresh: 'failed' } : { step: 'failed', cause: event.cause };
    default:
      return event satisfies never;
  }
}
