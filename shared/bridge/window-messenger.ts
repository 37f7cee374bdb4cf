import type { Message, MessageHandler, Messenger } from 'penpal';

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

const isGreeting = ({ type }: Message): boolean => type === 'SYN' || type === 'ACK1' || type === 'ACK2';

/**
 * Carries penpal's protocol between a host page and a frame. It replaces penpal's own window messenger, which takes
 * synthetic events and greets with target '*'.
 *
 * 1. Both sides greet (SYN) to the exact origin they know. A side with several possible origins (a frame without a
 *    referrer) stays silent until the other greets, and then keeps to the origin that greeted.
 * 2. One side proposes (ACK1), the other confirms (ACK2) and hands over one end of a MessageChannel.
 * 3. From then on everything goes through the port, and window messages are no longer listened to at all. A greeting
 *    that comes through the port is dropped.
 *
 * A window message counts only if the browser itself dispatched it (`isTrusted`), it comes from the one window that
 * we talk to, and its origin is one of `origins`. Everything else is dropped without an answer or an exception.
 */
export function windowMessenger(wire: {
  local: LocalWindow;
  remote: RemoteWindow;
  /** Exact origins the other side may have, never '*'. */
  origins: readonly string[];
  channel: () => { port1: WirePort; port2: WirePort };
}): Messenger & {
  /** The origin that the other side has proved, or undefined before it greeted. */
  remoteOrigin(): string | undefined;
} {
  const { local, remote, origins } = wire;
  const handlers = new Set<MessageHandler>();
  let isValid: (data: unknown) => data is Message;
  let remoteOrigin = origins.length === 1 ? origins[0] : undefined;
  let port: WirePort | undefined;

  const deliver = (message: Message): void => {
    for (const handler of [...handlers]) handler(message);
  };

  function adopt(adopted: WirePort): void {
    port = adopted;
    local.removeEventListener('message', onWindowMessage);
    adopted.addEventListener('message', ({ data }) => {
      // An error in a reply is taken as it is: to build it anew would trust that it has the shape of one.
      if (isValid(data) && !isGreeting(data)) deliver({ ...data, isSerializedErrorInstance: false } as Message);
    });
    adopted.start();
  }

  function onWindowMessage(event: WireEvent): void {
    // Nothing else of an event that a script made is even looked at.
    if (!event.isTrusted || event.source !== remote || !isValid(event.data)) return;
    const { origin, data, ports } = event;
    if (remoteOrigin ? remoteOrigin !== origin : !origins.includes(origin)) return;
    const [handedOver] = ports;
    if (data.type === 'SYN' && typeof data.participantId === 'string') remoteOrigin = origin;
    else if (data.type === 'ACK2' && handedOver) adopt(handedOver);
    else if (data.type !== 'ACK1') return;
    deliver(data);
  }

  return {
    remoteOrigin: () => remoteOrigin,
    initialize({ validateReceivedMessage }) {
      isValid = validateReceivedMessage;
      local.addEventListener('message', onWindowMessage);
    },
    sendMessage(message) {
      if (port) port.postMessage(message);
      else if (remoteOrigin) {
        const targetOrigin = remoteOrigin;
        if (message.type !== 'ACK2') remote.postMessage(message, { targetOrigin });
        else {
          const { port1, port2 } = wire.channel();
          remote.postMessage(message, { targetOrigin, transfer: [port2] });
          adopt(port1);
        }
      }
    },
    addMessageHandler: (handler) => void handlers.add(handler),
    removeMessageHandler: (handler) => void handlers.delete(handler),
    destroy() {
      local.removeEventListener('message', onWindowMessage);
      port?.close();
      handlers.clear();
    },
  };
}
