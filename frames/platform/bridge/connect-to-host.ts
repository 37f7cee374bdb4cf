import { CallOptions, connect, type RemoteProxy } from 'penpal';
import {
  type CloseReason,
  type Infer,
  type OpenSalesAppPayload,
  openSalesApp,
  PROTOCOL_VERSION,
  salesOutward,
  setAuthToken,
  windowMessenger,
} from '../../../shared/bridge';
import { possibleHostOrigins } from './host-origins';
import { parsed, versionOf } from './read-message';

/** How long the host has for an answer. */
export const HOST_ANSWER_WITHIN_MS = 15_000;

/** What the sales app may ask of its host. Nothing else leaves it. Source: S2§4. */
export interface HostBridge {
  /** Asks the host to close the frame. Without a host that has opened it, nothing is posted. */
  close(reason: CloseReason): void;
  /** A fresh auth token from the merchant. Rejects when the host has none in time. */
  freshToken(): Promise<string>;
  destroy(): void;
}

export interface HostHandlers {
  onOpen(payload: OpenSalesAppPayload): void;
  onToken(token: string): void;
}

type HostMethods = { [Name in keyof typeof salesOutward]: (payload: unknown) => Promise<unknown> };
type OpenAnswer = Infer<typeof openSalesApp.answer>;

/**
 * The frame's half of the bridge. A frame that may not talk to its parent (see `possibleHostOrigins`) stays silent;
 * one that may answers `openSalesApp` once, and from then on takes only new tokens.
 */
export function connectToHost(handlers: HostHandlers, page: Window & typeof globalThis = window): HostBridge {
  const origins = possibleHostOrigins(page.document);
  let host: RemoteProxy<HostMethods> | null = null;
  let isOpen = false;

  const messenger = windowMessenger({
    local: page,
    remote: page.parent,
    origins,
    channel: () => new page.MessageChannel(),
  });

  function open(raw: unknown): OpenAnswer {
    if (versionOf(raw) !== PROTOCOL_VERSION) return { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' };
    const result = parsed(openSalesApp.payload, raw);
    if ('issue' in result) return { outcome: 'refused', code: 'MESSAGE_INVALID', field: result.issue.field };
    const payload = result.value;
    if (payload.merchantDetails.merchantOrigin !== messenger.remoteOrigin()) {
      return { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' };
    }
    // The registered origins of this page belong to the key in its address and to no other.
    if (payload.merchantKey !== new URLSearchParams(page.location.search).get('merchantKey')) {
      return { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'merchantKey' };
    }
    if (!isOpen) {
      isOpen = true;
      handlers.onOpen(payload);
    }
    return { outcome: 'opened' };
  }

  function takeToken(raw: unknown): Infer<typeof setAuthToken.answer> {
    const result = parsed(setAuthToken.payload, raw);
    if ('issue' in result || !isOpen) return { outcome: 'refused' };
    handlers.onToken(result.value.authToken);
    return { outcome: 'updated' };
  }

  const connection =
    origins.length === 0
      ? null
      : connect<HostMethods>({
          messenger,
          channel: 'kadam',
          // No name but these two can be called, not even what every object has.
          methods: { __proto__: null as never, [openSalesApp.name]: open, [setAuthToken.name]: takeToken },
        });
  connection?.promise.then(
    (proxy) => {
      host = proxy;
    },
    // Only `destroy` ends a connection that was never made.
    () => undefined,
  );

  return {
    close(reason) {
      if (!isOpen) return;
      // A host that is going away does not answer any more, and there is nobody left to tell.
      host
        ?.closeSAApp(
          salesOutward.closeSAApp.payload({ reason }, ''),
          new CallOptions({ timeout: HOST_ANSWER_WITHIN_MS }),
        )
        .catch(() => undefined);
    },
    async freshToken() {
      if (!isOpen || !host) throw new Error('no host has opened this frame');
      const answer = await host
        .getAuthToken({}, new CallOptions({ timeout: HOST_ANSWER_WITHIN_MS }))
        .catch((cause: unknown) => {
          throw new Error('the host has no token', { cause });
        });
      return salesOutward.getAuthToken.answer(answer, '').authToken;
    },
    destroy: () => connection?.destroy(),
  };
}
