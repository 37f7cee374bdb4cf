/** Whatever a message of penpal's protocol may carry; nothing of it is believed before it is looked at. */
interface WireMessage {
  readonly namespace?: unknown;
  readonly channel?: unknown;
  readonly type?: unknown;
  readonly participantId?: unknown;
  readonly id?: unknown;
  readonly methodPath?: unknown;
  readonly args?: unknown;
  readonly callId?: unknown;
  readonly isError?: unknown;
  readonly value?: unknown;
}

let wires = 0;

export interface HostWire {
  /** Resolves once the frame is connected. Never rejects: whoever waits has a time-out. */
  readonly connected: Promise<unknown>;
  /** Calls a method of the connected frame. Rejects with what it throws. */
  call(name: string, payload: unknown): Promise<unknown>;
  /** Greets the frame again: a page that we have not met answers, the connected one does not listen. */
  greet(): void;
  destroy(): void;
}

/**
 * The host's half of penpal's protocol (version 7), whose other half runs in the frame. The whole library weighs as much
 * as half of the SDK's budget; the host needs no more of it than this:
 *
 * 1. Both sides greet (SYN) with a name. The one with the greater name proposes (ACK1), the other hands over one end of
 *    a MessageChannel (ACK2). Ours begins with a space, so it is always the frame that proposes and we who hand over.
 *    It is another one for each wire: a frame answers a name once, and may have answered a wire that is gone. What it
 *    proposed to that comes before its greeting to us, and is dropped.
 * 2. From then on everything goes through the port: calls (CALL) and answers (REPLY) in both directions, and a farewell
 *    (DESTROY). Of window messages only a greeting of another name still counts: each page that loads has its own, so
 *    the one that we were connected with is gone. A load event says less: WebKit fires it for a frame that went back in
 *    its history and kept its page.
 *
 * A window message counts only if the browser itself dispatched it (`isTrusted`), it comes from the one frame, and its
 * origin is the provider's. Everything else is dropped without an answer or an exception, and nothing is ever posted to
 * any other origin.
 */
export function connectFrame(given: {
  /** Its window is looked up each time: where the page puts the frame elsewhere it gets a new one. */
  readonly frame: HTMLIFrameElement;
  readonly provider: string;
  /** All that the frame may call; an object without a prototype. What one throws is told to the frame by its message. */
  readonly methods: Readonly<Record<string, (payload: unknown) => unknown>>;
  /** The connected page is gone, and another one greets. */
  onNewPage(): void;
}): HostWire {
  const { frame, provider, methods, onNewPage } = given;
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<unknown, (reply: WireMessage) => void>();
  let greeted: unknown;
  let isConnected = false;
  let calls = 0;
  let settle: (value?: unknown) => void;
  const connected = new Promise((resolve) => {
    settle = resolve;
  });

  const messageOf = (type: string, more?: object): object => ({ namespace: 'penpal', channel: 'kadam', type, ...more });
  const isOurs = (data: WireMessage | null): data is WireMessage =>
    data?.namespace === 'penpal' && data.channel === 'kadam';
  const post = (message: object, ports: Transferable[] = []): void =>
    frame.contentWindow?.postMessage(message, provider, ports);
  wires += 1;
  const name = ` ${wires}`;
  const greet = (): void => post(messageOf('SYN', { participantId: name, methodPaths: [] }));

  function onWindowMessage(event: MessageEvent): void {
    // Nothing else of an event that a script made is even looked at.
    if (!event.isTrusted || !event.source || event.source !== frame.contentWindow) return;
    const { origin, data } = event;
    if (origin !== provider || !isOurs(data)) return;
    if (data.type === 'SYN' && typeof data.participantId === 'string' && data.participantId !== greeted) {
      greeted = data.participantId;
      if (isConnected) onNewPage();
      else greet();
    }
    if (data.type === 'ACK1' && greeted && !isConnected) {
      isConnected = true;
      post(messageOf('ACK2'), [port2]);
      port.onmessage = onPortMessage;
      settle();
    }
  }

  async function onPortMessage({ data }: MessageEvent<WireMessage | null>): Promise<void> {
    if (!isOurs(data)) return;
    const { type, id, callId } = data;
    if (type === 'CALL') {
      let answer: object;
      try {
        const { methodPath: path, args } = data;
        const isOneName = Array.isArray(path) && path.length === 1 && typeof path[0] === 'string';
        const method = isOneName && methods[path[0]];
        if (!method || !Array.isArray(args)) throw Error('no such method');
        answer = { value: await method(args[0]) };
      } catch (error) {
        answer = { isError: true, value: `${error}` };
      }
      port.postMessage(messageOf('REPLY', { callId: id, ...answer }));
    }
    if (type === 'REPLY') waiting.get(callId)?.(data);
  }

  addEventListener('message', onWindowMessage);
  greet();

  return {
    connected,
    call: (name, payload) =>
      new Promise((resolve, reject) => {
        const id = `${++calls}`;
        waiting.set(id, ({ isError, value }) => {
          waiting.delete(id);
          (isError ? reject : resolve)(value);
        });
        port.postMessage(messageOf('CALL', { id, methodPath: [name], args: [payload] }));
      }),
    greet,
    destroy() {
      removeEventListener('message', onWindowMessage);
      port.postMessage(messageOf('DESTROY'));
      port.close();
    },
  };
}
