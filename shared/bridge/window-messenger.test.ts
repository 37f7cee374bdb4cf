import type { Message } from 'penpal';
import { beforeEach, describe, expect, it } from 'vitest';
import { type WireEvent, type WirePort, windowMessenger } from './window-messenger';

const SHOP = 'https://shop.example';
const syn: Message = { namespace: 'penpal', channel: 'kadam', type: 'SYN', participantId: 'p' };
const ack1: Message = { namespace: 'penpal', channel: 'kadam', type: 'ACK1', methodPaths: [] };
const ack2: Message = { namespace: 'penpal', channel: 'kadam', type: 'ACK2' };
const call: Message = { namespace: 'penpal', channel: 'kadam', type: 'CALL', id: '1', methodPath: ['a'], args: [] };

/** One end of a channel, driven by the test. */
function fakePort() {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const port = {
    sent: [] as unknown[],
    isOpen: true,
    postMessage: (message: unknown) => void port.sent.push(message),
    addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) => void listeners.push(listener),
    start: () => undefined,
    close: () => {
      port.isOpen = false;
    },
    arrive: (data: unknown) => {
      for (const listener of listeners) listener({ data });
    },
  };
  return port satisfies WirePort;
}

let remote: { posted: [unknown, unknown][]; postMessage(message: unknown, options: unknown): void };
let received: Message[];
let listener: ((event: WireEvent) => void) | undefined;

function start(
  origins: readonly string[],
  channel = () => ({ port1: fakePort(), port2: fakePort() }),
  onNewPage?: () => void,
) {
  const messenger = windowMessenger({
    local: {
      addEventListener: (_type, added) => {
        listener = added;
      },
      removeEventListener: (_type, removed) => {
        if (listener === removed) listener = undefined;
      },
    },
    remote: () => remote,
    origins,
    channel,
    ...(onNewPage && { onNewPage }),
  });
  messenger.initialize({ validateReceivedMessage: (data): data is Message => (data as Message)?.channel === 'kadam' });
  messenger.addMessageHandler((message) => void received.push(message));
  return messenger;
}

const arrive = (event: Partial<WireEvent>): void =>
  listener?.({ isTrusted: true, source: remote, origin: SHOP, data: syn, ports: [], ...event });

/** The other side sends a SYN and transfers a port. */
function takePort(port: WirePort): void {
  arrive({});
  arrive({ data: ack2, ports: [port] });
}

beforeEach(() => {
  const posted: [unknown, unknown][] = [];
  remote = { posted, postMessage: (message, options) => void posted.push([message, options]) };
  received = [];
  listener = undefined;
});

