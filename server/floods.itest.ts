import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgresUrl } from './testing/fresh-postgres';
import { type ServerProcess, startProcess } from './testing/server-process';

// The server as it ships, seen from outside of it: a flood costs the others their time.

let server: ServerProcess;
/** The shopper's site: its pages have this host alone. */
let site: URL;
beforeAll(async () => {
  server = await startProcess({
    DATABASE_URL: await freshPostgresUrl(),
    KADAM_TRUST_PROXY: '1',
  });
  site = new URL(`http://localhost:${new URL(server.url).port}`);
});
afterAll(() => server.end('SIGTERM'));

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that sends some bytes and stays open; what was answered first, once it was. */
function sending(bytes: Uint8Array) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let heard = '';
  const answered = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
      resolve(heard);
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => undefined);
  });
  socket.write(bytes);
  return { answered, heard: () => heard };
}

/** The beginning of a form of so many bytes, from a network. */
const formHead = (bytes: number, network: string): string =>
  `POST /kfs/verify HTTP/1.1\r\nhost: ${site.host}\r\nx-forwarded-for: ${network}\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: ${bytes}\r\n\r\n`;

/** The beginning of its file. */
const FILE_HEAD = '--edge\r\ncontent-disposition: form-data; name="statement"; filename="a.pdf"\r\n\r\n';

const MB = 1024 * 1024;
const statusOf = (answer: string): string => answer.slice(9, 12);

/** A figure of the process, as the system has it. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

describe('a flood of forms', () => {
  it('of 1,000,000 header lines on each of 20 connections costs less than 1 s of processor in all, and is refused', async () => {
    const lines = `${'a:\r\n'.repeat(1_000_000)}\r\n\r\n--edge--\r\n`;
    const answersTo = async (text: string, from: number) => {
      const body = Buffer.from(text);
      const forms = Array.from({ length: 20 }, (_, index) =>
        sending(Buffer.concat([Buffer.from(formHead(body.length, `198.51.100.${from + index}`)), body])),
      );
      return (await Promise.all(forms.map(({ answered }) => answered))).map(statusOf);
    };
    const ofOthers = (answers: string[]) => answers.filter((status) => !['400', '503'].includes(status));
    expect(ofOthers(await answersTo(`${FILE_HEAD}%PDF\r\n--edge\r\n${lines}`, 0))).toEqual([]);
    const before = await figure('process_cpu_seconds_total');
    const answers = await answersTo(`--edge\r\n${lines}`, 20);
    expect((await figure('process_cpu_seconds_total')) - before).toBeLessThan(1);
    expect(ofOthers(answers)).toEqual([]);
    expect((await fetch(`${site.origin}/emi-calculator?amount=20000`)).status).toBe(200);
  });
});

/** Sends bytes on connections of their own from a thread of its own, whose work costs the measuring nothing; returns the
 *  status that each was answered. */
async function floodFromThread(requests: readonly Uint8Array[]): Promise<string[]> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const { connect } = require('node:net');
    const { port, host, requests } = workerData;
    const answers = requests.map((bytes) => new Promise((resolve) => {
      const socket = connect(port, host);
      const end = (text) => { resolve(text.slice(9, 12)); socket.destroy(); };
      socket.setEncoding('utf8').on('data', end).on('close', () => resolve('')).on('error', () => undefined);
      socket.write(bytes);
    }));
    Promise.all(answers).then((all) => parentPort.postMessage(all));
  `;
  const { hostname: host, port } = new URL(server.url);
  const thread = new Worker(code, { eval: true, workerData: { host, port: Number(port), requests } });
  const [statuses] = await once(thread, 'message');
  await thread.terminate();
  return statuses;
}

describe('calls beside a flood of forms', () => {
  it('of 4 MB of header lines on each of 20 connections answer within twice their usual time', {
    tags: ['long'],
  }, async () => {
    const lines = Buffer.from(`--edge\r\n${'a:\r\n'.repeat(1_000_000)}\r\n\r\n--edge--\r\n`);
    let networks = 0;
    const flood = (): Promise<string[]> =>
      floodFromThread(
        Array.from({ length: 20 }, () => {
          networks += 1;
          return Buffer.concat([Buffer.from(formHead(lines.length, `192.0.2.${networks}`)), lines]);
        }),
      );
    const times = async (isOver: (count: number) => boolean): Promise<number[]> => {
      const found: number[] = [];
      while (!isOver(found.length)) {
        const beginMs = performance.now();
        expect((await fetch(`${site.origin}/emi-calculator?amount=20000`)).status).toBe(200);
        found.push(performance.now() - beginMs);
      }
      return found;
    };
    const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

    await times((count) => count === 50);
    const usual = await times((count) => count === 100);
    const beside: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      let isOver = false;
      const answered = flood().finally(() => {
        isOver = true;
      });
      beside.push(...(await times(() => isOver)));
      expect((await answered).filter((status) => !['400', '503'].includes(status))).toEqual([]);
    }
    expect(beside.length).toBeGreaterThan(20);
    expect(middle(beside) / middle(usual)).toBeLessThan(2);
  });
});

describe('500 slow forms', () => {
  const FORMS = 500;
  /** A busy machine takes its time for 250 MB. */
  const ANSWERED_WITHIN = { timeout: 40_000 };
  const residentBytes = (): Promise<number> => figure('process_resident_memory_bytes');
  const slowForms = (networkOf: (index: number) => string) =>
    Array.from({ length: FORMS }, (_, index) =>
      sending(Buffer.concat([Buffer.from(formHead(4 * MB, networkOf(index)) + FILE_HEAD), Buffer.alloc(MB / 2, 'x')])),
    );
  const answeredIn = (forms: ReturnType<typeof slowForms>, status: string): number =>
    forms.filter(({ heard }) => statusOf(heard()) === status).length;

  it('of 4 MB each hold 4 of one network, refuse 496 with 429 and Retry-After, and leave memory and other calls alone', {
    tags: ['long'],
  }, async () => {
    const before = await residentBytes();
    const forms = slowForms(() => '203.0.113.1');
    await expect.poll(() => answeredIn(forms, '429'), ANSWERED_WITHIN).toBe(FORMS - 4);
    expect(
      forms
        .find(({ heard }) => heard() !== '')
        ?.heard()
        .toLowerCase(),
    ).toContain('retry-after: 5\r\n');
    expect((await residentBytes()) - before).toBeLessThan(120 * MB);
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    expect((await fetch(`${site.origin}/kfs/verify`, { headers })).status).toBe(200);
    const call = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${server.url}/auth/initiate-login/`, call)).status).not.toBe(429);
  });

  it('of 4 MB each from 500 networks hold 16, and refuse 484 with 503 and Retry-After', {
    tags: ['long'],
  }, async () => {
    const before = await residentBytes();
    const forms = slowForms((index) => `203.0.${index >> 8}.${index & 255}`);
    await expect.poll(() => answeredIn(forms, '503'), ANSWERED_WITHIN).toBe(FORMS - 16);
    expect(
      forms
        .find(({ heard }) => heard() !== '')
        ?.heard()
        .toLowerCase(),
    ).toContain('retry-after: 5\r\n');
    expect((await residentBytes()) - before).toBeLessThan(120 * MB);
    expect((await fetch(`${site.origin}/kfs/verify`)).status).toBe(200);
  });
});
