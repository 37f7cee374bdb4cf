import { CallOptions, connect } from 'penpal';
import type { OpenAnswer } from '../../../shared/bridge/fields';
import { type BridgeMessage, PROTOCOL_VERSION } from '../../../shared/bridge/message';
import type { Infer } from '../../../shared/bridge/schema';
import { type OpenWidgetPayload, setAmount } from '../../../shared/bridge/widget';
import { windowMessenger } from '../../../shared/bridge/window-messenger';
import { possibleHostOrigins } from './host-origins';
import { parsed, versionOf } from './read-message';

const HOST_ANSWER_WITHIN_MS = 15_000;

export type Outward = Readonly<Record<string, BridgeMessage<string, unknown, unknown>>>;
type Host = Readonly<Record<string, (payload: unknown, options: CallOptions) => Promise<unknown>>>;

/** What a widget may tell its host: the messages of its table and no others. */
export interface WidgetBridge<Out extends Outward> {
  /** Tells the host. Before the host has opened the widget nothing is posted, and so never without a merchant origin. */
  tell<Name extends keyof Out & string>(name: Name, payload: Infer<Out[Name]['payload']>): void;
  destroy(): void;
}

type Answer = Infer<typeof OpenAnswer>;

/**
 * A widget's half of the bridge. One that may not talk to its parent (see `possibleHostOrigins`) stays silent; one that
 * may answers its opening message, and from then on takes new amounts where it has a use for them. The host may open it
 * again (it was reloaded, or the options changed): `onOpen` then hears of it once more.
 */
export function connectWidget<Payload extends OpenWidgetPayload, Out extends Outward>(
  about: {
    readonly open: BridgeMessage<string, Payload, Answer>;
    readonly outward: Out;
    onOpen(payload: Payload): void;
    onAmount?(amount: number): void;
  },
  page: Window & typeof globalThis = window,
): WidgetBridge<Out> {
  const origins = possibleHostOrigins(page.document);
  let host: Host | null = null;
  let isOpen = false;

  const messenger = windowMessenger({
    local: page,
    remote: page.parent,
    origins,
    channel: () => new page.MessageChannel(),
  });

  function open(raw: unknown): Answer {
    if (versionOf(raw) !== PROTOCOL_VERSION) return { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' };
    const result = parsed(about.open.payload, raw);
    if ('issue' in result) return { outcome: 'refused', code: 'MESSAGE_INVALID', field: result.issue.field };
    const payload = result.value;
    if (payload.merchantDetails.merchantOrigin !== messenger.remoteOrigin()) {
      return { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' };
    }
    // The registered origins of this page belong to the key in its address and to no other.
    if (payload.merchantKey !== new URLSearchParams(page.location.search).get('merchantKey')) {
      return { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'merchantKey' };
    }
    isOpen = true;
    about.onOpen(payload);
    return { outcome: 'opened' };
  }

  function takeAmount(raw: unknown): Infer<typeof setAmount.answer> {
    const result = parsed(setAmount.payload, raw);
    if ('issue' in result || !isOpen) return { outcome: 'refused' };
    about.onAmount?.(result.value.amount);
    return { outcome: 'updated' };
  }

  const connection =
    origins.length === 0
      ? null
      : connect({
          messenger,
          channel: 'kadam',
          // No other name can be called, not even what every object has.
          methods: {
            __proto__: null as never,
            [about.open.name]: open,
            ...(about.onAmount ? { [setAmount.name]: takeAmount } : {}),
          },
        });
  connection?.promise.then(
    (proxy) => {
      // SAFETY: a proxy answers any name with a function; one that the host does not have rejects.
      host = proxy as unknown as Host;
    },
    // Only `destroy` ends a connection that was never made.
    () => undefined,
  );

  return {
    tell(name, payload) {
      const message = about.outward[name];
      if (!isOpen || !host || !message) return;
      // A host that is going away does not answer any more, and there is nobody left to tell.
      host[name]?.(message.payload(payload, ''), new CallOptions({ timeout: HOST_ANSWER_WITHIN_MS })).catch(
        () => undefined,
      );
    },
    destroy: () => connection?.destroy(),
  };
}
