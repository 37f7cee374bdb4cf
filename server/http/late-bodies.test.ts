import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../shared/api/endpoint';
import { createMetrics } from '../platform/metrics';
import { Refusal } from '../services/refusal';
import { createApp } from './app';
import { ARRIVAL, type Arrival } from './late-bodies';

const NEVER_MS = 200_000;
const SOON_MS = 60;
const unhurried: Arrival = {
  headersMs: NEVER_MS,
  bodyMs: NEVER_MS,
  formMs: NEVER_MS,
  uploadMs: NEVER_MS,
  lookEveryMs: 20,
};

const opened: { close(): unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

/** A server with a call and an upload, and the requests that their handlers got. */
async function serverWith(arrival: Partial<Arrival>) {
  const done: string[] = [];
  const app: FastifyInstance = createApp({
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    publicUrl: 'http://localhost:4400',
    trustedProxies: 0,
    arrival: { ...unhurried, ...arrival },
  });
  const handler = (name: string) => async (): Promise<object> => {
    done.push(name);
    return { name };
  };
  app.post('/pay', handler('pay'));
  app.post('/upload', { bodyLimit: BODY_LIMIT_BYTES + 1, config: { bodyOf: 'session' } }, handler('upload'));
  app.post('/form', { bodyLimit: BODY_LIMIT_BYTES + 1 }, handler('form'));
  app.get('/read', handler('read'));
  app.post(
    '/guest',
    {
      bodyLimit: BODY_LIMIT_BYTES + 1,
      onRequest: async () => {
        throw new Refusal('AUTHORIZATION_FAIL');
      },
    },
    handler('guest'),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  return { done, begin: (text: string) => begun((app.server.address() as AddressInfo).port, text) };
}

function begun(port: number, text: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  opened.push({ close: () => socket.destroy() });
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  // A write to the closed connection may fail, which is not an answer.
  socket.on('error', () => undefined);
  socket.write(text);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return {
    send: (bytes: string) => void socket.write(bytes),
    end: () => void socket.destroy(),
    heard: () => heard,
    /** Everything received, once the server has closed the connection. */
    answer: async (): Promise<string> => {
      await closed;
      return heard;
    },
  };
}

const head = (path: string, more = '', length = 9): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n`;
const statusOf = (answer: string): string => answer.slice(9, 12);

describe('a body that is late', () => {
  it.each([
    ['of which nothing comes', head('/pay')],
    ['that stops in the middle', `${head('/pay')}{"a"`],
    [
      'in chunks without an end',
      `${head('/pay').replace('content-length: 9', 'transfer-encoding: chunked')}4\r\n{"a"\r\n`,
    ],
  ])('%s is refused with 408 and its connection closed, and no handler runs', async (_what, bytes) => {
    const { begin, done } = await serverWith({ bodyMs: SOON_MS });
    const answer = await begin(bytes).answer();
    expect(statusOf(answer)).toBe('408');
    const [headers = '', body = ''] = answer.split('\r\n\r\n');
    expect(headers.toLowerCase()).toContain('connection: close');
    expect(headers.toLowerCase()).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 408,
      message: 'The request did not arrive in time. Please try again.',
      retry: true,
    });
    expect(done).toEqual([]);
  });

  it('wins no time by a byte now and then', async () => {
    const { begin } = await serverWith({ bodyMs: SOON_MS });
    const trickling = begin(head('/pay', '', 10_000));
    const drip = setInterval(() => trickling.send(' '), 5);
    try {
      expect(statusOf(await trickling.answer())).toBe('408');
    } finally {
      clearInterval(drip);
    }
  });

  it('of an upload has the longer limit: it continues when another body is late', async () => {
    const { begin, done } = await serverWith({ bodyMs: SOON_MS });
    const upload = begin(`${head('/upload', 'connection: close\r\n')}{"a"`);
    expect(statusOf(await begin(head('/pay')).answer())).toBe('408');
    upload.send(':123}');
    expect(statusOf(await upload.answer())).toBe('200');
    expect(done).toEqual(['upload']);
  });

  it('of a form without a session times out before an upload of a session', async () => {
    const { begin, done } = await serverWith({ formMs: SOON_MS });
    const upload = begin(`${head('/upload', 'connection: close\r\n')}{"a"`);
    expect(statusOf(await begin(`${head('/form')}{"a"`).answer())).toBe('408');
    upload.send(':123}');
    expect(statusOf(await upload.answer())).toBe('200');
    expect(done).toEqual(['upload']);
  });

  it('of an upload is late in the end, too', async () => {
    const { begin, done } = await serverWith({ uploadMs: SOON_MS });
    expect(statusOf(await begin(`${head('/upload')}{"a"`).answer())).toBe('408');
    expect(done).toEqual([]);
  });

  it.each([
    ['of a file that a guest may not send', head('/guest'), '401'],
    ['of an unknown address', head('/nothing'), '408'],
    ['that a call does not read', head('/read').replace('POST', 'GET'), '200'],
    ['that is no JSON', head('/pay').replace('application/json', 'text/plain'), '415'],
  ])('%s keeps its connection no longer than any other', async (_what, bytes, status) => {
    const { begin } = await serverWith({ bodyMs: SOON_MS });
    expect(statusOf(await begin(bytes).answer())).toBe(status);
  });

  it('does not apply to a complete body: the connection stays open', async () => {
    const { begin } = await serverWith({ bodyMs: SOON_MS, uploadMs: SOON_MS });
    const connection = begin(`${head('/upload')}{"a":123}`);
    await expect.poll(() => connection.heard()).toContain('{"name":"upload"}');
    expect(statusOf(await begin(head('/pay')).answer())).toBe('408');
    connection.send(`${head('/pay', 'connection: close\r\n')}{"a":123}`);
    expect(await connection.answer()).toContain('{"name":"pay"}');
  });

  it.each([
    ['has come', '{"a":123}'],
    ['breaks off with its connection', '{"a"'],
  ])('is waited for no longer once it %s', async (_what, bytes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { begin } = await serverWith({});
      const request = begin(head('/pay'));
      await vi.waitUntil(() => vi.getTimerCount() === 1);
      request.send(bytes);
      if (bytes.length < 9) request.end();
      await vi.waitUntil(() => vi.getTimerCount() === 0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a request', () => {
  it('has 30 s for its headers, 30 s more for its body, 1 min for a form with a file and 4 min for a file of a session', () => {
    expect(ARRIVAL).toEqual({
      headersMs: 30_000,
      bodyMs: 30_000,
      formMs: 60_000,
      uploadMs: 240_000,
      lookEveryMs: 1_000,
    });
    const app = createApp({
      logger: pino({ level: 'silent' }),
      metrics: createMetrics(),
      publicUrl: 'http://localhost:4400',
      trustedProxies: 0,
    });
    expect(app.server).toMatchObject({
      requestTimeout: 271_000,
      headersTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
    });
  });
});
