import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lenderClient } from './client';
import { type HttpTransportOptions, httpTransport } from './http-transport';
import { deferred } from './testing/deferred';
import { ManualClock } from './testing/manual-clock';
import { bothSides } from './testing/sides';
import { cancel, confirm, read, testBank } from './testing/test-bank';
import type { Transport, WireRequest } from './transport';

const request: WireRequest = { method: 'GET', path: '/v1/x', headers: {}, body: null, withinMs: 5_000 };
const ending: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function transportTo(port: number, options: Partial<HttpTransportOptions> = {}): Transport {
  const transport = httpTransport({ origin: `http://127.0.0.1:${port}`, clock: new ManualClock(), ...options });
  ending.push(() => transport.close());
  return transport;
}

const serve = async (listener: RequestListener) => listening(createHttpServer(listener));

describe('HttpTransport', () => {
  it('returns the bytes of an answer, and keeps the connection', async () => {
    const sockets = new Set<Socket>();
    const port = await serve((incoming, response) => {
      sockets.add(incoming.socket);
      response.setHeader('x-twice', ['a', 'b']).setHeader('x-once', 'c').end('body');
    });
    const transport = transportTo(port, { connections: 1 });
    const delivery = await transport.send(request);
    expect(delivery).toMatchObject({ delivery: 'answer', status: 200, headers: { 'x-once': 'c' } });
    expect(delivery.delivery === 'answer' && [delivery.body.toString(), delivery.headers['x-twice']]).toEqual([
      'body',
      undefined,
    ]);
    await transport.send(request);
    expect(sockets.size).toBe(1);
  });

  it('opens at most 16 connections', async () => {
    const sockets = new Set<Socket>();
    const waiting: (() => void)[] = [];
    const port = await serve((incoming, response) => {
      sockets.add(incoming.socket);
      waiting.push(() => response.end());
      if (waiting.length === 16 || sockets.size === 16) for (const answer of waiting.splice(0)) answer();
    });
    const transport = transportTo(port);
    const deliveries = await Promise.all(Array.from({ length: 32 }, () => transport.send(request)));
    expect(deliveries.every(({ delivery }) => delivery === 'answer')).toBe(true);
    expect(sockets.size).toBe(16);
  });

  it('has not sent what finds no server', async () => {
    const port = await serve((_incoming, response) => response.end());
    for (const end of ending.splice(0)) await end();
    expect(await transportTo(port).send(request)).toEqual({
      delivery: 'notSent',
      why: 'noConnection',
      errorCode: 'ECONNREFUSED',
    });
  });

  it('has lost a request whose socket is destroyed before it is read', async () => {
    const port = await listening(createTcpServer((socket) => socket.destroy()));
    expect(await transportTo(port).send(request)).toMatchObject({
      delivery: 'lost',
      why: 'connectionLost',
      isStaleSocket: false,
    });
  });

  it('has lost a request whose socket is destroyed after it is read', async () => {
    const port = await serve((incoming) => incoming.socket.destroy());
    expect(await transportTo(port).send(request)).toMatchObject({ delivery: 'lost', isStaleSocket: false });
  });

  it('has lost a request whose answer breaks off', async () => {
    let count = 0;
    const port = await serve((incoming, response) => {
      count += 1;
      if (count === 1) response.end();
      else {
        response.writeHead(200, { 'content-length': 100 }).write('begun');
        setImmediate(() => incoming.socket.destroy());
      }
    });
    const transport = transportTo(port);
    await transport.send(request);
    expect(await transport.send(request)).toMatchObject({
      delivery: 'lost',
      why: 'connectionLost',
      isStaleSocket: false,
    });
  });

  it('has lost a request on a reused socket that ends before any byte of the answer', async () => {
    let count = 0;
    const port = await serve((incoming, response) => {
      count += 1;
      if (count === 1) response.end();
      else incoming.socket.destroy();
    });
    const transport = transportTo(port, { connections: 1 });
    await transport.send(request);
    expect(await transport.send(request)).toMatchObject({ delivery: 'lost', isStaleSocket: true });
  });

  it('times out after the call’s time', async () => {
    const clock = new ManualClock();
    const port = await serve(() => clock.advance(5_000));
    expect(await transportTo(port, { clock }).send(request)).toMatchObject({ delivery: 'lost', why: 'timeout' });
  });

  it('never writes a request whose time was over in the queue', async () => {
    const clock = new ManualClock();
    const begun = deferred<() => void>();
    const paths: (string | undefined)[] = [];
    const port = await serve((incoming, response) => {
      paths.push(incoming.url);
      if (incoming.url === '/first') begun.resolve(() => response.end());
      else response.end();
    });
    const transport = transportTo(port, { clock, connections: 1 });
    const first = transport.send({ ...request, path: '/first', withinMs: 60_000 });
    const answerFirst = await begun.promise;
    const queued = transport.send({ ...request, path: '/queued' });
    clock.advance(5_000);
    expect(await queued).toMatchObject({ delivery: 'notSent', why: 'noConnection' });
    answerFirst();
    await first;
    await transport.send({ ...request, path: '/last' });
    expect(paths).toEqual(['/first', '/last']);
  });

  it('gives up an answer over the limit', async () => {
    const port = await serve((_incoming, response) => response.end('x'.repeat(1_000)));
    expect(await transportTo(port, { maxAnswerBytes: 999 }).send(request)).toMatchObject({ why: 'tooLarge' });
  });
});