describe('a window message', () => {
  it('counts when the browser dispatched it, from the one window, on the one origin', () => {
    start([SHOP]);
    arrive({});
    expect(received).toEqual([syn]);
  });

  it.each<[string, Partial<WireEvent>]>([
    ['that a script dispatched', { isTrusted: false }],
    ['of another window', { source: {} }],
    ['of a window that is gone', { source: null }],
    ['of another origin', { origin: 'https://shop.example.evil.example' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of another channel', { data: { ...syn, channel: 'other' } }],
    ['with a participant that is no text', { data: { ...syn, participantId: { toString: 1 } } }],
    ['that is a call', { data: call }],
    ['that is a farewell', { data: { ...syn, type: 'DESTROY' } }],
    ['that hands over no port', { data: ack2 }],
  ])('%s is dropped', (_name, change) => {
    start([SHOP]);
    arrive(change);
    expect(received).toEqual([]);
    expect(remote.posted).toEqual([]);
  });

  // @req SDK-005
  it('that a script dispatched is not looked at beyond `isTrusted`', () => {
    start([SHOP]);
    const looked: string[] = [];
    const event = new Proxy({ isTrusted: false } as WireEvent, {
      get(target, name) {
        looked.push(String(name));
        return Reflect.get(target, name);
      },
    });
    listener?.(event);
    expect(looked).toEqual(['isTrusted']);
  });
});

describe('with two possible origins', () => {
  it('it is silent until the SYN of one of them, and keeps to that one', () => {
    const messenger = start([SHOP, 'https://two.example']);
    messenger.sendMessage(syn);
    expect(remote.posted).toEqual([]);
    expect(messenger.remoteOrigin()).toBeUndefined();
    arrive({ origin: 'https://two.example' });
    messenger.sendMessage(ack1);
    expect(remote.posted).toEqual([[ack1, { targetOrigin: 'https://two.example' }]]);
    arrive({ data: ack1 });
    expect(received).toEqual([syn]);
    expect(messenger.remoteOrigin()).toBe('https://two.example');
  });

  it('a damaged SYN does not choose', () => {
    const messenger = start([SHOP, 'https://two.example']);
    arrive({ data: { ...syn, participantId: 7 } });
    expect(messenger.remoteOrigin()).toBeUndefined();
  });
});

describe('after the handshake', () => {
  it('everything goes through the port that was handed over, and windows are no longer listened to', () => {
    const port = fakePort();
    const messenger = start([SHOP]);
    takePort(port);
    expect(listener).toBeUndefined();
    messenger.sendMessage(call);
    expect(port.sent).toEqual([call]);
    expect(remote.posted).toEqual([]);
  });

  it('the side that confirms hands over one end of its own channel, to the exact origin', () => {
    const [port1, port2] = [fakePort(), fakePort()];
    const messenger = start([SHOP], () => ({ port1, port2 }));
    messenger.sendMessage(ack2);
    expect(remote.posted).toEqual([[ack2, { targetOrigin: SHOP, transfer: [port2] }]]);
    port1.arrive(call);
    expect(received).toMatchObject([{ type: 'CALL' }]);
    expect(listener).toBeUndefined();
  });

  it('handshake messages and other channels are dropped from the port', () => {
    const port = fakePort();
    start([SHOP]);
    takePort(port);
    received = [];
    for (const data of [syn, ack1, ack2, { ...call, channel: 'other' }, null]) port.arrive(data);
    expect(received).toEqual([]);
  });

  it('an error in an answer is passed on unchanged', () => {
    const port = fakePort();
    start([SHOP]);
    takePort(port);
    const answer = { namespace: 'penpal', channel: 'kadam', type: 'REPLY', callId: '1', isError: true, value: null };
    port.arrive({ ...answer, isSerializedErrorInstance: true });
    expect(received.at(-1)).toEqual({ ...answer, isSerializedErrorInstance: false });
  });

  it('an error that penpal answers with crosses with its name and code, without its message and stack', () => {
    const port = fakePort();
    const messenger = start([SHOP]);
    takePort(port);
    const answer = { namespace: 'penpal', channel: 'kadam', type: 'REPLY', callId: '1', isError: true } as const;
    const value = { name: 'TypeError', message: 'no `x`', stack: 'at https://shop.example/a.js:1:2' };
    messenger.sendMessage({
      ...answer,
      isSerializedErrorInstance: true,
      value: { ...value, penpalCode: 'METHOD_NOT_FOUND' },
    });
    messenger.sendMessage({ ...answer, value: 'Error: said as a text' });
    expect(port.sent).toStrictEqual([
      {
        ...answer,
        isSerializedErrorInstance: true,
        value: { name: 'TypeError', message: '', stack: '', penpalCode: 'METHOD_NOT_FOUND' },
      },
      { ...answer, value: 'Error: said as a text' },
    ]);
  });
});

describe('destroyed', () => {
  it('it listens to nothing, delivers nothing and closes its port', () => {
    const port = fakePort();
    const messenger = start([SHOP]);
    takePort(port);
    received = [];
    messenger.destroy();
    port.arrive(call);
    expect(received).toEqual([]);
    expect(port.isOpen).toBe(false);
  });

  it('before the handshake it listens to nothing either', () => {
    start([SHOP]).destroy();
    expect(listener).toBeUndefined();
  });
});

describe('a side that asks for new pages', () => {
  let newPages: number;
  const connected = () => {
    newPages = 0;
    const messenger = start([SHOP], undefined, () => {
      newPages += 1;
    });
    messenger.sendMessage({ ...syn, participantId: 'own' });
    takePort(fakePort());
    received = [];
    return messenger;
  };

  it('is notified of a SYN under another name, and of nothing else', () => {
    connected();
    arrive({});
    for (const data of [ack1, ack2, call, { ...syn, type: 'DESTROY' }]) arrive({ data, ports: [fakePort()] });
    for (const event of [{ isTrusted: false }, { source: {} }, { origin: 'https://evil.example' }])
      arrive({ ...event, data: { ...syn, participantId: 'new' } });
    expect(newPages).toBe(0);
    arrive({ data: { ...syn, participantId: 'new' } });
    expect(newPages).toBe(1);
    expect(received).toEqual([]);
  });

  it('repeats its SYN under its own name, to the window and not through the port', () => {
    const messenger = connected();
    remote.posted.length = 0;
    messenger.startHandshake();
    expect(remote.posted).toEqual([[{ ...syn, participantId: ' own' }, { targetOrigin: SHOP }]]);
  });

  it('is notified of nothing once it is destroyed', () => {
    connected().destroy();
    expect(listener).toBeUndefined();
  });
});

describe('before both sides have sent a SYN', () => {
  it('what one proposes, or a port that it hands over, belongs to a link that is gone, and is dropped', () => {
    const port = fakePort();
    const messenger = start([SHOP]);
    arrive({ data: ack1 });
    arrive({ data: ack2, ports: [port] });
    messenger.sendMessage(call);
    expect([received, remote.posted, port.sent]).toEqual([[], [], []]);
    takePort(port);
    messenger.sendMessage(call);
    expect(port.sent).toEqual([call]);
  });

  it('nothing but handshake messages is posted to a window', () => {
    const messenger = start([SHOP]);
    for (const message of [call, { ...syn, type: 'DESTROY' } as Message]) messenger.sendMessage(message);
    expect(remote.posted).toEqual([]);
  });
});
