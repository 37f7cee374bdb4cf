import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgresUrl } from './testing/fresh-postgres';
import { type ServerProcess, startProcess } from './testing/server-process';

// The server as it ships, seen from outside of it: a flood costs the others their time.

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({
    DATABASE_URL: await freshPostgresUrl(),
    KADAM_TRUST_PROXY: '1',
  });
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
  `POST /kfs/verify HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\nx-forwarded-for: ${network}\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: ${bytes}\r\n\r\n`;

const MB = 1024 * 1024;
const statusOf = (answer: string): string => answer.slice(9, 12);

/** What a call takes, ms. */
async function timeOfCall(): Promise<number> {
  const begunMs = performance.now();
  const { status } = await fetch(`${server.url}/emi-calculator?amount=20000`);
  expect(status).toBe(200);
  return performance.now() - begunMs;
}
const median = (all: readonly number[]): number => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

describe('a flood of forms', () => {
  it('of 1,000,000 header lines on each of 20 connections leaves other calls within twice their usual time', async () => {
    const lines = Buffer.from(`--edge\r\n${'a:\r\n'.repeat(1_000_000)}\r\n\r\n--edge--\r\n`);
    const flood = (from: number) =>
      Array.from({ length: 20 }, (_, index) =>
        sending(Buffer.concat([Buffer.from(formHead(lines.length, `198.51.100.${from + index}`)), lines])),
      );
    for (let warm = 0; warm < 10; warm += 1) await timeOfCall();
    const usual: number[] = [];
    const flooded: number[] = [];
    const answers = new Set<string>();
    // Turn by turn, so that a machine that does something else meanwhile slows both.
    for (let round = 0; round < 6; round += 1) {
      for (let call = 0; call < 8; call += 1) usual.push(await timeOfCall());
      const connections = flood(round * 20);
      let isOver = false;
      const all = Promise.all(connections.map(({ answered }) => answered)).finally(() => {
        isOver = true;
      });
      do flooded.push(await timeOfCall());
      while (!isOver);
      for (const answer of await all) answers.add(statusOf(answer));
    }
    expect([...answers].filter((status) => !['200', '503'].includes(status))).toEqual([]);
    expect(median(flooded) / median(usual)).toBeLessThan(2);
  });
});

describe('500 slow forms', () => {
  const FORMS = 500;
  /** The process, as the system has it. */
  async function residentBytes(): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  }
  const slowForms = (networkOf: (index: number) => string) =>
    Array.from({ length: FORMS }, (_, index) =>
      sending(Buffer.concat([Buffer.from(formHead(4 * MB, networkOf(index))), Buffer.alloc(MB / 2, 'x')])),
    );
  const answeredIn = (forms: ReturnType<typeof slowForms>, status: string): number =>
    forms.filter(({ heard }) => statusOf(heard()) === status).length;

  it('of 4 MB each hold 4 of one network, refuse 496 with 429 and Retry-After, and leave memory and other calls alone', async () => {
    const before = await residentBytes();
    const forms = slowForms(() => '203.0.113.1');
    await expect.poll(() => answeredIn(forms, '429')).toBe(FORMS - 4);
    expect(
      forms
        .find(({ heard }) => heard() !== '')
        ?.heard()
        .toLowerCase(),
    ).toContain('retry-after: 5\r\n');
    expect((await residentBytes()) - before).toBeLessThan(120 * MB);
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    expect((await fetch(`${server.url}/kfs/verify`, { headers })).status).toBe(200);
    const call = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${server.url}/auth/initiate-login/`, call)).status).not.toBe(429);
  });

  it('of 4 MB each from 500 networks hold 16, and refuse 484 with 503 and Retry-After', async () => {
    const before = await residentBytes();
    const forms = slowForms((index) => `203.0.${index >> 8}.${index & 255}`);
    await expect.poll(() => answeredIn(forms, '503')).toBe(FORMS - 16);
    expect(
      forms
        .find(({ heard }) => heard() !== '')
        ?.heard()
        .toLowerCase(),
    ).toContain('retry-after: 5\r\n');
    expect((await residentBytes()) - before).toBeLessThan(120 * MB);
    expect((await fetch(`${server.url}/kfs/verify`)).status).toBe(200);
  });
});
