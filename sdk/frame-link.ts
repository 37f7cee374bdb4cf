import { connect } from 'penpal';
import { type Frame, OpenAnswer, PROTOCOL_VERSION, windowMessenger } from '../shared/bridge';
import { refusedBecause, type SdkErrorCode } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';
import type { CommonOptions } from './types/kadam.mjs';

export interface FrameLink {
  /** Resolves once the frame has accepted its options and the fields of `secret`. Rejects with a `KadamError`. */
  open(secret: object): Promise<void>;
  ping(): Promise<unknown>;
  /** Sends a message to an open frame. A refusal is ignored. */
  emit(name: string, payload: object): void;
  /** Sends a SYN; only a page that is not connected answers. */
  startHandshake(): void;
  destroy(): void;
}

type Method = (payload: unknown) => Promise<unknown>;

export function linkToFrame(given: {
  kind: Frame;
  options: CommonOptions;
  frame: HTMLIFrameElement;
  provider: string;
  handshakeMs: number;
  callMs: number;
  onMessage(name: string, payload: object): unknown;
  /** Another page than the connected one has sent a SYN. */
  onNewPage(): void;
  /** Resolves as `work`, or rejects with `code` after `waitMs`. */
  inTime<T>(work: PromiseLike<T>, waitMs: number, code: SdkErrorCode): Promise<T>;
}): FrameLink {
  const { kind, frame, provider, onMessage, onNewPage, inTime } = given;
  const messenger = windowMessenger({
    local: window,
    remote: () => frame.contentWindow,
    origins: [provider],
    channel: () => new MessageChannel(),
    onNewPage,
  });
  // Without a prototype, so that inherited methods cannot be called.
  // SAFETY: `__proto__` in a literal sets the prototype and adds no method.
  const methods: Record<string, Method> = { __proto__: null as never };
  for (const [name, { payload }] of Object.entries(kind.outgoing))
    methods[name] = async (raw) => {
      try {
        return await onMessage(name, payload(raw, ''));
      } catch (error) {
        // As a string: the frame must not see the stack of the merchant's page.
        return Promise.reject(`${error}`);
      }
    };
  const { promise: connected, destroy } = connect({ messenger, channel: 'kadam', methods });
  const call = async (name: string, payload: unknown): Promise<unknown> => {
    // SAFETY: the proxy has a function for any name, which rejects if the frame has no such method.
    const proxy = (await connected) as unknown as Readonly<Record<string, Method>>;
    return proxy[name]?.(payload);
  };
  return {
    async open(secret) {
      await inTime(connected, given.handshakeMs, 'HANDSHAKE_TIMEOUT');
      // Not sent: the supplier of the secret, the analytics handler, and options that only the page shows.
      const {
        timeouts,
        analytics,
        order,
        merchantDetails,
        [kind.secret?.option ?? 'timeouts']: supplier,
        ...shared
      } = given.options as CommonOptions & Record<string, unknown>;
      const payload = {
        ...kind.defaults,
        ...shared,
        ...secret,
        protocolVersion: PROTOCOL_VERSION,
        merchantDetails: { ...merchantDetails, merchantOrigin: location.origin },
      };
      const { outcome, code, field } = OpenAnswer(
        await inTime(call(kind.openedBy, payload), given.callMs, 'CALL_TIMEOUT'),
        '',
      );
      if (outcome === 'refused') {
        throw new KadamError(refusedBecause(code), undefined, code, field);
      }
    },
    // An empty opening is refused, which is an answer; so no extra message is needed.
    ping: () => call(kind.openedBy, 0),
    emit: (name, payload) => void call(name, payload).catch(() => undefined),
    startHandshake: messenger.startHandshake,
    destroy,
  };
}