describe('LenderClient over HTTP', () => {
  /** A bank whose socket is destroyed at chosen requests, before or after the call was done. */
  async function fixture(isLost: (count: number) => boolean) {
    const clock = new ManualClock();
    const sides = await bothSides(clock);
    const bank = await testBank(clock, sides);
    let count = 0;
    let done = 0;
    bank.handle(cancel, () => {
      done += 1;
      return { id: 'r1' };
    });
    bank.handle(confirm, () => {
      done += 1;
      return { confirmation: 'SANCTIONED', count: done };
    });
    await bank.app.ready();
    const port = await serve((incoming, response) => {
      count += 1;
      if (isLost(count)) {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', async () => {
          await bank.app.inject({
            method: incoming.method as 'POST',
            url: incoming.url ?? '',
            headers: incoming.headers as Record<string, string>,
            payload: Buffer.concat(chunks),
          });
          incoming.socket.destroy();
        });
      } else bank.app.routing(incoming, response);
    });
    const transport = transportTo(port, { clock, connections: 1 });
    const client = lenderClient({
      transport,
      self: sides.kadam,
      peer: sides.bankPeer,
      sealingKey: async () => sides.sealingKey,
      version: '2026-12-01',
      clock,
    });
    return { client, counts: () => ({ count, done }) };
  }
  const params = { id: 'r1' };

  it('repeats a cancel whose reused socket ended after the lender had done it', async () => {
    const { client, counts } = await fixture((count) => count === 2);
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'answered' });
    expect(await client.call(cancel, { params, body: { reason: 'x' } })).toMatchObject({ outcome: 'answered' });
    expect(counts()).toEqual({ count: 3, done: 2 });
  });

  it('does not know the end of a confirm that was lost, and learns it with the same key', async () => {
    const { client, counts } = await fixture((count) => count === 2);
    await client.call(read, { params });
    const input = { params, body: { otp: '1234' }, idempotencyKey: 'k1' };
    expect(await client.call(confirm, input)).toMatchObject({ outcome: 'unknown', why: 'connectionLost' });
    expect(await client.call(confirm, input)).toMatchObject({
      outcome: 'answered',
      answer: { confirmation: 'SANCTIONED', count: 1 },
    });
    expect(counts()).toEqual({ count: 3, done: 1 });
  });
});

describe('TLS with a client certificate', () => {
  let folder = '';
  const file = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const ecKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'] as const;

  const authority = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...ecKey,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.crt`,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
    );
  const certificate = (name: string, signer: string) => {
    openssl('req', ...ecKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    writeFileSync(join(folder, 'ext'), 'subjectAltName=IP:127.0.0.1');
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      `${signer}.crt`,
      '-CAkey',
      `${signer}.key`,
      '-CAcreateserial',
      '-days',
      '2',
      '-extfile',
      'ext',
      '-out',
      `${name}.crt`,
    );
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lender-wire-'));
    authority('ca');
    authority('other-ca');
    certificate('bank', 'ca');
    certificate('kadam', 'ca');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function served(tls: HttpTransportOptions['tls'], maxVersion: 'TLSv1.2' | 'TLSv1.3' = 'TLSv1.3') {
    const names: unknown[] = [];
    const server = createTlsServer(
      {
        cert: file('bank.crt'),
        key: file('bank.key'),
        ca: file('ca.crt'),
        requestCert: true,
        rejectUnauthorized: true,
        maxVersion,
      },
      (incoming, response) => {
        names.push((incoming.socket as import('node:tls').TLSSocket).getPeerCertificate().subject.CN);
        response.end();
      },
    );
    const port = await listening(server);
    const delivery = await transportTo(port, { origin: `https://127.0.0.1:${port}`, ...(tls ? { tls } : {}) }).send(
      request,
    );
    return { delivery, names };
  }

  it('shows the certificate to the lender', async () => {
    const { delivery, names } = await served({ cert: file('kadam.crt'), key: file('kadam.key'), ca: file('ca.crt') });
    expect(delivery).toMatchObject({ delivery: 'answer', status: 200 });
    expect(names).toEqual(['kadam']);
  });

  it('sends nothing to a server of another authority', async () => {
    const tls = { cert: file('kadam.crt'), key: file('kadam.key'), ca: file('other-ca.crt') };
    const { delivery, names } = await served(tls);
    expect(delivery).toMatchObject({ delivery: 'notSent', why: 'tlsRefused' });
    expect(names).toEqual([]);
  });

  it('is refused without one: TLS 1.2 is certain, in TLS 1.3 the request may have been written', async () => {
    const older = await served({ ca: file('ca.crt') }, 'TLSv1.2');
    expect(older).toMatchObject({ delivery: { delivery: 'notSent', why: 'tlsRefused' }, names: [] });
    const { delivery, names } = await served({ ca: file('ca.crt') });
    expect(delivery).toMatchObject({ delivery: 'lost', isStaleSocket: false });
    expect(names).toEqual([]);
  });
});
