import { connect } from 'penpal';
import {
  type CloseReason,
  CloseRequest,
  OpenSalesAppAnswer,
  type OpenSalesAppPayload,
  type openSalesApp,
  PROTOCOL_VERSION,
  type salesOutward,
  TokenRequest,
  windowMessenger,
} from '../shared/bridge';
import { KadamError } from './kadam-error';
import type { CheckedOptions } from './options';
import { within } from './within';

type FrameMethods = { [Message in typeof openSalesApp as Message['name']]: (payload: unknown) => Promise<unknown> };
type HostMethods = { [Name in keyof typeof salesOutward]: (payload: unknown) => unknown } & { __proto__: never };

export interface FrameLink {
  /** Resolves once the frame has opened. Rejects with a `KadamError`. */
  open(authToken: string): Promise<void>;
  /** Resolves once the frame has answered: its page is there. Changes nothing in it. */
  askForLife(): Promise<unknown>;
  destroy(): void;
}

/** The host's half of the bridge: greets the loaded frame and gives it what it needs. `type` and `icScope` are filled
 *  in by default. What the frame sends is checked before it counts; anything else changes nothing. */
export function linkToFrame(given: {
  options: CheckedOptions;
  frame: Window;
  provider: string;
  handshakeMs: number;
  callMs: number;
  /** Resolves when the session is over. */
  whenOver: Promise<unknown>;
  onClose(reason: CloseReason): void;
  freshToken(): Promise<string>;
}): FrameLink {
  const { timeouts, getAuthToken, merchantDetails, ...shared } = given.options;
  const methods: HostMethods = {
    // No name but these two can be called, not even what every object has.
    __proto__: null as never,
    closeSAApp(raw) {
      // After the answer is on its way: closing takes the channel with it.
      setTimeout(given.onClose, 0, CloseRequest(raw, '').reason);
      return { outcome: 'closing' };
    },
    async getAuthToken(raw) {
      TokenRequest(raw, '');
      return { authToken: await given.freshToken() };
    },
  };
  const connection = connect<FrameMethods>({
    messenger: windowMessenger({
      local: window,
      remote: given.frame,
      origins: [given.provider],
      channel: () => new MessageChannel(),
    }),
    channel: 'kadam',
    methods,
  });
  return {
    async open(authToken) {
      const frame = await within(connection.promise, given.handshakeMs, 'HANDSHAKE_TIMEOUT', given.whenOver);
      // The options were checked by the same shapes that the frame will check them with.
      const payload: OpenSalesAppPayload = {
        type: 'EMI_HOME',
        icScope: 'sales',
        ...shared,
        protocolVersion: PROTOCOL_VERSION,
        authToken,
        merchantDetails: { ...merchantDetails, merchantOrigin: location.origin },
      };
      const raw = await within(frame.openSalesApp(payload), given.callMs, 'CALL_TIMEOUT', given.whenOver);
      const { outcome, code, field } = OpenSalesAppAnswer(raw, '');
      if (outcome === 'refused') {
        throw new KadamError(code === 'PROTOCOL_UNSUPPORTED' ? code : 'FRAME_REFUSED', undefined, code, field);
      }
    },
    // Opening it with nothing is refused, and a refusal is an answer: no message has to be added for this.
    askForLife: () => connection.promise.then((frame) => frame.openSalesApp(0)),
    destroy: () => connection.destroy(),
  };
}
