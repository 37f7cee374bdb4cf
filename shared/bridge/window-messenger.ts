import type { InitializeMessengerOptions, Message, MessageHandler, Messenger } from 'penpal';

/** The parts of a browser that the messenger touches, so that this file needs no DOM and a test needs no browser. */
export interface WireEvent {
  readonly isTrusted: boolean;
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
  readonly ports: readonly WirePort[];
}
export interface WirePort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
}
export interface LocalWindow {
  addEventListener(type: 'message', listener: (event: WireEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: WireEvent) => void): void;
}
export interface RemoteWindow {
  postMessage(message: unknown, options: { targetOrigin: string; transfer?: WirePort[] }): void;
}

/**
 * Carries penpal's protocol between a host page and a frame. It replaces penpal's own window messenger, which takes
 * synthetic events and greets with target '*'.
 *
 * 1. Both sides greet (SYN) to the exact origin they know. A side with several possible origins (a frame without a
 *    referrer) stays silent until the other greets, and then keeps to the origin that greeted.
 * 2. One side proposes (ACK1), the other confirms (ACK2) and hands over one end of a MessageChannel.
 * 3. From then on everything goes through the port, and window messages are no longer listened to at all.
 *
 * A window message counts only if the browser itself dispatched it (`isTrusted`), it comes from the one window that
 * we talk to, and its origin is one of `origins`. Everything else is dropped without an answer or an exception.
 */
export class WindowMessenger implements Messenger {
  readonly #wire: {
    local: LocalWindow;
    remote: RemoteWindow;
    origins: readonly string[];
    channel: () => { port1: WirePort; port2: WirePort };
  };
  readonly #handlers = new Set<MessageHandler>();
  #validate: InitializeMessengerOptions['validateReceivedMessage'] | undefined;
  #remoteOrigin: string | undefined;
  #port: WirePort | undefined;

  constructor(wire: {
    local: LocalWindow;
    remote: RemoteWindow;
    /** Exact origins the other side may have; never empty, never '*'. */
    origins: readonly string[];
    channel: () => { port1: WirePort; port2: WirePort };
  }) {
    this.#wire = wire;
    if (wire.origins.length === 1) this.#remoteOrigin = wire.origins[0];
  }

  /** The origin that the other side has proved, or undefined before it greeted. */
  get remoteOrigin(): string | undefined {
    return this.#remoteOrigin;
  }

  initialize = ({ validateReceivedMessage }: InitializeMessengerOptions): void => {
    this.#validate = validateReceivedMessage;
    this.#wire.local.addEventListener('message', this.#onWindowMessage);
  };

  sendMessage = (message: Message): void => {
    if (this.#port) {
      this.#port.postMessage(message);
      return;
    }
    const targetOrigin = this.#remoteOrigin;
    if (targetOrigin === undefined) return;
    if (message.type === 'SYN' || message.type === 'ACK1') {
      this.#wire.remote.postMessage(message, { targetOrigin });
    } else if (message.type === 'ACK2') {
      const { port1, port2 } = this.#wire.channel();
      this.#wire.remote.postMessage(message, { targetOrigin, transfer: [port2] });
      this.#adopt(port1);
    }
  };

  addMessageHandler = (handler: MessageHandler): void => {
    this.#handlers.add(handler);
  };
  removeMessageHandler = (handler: MessageHandler): void => {
    this.#handlers.delete(handler);
  };

  destroy = (): void => {
    this.#wire.local.removeEventListener('message', this.#onWindowMessage);
    this.#port?.close();
    this.#handlers.clear();
  };

  #onWindowMessage = (event: WireEvent): void => {
    const { data, origin } = event;
    if (!event.isTrusted || event.source !== this.#wire.remote) return;
    if (!(this.#remoteOrigin === undefined ? this.#wire.origins : [this.#remoteOrigin]).includes(origin)) return;
    if (!this.#validate?.(data)) return;
    const { type } = data;
    if (type !== 'SYN' && type !== 'ACK1' && type !== 'ACK2') return;
    if (type === 'SYN') this.#remoteOrigin = origin;
    if (type === 'ACK2') {
      const port = event.ports[0];
      if (!port) return;
      this.#adopt(port);
    }
    this.#deliver(data);
  };

  #adopt(port: WirePort): void {
    this.#port = port;
    this.#wire.local.removeEventListener('message', this.#onWindowMessage);
    port.addEventListener('message', ({ data }) => {
      if (this.#validate?.(data)) this.#deliver(data);
    });
    port.start();
  }

  #deliver(message: Message): void {
    for (const handler of [...this.#handlers]) handler(message);
  }
}
