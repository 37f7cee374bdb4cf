import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshPostgresUrl } from '../testing/database/fresh-postgres';
import { type ServerProcess, startProcess } from '../testing/server/server-process';

// The server in its own process: a flood costs the others their time.

let server: ServerProcess;
/** The shopper's site: only this host serves its pages. */
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

/** Sends some bytes on a connection that stays open; resolves with the first answer. */
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

/** Start of a form with `bytes` of body. */
const formHead = (bytes: number, network: string): string =>
  `POST /kfs/verify HTTP/1.1\r\nhost: ${site.host}\r\nx-forwarded-for: ${network}\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: ${bytes}\r\n\r\n`;

const FILE_HEAD = '--edge\r\ncontent-disposition: form-data; name="statement"; filename="a.pdf"\r\n\r\n';

const statusOf = (answer: string): string => answer.slice(9, 12);

/** A figure of the process from the operating system. */
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
