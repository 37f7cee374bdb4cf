import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics';
import { createApp } from './app';
import type { Arrival } from './late-bodies';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const newApp = (arrival?: Arrival): FastifyInstance => {
  const app = createApp({
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    publicUrl: 'http://localhost:4400',
    trustedProxies: 0,
    ...(arrival && { arrival }),
  });
  app.post('/pay', async () => ({}));
  app.get('/file/:name', async () => ({}));
  app.get('/fault', async () => {
    throw new Error('ours');
  });
  apps.push(app);
  return app;
};

/** Writes the bytes and leaves the connection open; resolves with everything received once the server has closed it. */
async function answerTo(app: FastifyInstance, bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

/** For any answer that is not a page. */
const expectUnframeable = (answer: string): void => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const headers = head.toLowerCase();
  expect(headers).toContain("content-security-policy: default-src 'none';");
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(headers).toContain('cache-control: no-store');
  expect(JSON.parse(body)).toMatchObject({ success: false });
};
const HOST = 'host: localhost\r\nconnection: close\r\n';
const posted = (headers: string, body = ''): string => `POST /pay HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'content-type: application/json';

describe('an answer that is not a page cannot be framed and loads nothing', () => {
  it.each([
    ['404', 'an unknown path', `GET /nothing HTTP/1.1\r\n${HOST}\r\n`],
    ['405', 'another method', `GET /pay HTTP/1.1\r\n${HOST}\r\n`],
    ['500', 'a fault of ours', `GET /fault HTTP/1.1\r\n${HOST}\r\n`],
    ['400', 'an address that cannot be decoded', `GET /file/%zz HTTP/1.1\r\n${HOST}\r\n`],
    ['400', 'a name that is too long', `GET /file/${'x'.repeat(200)} HTTP/1.1\r\n${HOST}\r\n`],
    ['400', 'half a body', posted(`${JSON_TYPE}\r\ncontent-length: 1`, '{')],
    ['413', 'a body that is too long', posted(`${JSON_TYPE}\r\ncontent-length: 70000`)],
    ['415', 'a body that is no JSON', posted('content-type: text/plain\r\ncontent-length: 1', 'x')],
    ['400', 'a request without a host', 'GET /file/a HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['417', 'an expectation that is not 100-continue', posted('expect: 200-ok\r\ncontent-length: 0')],
    ['415', 'a body that is compressed', posted(`${JSON_TYPE}\r\ncontent-encoding: gzip\r\ncontent-length: 2`, '{}')],
    ['400', 'bytes that are no HTTP', 'this is no HTTP\r\n\r\n'],
    ['400', 'two lengths', `GET / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n`],
    ['431', 'headers that are too long', `GET / HTTP/1.1\r\n${HOST}x: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s to %s', async (status, _what, bytes) => {
    const answer = await answerTo(newApp(), bytes);
    expect(answer.slice(9, 12)).toBe(status);
    expectUnframeable(answer);
  });

  it('a request that arrives while the server closes is 503', async () => {
    const app = newApp();
    let answered: Promise<string> | undefined;
    app.addHook('preClose', async () => {
      answered = answerTo(app, `POST /pay HTTP/1.1\r\n${HOST}content-length: 0\r\n\r\n`);
      await answered;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    const answer = (await answered) ?? '';
    expect(answer.slice(9, 12)).toBe('503');
    expectUnframeable(answer);
    expect(answer).toContain('"retry":true');
  });
});

describe('headers that do not arrive', () => {
  const quick = { headersMs: 100, bodyMs: 1_000, formMs: 2_000, uploadMs: 2_000, lookEveryMs: 20 };

  it.each([
    ['nothing is sent', ''],
    ['they do not end', `POST /pay HTTP/1.1\r\n${HOST}`],
  ])('in time are cut off with 408: %s', async (_what, bytes) => {
    const answer = await answerTo(newApp(quick), bytes);
    expect(answer.slice(9, 12)).toBe('408');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 408, retry: true });
    expectUnframeable(answer);
  });
});

it('a body that breaks off with its connection is logged as refused, and not as a fault of ours', async () => {
  const lines: string[] = [];
  const app = createApp({
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
    publicUrl: 'http://localhost:4400',
    trustedProxies: 0,
  });
  apps.push(app);
  app.post('/pay', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(posted(`${JSON_TYPE}\r\ncontent-length: 100`, '{'));
  await once(app.server, 'request');
  socket.destroy();
  await expect.poll(() => lines.join('')).toContain('the client has gone');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it('a request of HTTP/1.0 without a host is served: a balancer asks so', async () => {
  expect((await answerTo(newApp(), 'GET /file/a HTTP/1.0\r\n\r\n')).slice(9, 12)).toBe('200');
});
