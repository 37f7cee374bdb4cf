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
interface LocalWindow {
  addEventListener(type: 'message', listener: (event: WireEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: WireEvent) => void): void;
}
export interface RemoteWindow {
  postMessage(message: unknown, options: { targetOrigin: string; transfer?: WirePort[] }): void;
}

const isHandshake = ({ type }: Message): boolean => type === 'SYN' || type === 'ACK1' || type === 'ACK2';

/** penpal answers with an error whole. Its message and stack say where in this page it was thrown, and stay here. */
const leaving = (message: Message): Message =>
  message.type === 'REPLY' && message.isSerializedErrorInstance
    ? { ...message, value: { ...message.value, message: '', stack: '' } }
    : message;

/**
 * Carries penpal's protocol between a host page and a frame. It replaces penpal's own window messenger, which takes
 * synthetic events and sends its SYN to target '*'.
 *
 * 1. Both sides send a SYN to the exact origin they know. A side with several possible origins (a frame without a
 *    referrer) stays silent until the other's SYN, and then keeps to its origin.
 * 2. One side proposes (ACK1), the other confirms (ACK2) and hands over one end of a MessageChannel.
 * 3. From then on everything goes through the port, and a handshake message that comes through it is dropped. Window messages are
 *    no longer listened to, but for one, where `onNewPage` asks for it: a SYN under another name. Each page that
 *    loads has a name of its own, so the one that was connected is gone. A load event says less: WebKit fires it for a
 *    frame that went back in its history and restored its page.
 *
 * A window message counts only if the browser itself dispatched it (`isTrusted`), it comes from the one window that
 * we talk to, and its origin is one of `origins`. Everything else is dropped without an answer or an exception.
 */
export function windowMessenger(wire: {
  local: LocalWindow;
  /** Looked up each time: a frame that the page puts elsewhere gets a new window. null while there is none. */
  remote: () => RemoteWindow | null;
  /** Exact origins the other side may have, never '*'. */
  origins: readonly string[];
  channel: () => { port1: WirePort; port2: WirePort };
  /** The connected page is gone, and another one has sent a SYN. */
  onNewPage?: () => void;
}): Messenger & {
  /** The origin that the other side has proved, or undefined before its SYN. */
  remoteOrigin(): string | undefined;
  /** Sends the SYN again: a page that is not connected answers, the connected one does not listen. */
  startHandshake(): void;
} {
  const { local, remote, origins, onNewPage } = wire;
  const handlers = new Set<MessageHandler>();
  let isValid: (data: unknown) => data is Message;
  let remoteOrigin = origins.length === 1 ? origins[0] : undefined;
  let port: WirePort | undefined;
  let syn: Message;
  /** Participant id of the last SYN. */
  let peerId: string | undefined;

  const deliver = (message: Message): void => {
    for (const handler of [...handlers]) handler(message);
  };

  /** To the other side's window, which has to have the origin that we know. */
  const post = (message: Message, transfer?: WirePort[]): void => {
    if (remoteOrigin) remote()?.postMessage(message, { targetOrigin: remoteOrigin, ...(transfer && { transfer }) });
  };

  function adopt(adopted: WirePort): void {
    port = adopted;
    if (!onNewPage) local.removeEventListener('message', onWindowMessage);
    adopted.addEventListener('message', ({ data }) => {
      // An error in a reply is passed on as it is: reconstructing it would trust its shape.
      if (isValid(data) && !isHandshake(data)) deliver({ ...data, isSerializedErrorInstance: false } as Message);
    });
    adopted.start();
  }

  function onWindowMessage(event: WireEvent): void {
    // Nothing else of an event that a script made is even looked at.
    if (!event.isTrusted || !event.source || event.source !== remote() || !isValid(event.data)) return;
    const { origin, data, ports } = event;
    if (!(remoteOrigin ? [remoteOrigin] : origins).includes(origin)) return;
    const name = data.type === 'SYN' && typeof data.participantId === 'string' ? data.participantId : undefined;
    if (!port) onHandshake(data, ports[0], name, origin);
    else if (name !== undefined && name !== peerId) onNewPage?.();
  }

  function onHandshake(
    data: Message,
    handedOver: WirePort | undefined,
    name: string | undefined,
    origin: string,
  ): void {
    if (name !== undefined) {
      peerId = name;
      remoteOrigin = origin;
      // As it left us with a lesser name, so it meets a greater one.
      deliver(onNewPage ? ({ ...data, participantId: `~${name}` } as Message) : data);
    } else if (peerId !== undefined && (data.type === 'ACK1' || data.type === 'ACK2')) {
      // Before its SYN it answers another link, which is gone.
      if (data.type === 'ACK2') {
        if (!handedOver) return;
        adopt(handedOver);
      }
      deliver(data);
    }
  }

  return {
    remoteOrigin: () => remoteOrigin,
    startHandshake: () => post(syn),
    initialize({ validateReceivedMessage }) {
      isValid = validateReceivedMessage;
      local.addEventListener('message', onWindowMessage);
    },
    sendMessage(message) {
      if (message.type === 'SYN') {
        // The greater name proposes. A side that asks for new pages leaves that to the other: a page that has handed its
        // port to a link that is gone would answer no other.
        syn = onNewPage ? { ...message, participantId: ` ${message.participantId}` } : message;
        post(syn);
      } else if (port) port.postMessage(leaving(message));
      else if (message.type === 'ACK2' && remoteOrigin) {
        const { port1, port2 } = wire.channel();
        post(message, [port2]);
        adopt(port1);
      } else if (isHandshake(message)) post(message);
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
