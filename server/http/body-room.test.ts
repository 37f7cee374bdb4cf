import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '../../shared/api/endpoint';
import { createMetrics } from '../platform/metrics';
import { createApp } from './app';
import { ROOMS } from './body-room';

const opened: { close(): unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

/** Room for 100 bytes of one network and 250 bytes in total, in calls and in forms. */
async function serverWithRoom(connectionsAtMost?: number) {
  const size = { ofOneBytes: 100, ofAllBytes: 250 };
  const metrics = createMetrics();
  const app: FastifyInstance = createApp({
    logger: pino({ level: 'silent' }),
    metrics,
    publicUrl: 'http://localhost:4400',
    trustedProxies: 1,
    rooms: { calls: size, forms: size },
    ...(connectionsAtMost !== undefined && { connectionsAtMost }),
  });
  app.get('/read', async () => ({ read: true }));
  app.post('/call', async () => ({ called: true }));
  app.post('/form', { bodyLimit: BODY_LIMIT_BYTES + 1 }, async () => ({ sent: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  const { port } = app.server.address() as AddressInfo;
  return { metrics, begin: (text: string) => begun(port, text) };
}

function begun(port: number, text: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  opened.push({ close: () => socket.destroy() });
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  const closed = once(socket, 'close');
  return {
    send: (bytes: string) => void socket.write(bytes),
    end: () => void socket.destroy(),
    async answer(): Promise<string> {
      await expect.poll(() => heard).not.toBe('');
      return heard;
    },
    heard: () => heard,
    closed,
  };
}

/** Start of a POST with `bytes` of body. */
const post = (path: string, bytes: number | 'chunked', network = '198.51.100.1'): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\ncontent-type: application/json\r\n${bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`}\r\n\r\n`;
const statusOf = (answer: string): string => answer.slice(9, 12);
const body = (bytes: number): string => `"${'x'.repeat(bytes - 2)}"`;

describe('the room for bodies', () => {
  it('refuses a body of 50 bytes with 429 and Retry-After: 5 where its network sends 60 of 100 bytes, and no other network', async () => {
    const { begin } = await serverWithRoom();
    const slow = begin(post('/call', 60));
    const refused = await begin(post('/call', 50)).answer();
    expect(statusOf(refused)).toBe('429');
    expect(refused.toLowerCase()).toContain('retry-after: 5\r\n');
    expect(statusOf(await begin(post('/call', 40) + body(40)).answer())).toBe('200');
    expect(statusOf(await begin(post('/call', 50, '198.51.100.2') + body(50)).answer())).toBe('200');
    slow.send(body(60));
    expect(statusOf(await slow.answer())).toBe('200');
    expect(statusOf(await begin(post('/call', 50) + body(50)).answer())).toBe('200');
  });

  it('refuses a body of 60 bytes with 503 and Retry-After: 5 where three networks send 200 of 250 bytes', async () => {
    const { begin } = await serverWithRoom();
    for (const [bytes, network] of [
      [100, '198.51.100.1'],
      [60, '198.51.100.2'],
      [40, '198.51.100.3'],
    ] as const)
      begin(post('/call', bytes, network));
    await expect.poll(async () => statusOf(await begin(post('/call', 60, '198.51.100.4')).answer())).toBe('503');
    const refused = await begin(post('/call', 60, '198.51.100.4')).answer();
    expect(refused.toLowerCase()).toContain('retry-after: 5\r\n');
    expect(statusOf(await begin(post('/call', 50, '198.51.100.4') + body(50)).answer())).toBe('200');
  });

  it('is given back by a connection that breaks off', async () => {
    const { begin } = await serverWithRoom();
    const slow = begin(post('/call', 100));
    await expect.poll(async () => statusOf(await begin(post('/call', 10)).answer())).toBe('429');
    slow.end();
    await expect.poll(async () => statusOf(await begin(post('/call', 10) + body(10)).answer())).toBe('200');
  });

  it('counts a body without a length as large as its route allows, which is more than 100 bytes', async () => {
    const { begin } = await serverWithRoom();
    expect(statusOf(await begin(post('/call', 'chunked')).answer())).toBe('429');
  });

  it('of forms leaves that of calls alone, and a request without a body takes none', async () => {
    const { begin } = await serverWithRoom();
    begin(post('/form', 100));
    await expect.poll(async () => statusOf(await begin(post('/form', 10)).answer())).toBe('429');
    expect(statusOf(await begin(post('/call', 50) + body(50)).answer())).toBe('200');
    expect(statusOf(await begin('GET /read HTTP/1.1\r\nhost: localhost\r\n\r\n').answer())).toBe('200');
  });

  it('has 16 MB for the calls and 16 MB for the forms of one network, 8 MB for the files of one session, and 64 MB of each for all', () => {
    const MB = 1024 * 1024;
    const size = { ofOneBytes: 16 * MB, ofAllBytes: 64 * MB };
    expect(ROOMS).toEqual({ calls: size, forms: size, uploads: { ...size, ofOneBytes: 8 * MB } });
  });
});

it('a connection is closed unheard where 2 of 2 are open, counted, and one is taken again after another has gone', async () => {
  const { begin, metrics } = await serverWithRoom(2);
  const read = 'GET /read HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const [first, second] = [begin(read), begin(read)];
  expect([statusOf(await first.answer()), statusOf(await second.answer())]).toEqual(['200', '200']);
  const third = begin(read);
  await third.closed;
  expect(third.heard()).toBe('');
  expect(await metrics.registry.getSingleMetricAsString('kadam_connections_refused_total')).toContain(
    'kadam_connections_refused_total 1',
  );
  first.end();
  await first.closed;
  await expect
    .poll(async () => {
      const next = begin(read);
      await Promise.race([next.closed, next.answer()]);
      return statusOf(next.heard());
    })
    .toBe('200');
});
