import type { Message, MessageHandler, Messenger } from 'penpal';

/** Browser interfaces that the messenger uses, so that this file needs no DOM and a test no browser. */
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

/** penpal answers with a whole error. Its message and stack, which name places in this page, are removed. */
const leaving = (message: Message): Message =>
  message.type === 'REPLY' && message.isSerializedErrorInstance
    ? { ...message, value: { ...message.value, message: '', stack: '' } }
    : message;

/** Carries penpal's protocol between a host page and a frame. Replaces penpal's own window messenger, which accepts
 *  synthetic events and sends its SYN to target '*'.
 *
 *  1. Both sides send a SYN to the exact known origin. A side with several possible origins (a frame without a
 *  referrer) waits for the other's SYN, and then keeps its origin.
 *  2. One side proposes (ACK1), the other confirms (ACK2) and transfers one end of a MessageChannel.
 *  3. From then on everything goes through the port, and handshake messages through it are dropped. Window messages are
 *  ignored, except, with `onNewPage`, a SYN under another name: each loaded page has a separate name, so the connected
 *  page is gone. A load event is not enough: WebKit fires it for a frame that went back in its history and restored its
 *  page.
 *
 *  A window message counts only if the browser dispatched it (`isTrusted`), it comes from the connected window, and its
 *  origin is one of `origins`. All others are dropped silently. */
export function windowMessenger(wire: {
  local: LocalWindow;
  /** Read each time: a frame that the page moves gets a new window. Null while there is none. */
  remote: () => RemoteWindow | null;
  /** Exact origins of the other side, never '*'. */
  origins: readonly string[];
  channel: () => { port1: WirePort; port2: WirePort };
  /** Called when another page has replaced the connected one and sent a SYN. */
  onNewPage?: () => void;
}): Messenger & {
  /** Proved origin of the other side; undefined before its SYN. */
  remoteOrigin(): string | undefined;
  /** Sends the SYN again: an unconnected page answers, a connected one ignores it. */
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

  /** Sent to the other window with its known origin as target. */
  const post = (message: Message, transfer?: WirePort[]): void => {
    if (remoteOrigin) remote()?.postMessage(message, { targetOrigin: remoteOrigin, ...(transfer && { transfer }) });
  };

  function adopt(adopted: WirePort): void {
    port = adopted;
    if (!onNewPage) local.removeEventListener('message', onWindowMessage);
    adopted.addEventListener('message', ({ data }) => {
      // An error in a reply is passed on as plain data: reconstructing it would trust its shape.
      if (isValid(data) && !isHandshake(data)) deliver({ ...data, isSerializedErrorInstance: false } as Message);
    });
    adopted.start();
  }

  function onWindowMessage(event: WireEvent): void {
    // Nothing else of a synthetic event is read.
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
      // We sent our SYN with a lesser name, so the other name has to be greater.
      deliver(onNewPage ? ({ ...data, participantId: `~${name}` } as Message) : data);
    } else if (peerId !== undefined && (data.type === 'ACK1' || data.type === 'ACK2')) {
      // Before its SYN it answers a former link.
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
        // The greater name proposes. A side with `onNewPage` leaves that to the other: a page that has given its port
        // to a former link would not answer another one.
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
