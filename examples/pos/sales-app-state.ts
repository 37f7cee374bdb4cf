import type { SdkEvent } from '../merchant/sales-session';

/** State of the sales app for the agent. `reason` and `code` as in the SDK. */
export type SalesAppState =
  | { readonly step: 'closed' | 'opening' | 'open' }
  | { readonly step: 'ended'; readonly reason: string }
  | { readonly step: 'failed'; readonly code: string; readonly isRetryable: boolean };

/** State after an event of the SDK. An `error` is not the end: the app's overlay offers a retry. */
export function afterSdkEvent(before: SalesAppState, event: SdkEvent): SalesAppState {
  switch (event.name) {
    case 'openSalesApp':
      return { step: 'opening' };
    case 'opened':
      return { step: 'open' };
    case 'closed': {
      const { reason, error } = event.payload;
      return error ? { step: 'failed', code: error.code, isRetryable: error.retryable } : { step: 'ended', reason };
    }
    case 'threw':
      return { step: 'failed', code: event.payload.code, isRetryable: event.payload.retryable };
    case 'getAuthToken':
    case 'tokenRequested':
    case 'error':
    case 'close':
      return before;
    default:
      return event satisfies never;
  }
}
