import { connect } from 'penpal';
import { type Frame, OpenAnswer, PROTOCOL_VERSION, windowMessenger } from '../shared/bridge';
import { refusedBecause, type SdkErrorCode } from '../shared/errors/sdk-errors';
import { KadamError } from './kadam-error';
import type { CommonOptions } from './types/kadam.mjs';

export interface FrameLink {
  /** Resolves once the frame has opened; `secret` are its secret fields. Rejects with a `KadamError`. */
  open(secret: object): Promise<void>;
  /** Resolves once the frame's page has answered. Changes nothing in it. */
  ping(): Promise<unknown>;
  /** Sends an open frame a message; a frame that does not take it says so to nobody. */
  emit(name: string, payload: object): void;
  /** Starts a handshake with the page in the frame; only a page that is not connected answers. */
  startHandshake(): void;
  destroy(): void;
}

type Method = (payload: unknown) => Promise<unknown>;

/** Connects to the loaded frame and hands it its options. Messages of the frame are parsed; others are ignored. */
export function linkToFrame(given: {
  kind: Frame;
  options: CommonOptions;
  frame: HTMLIFrameElement;
  provider: string;
  handshakeMs: number;
  callMs: number;
  /** A sound message of the frame; returns the answer. */
  onMessage(name: string, payload: object): unknown;
  /** Another page than the opened one starts a handshake from the frame. */
  onNewPage(): void;
  /** `work`, or a rejection with `code` when it has taken too long. */
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
  // No other name can be called, not even what every object has.
  // SAFETY: written so, it is the prototype and no method.
  const methods: Record<string, Method> = { __proto__: null as never };
  for (const [name, { payload }] of Object.entries(kind.outgoing))
    methods[name] = async (raw) => {
      try {
        return await onMessage(name, payload(raw, ''));
      } catch (error) {
        // As a text: where in the merchant's page it was thrown is not the frame's to know.
        return Promise.reject(`${error}`);
      }
    };
  const { promise: connected, destroy } = connect({ messenger, channel: 'kadam', methods });
  const call = async (name: string, payload: unknown): Promise<unknown> => {
    // SAFETY: it answers any name with a function; one that the frame does not have rejects.
    const proxy = (await connected) as unknown as Readonly<Record<string, Method>>;
    return proxy[name]?.(payload);
  };
  return {
    async open(secret) {
      await inTime(connected, given.handshakeMs, 'HANDSHAKE_TIMEOUT');
      // What supplies the secret, what hears for the merchant's analytics, and what the page alone shows stay here.
      const {
        timeouts,
        analytics,
        order,
        merchantDetails,
        [kind.secret?.option ?? 'timeouts']: supplier,
        ...shared
      } = given.options as CommonOptions & Record<string, unknown>;
      // The options were checked by the same schemas that the frame will check them with.
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
    // Opening it with nothing is refused, and a refusal is an answer: no message has to be added for this.
    ping: () => call(kind.openedBy, 0),
    emit: (name, payload) => void call(name, payload).catch(() => undefined),
    startHandshake: messenger.startHandshake,
    destroy,
  };
}
