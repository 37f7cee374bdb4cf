import * as z from 'zod/mini';
import { fetchAuthToken } from './fetch-auth-token';
import type { KadamErrorInfo, OpenSalesAppOptions, SalesAppSession, SessionEnd } from './kadam';

/** Options of the call without the token callback, which is always the same here. */
export type SalesAppCall = Omit<OpenSalesAppOptions, 'getAuthToken'>;

interface CallError {
  readonly code: string;
  readonly retryable: boolean;
  readonly field?: string | undefined;
}

/** Message between the page and the SDK. Payloads are unmasked. `threw`: the call was refused, or the script is not
 *  loaded. */
export type SdkEvent =
  | { readonly direction: 'page → app'; readonly name: 'openSalesApp'; readonly payload: SalesAppCall }
  | { readonly direction: 'page → app'; readonly name: 'getAuthToken'; readonly payload: { authToken: string } }
  | { readonly direction: 'page → app'; readonly name: 'close'; readonly payload: Record<string, never> }
  | { readonly direction: 'app → page'; readonly name: 'threw'; readonly payload: CallError }
  | { readonly direction: 'app → page'; readonly name: 'opened'; readonly payload: { readonly type: string } }
  | { readonly direction: 'app → page'; readonly name: 'tokenRequested'; readonly payload: Record<string, never> }
  | { readonly direction: 'app → page'; readonly name: 'error'; readonly payload: KadamErrorInfo }
  | { readonly direction: 'app → page'; readonly name: 'closed'; readonly payload: SessionEnd };

const Thrown = z.object({ code: z.string(), retryable: z.boolean(), field: z.optional(z.string()) });

/** Opens the sales app and reports its events. Returns null if the call failed. `isTokenExpired`: the shop's server
 *  issues expired tokens. */
export function runSalesApp(
  call: SalesAppCall,
  onEvent: (event: SdkEvent) => void,
  asked: { readonly isTokenExpired?: boolean } = {},
): SalesAppSession | null {
  onEvent({ direction: 'page → app', name: 'openSalesApp', payload: call });
  if (!window.Kadam) {
    onEvent({ direction: 'app → page', name: 'threw', payload: { code: 'SCRIPT_LOAD_FAILED', retryable: true } });
    return null;
  }
  const getAuthToken = async (): Promise<string> => {
    const authToken = await fetchAuthToken(call.merchantAgentId, { expired: asked.isTokenExpired ?? false });
    onEvent({ direction: 'page → app', name: 'getAuthToken', payload: { authToken } });
    return authToken;
  };
  try {
    const session = window.Kadam.openSalesApp({ ...call, getAuthToken });
    session.on('opened', (payload) => onEvent({ direction: 'app → page', name: 'opened', payload }));
    session.on('tokenRequested', (payload) => onEvent({ direction: 'app → page', name: 'tokenRequested', payload }));
    session.on('error', (payload) => onEvent({ direction: 'app → page', name: 'error', payload }));
    // Also reports the end of a call that the stub queued for a script that never loaded.
    void session.result.then((payload) => onEvent({ direction: 'app → page', name: 'closed', payload }));
    return session;
  } catch (error) {
    const parsed = Thrown.safeParse(error);
    if (!parsed.success) throw error;
    onEvent({ direction: 'app → page', name: 'threw', payload: parsed.data });
    return null;
  }
}

/** Moves the focus into the open app: the same call returns its session. */
export const focusSalesApp = (call: SalesAppCall): void =>
  void window.Kadam?.openSalesApp({
    ...call,
    getAuthToken: () => fetchAuthToken(call.merchantAgentId, { expired: false }),
  });
