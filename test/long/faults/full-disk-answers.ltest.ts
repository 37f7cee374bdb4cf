import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedMobiles, type HeardAnswer, Shopper } from '../../../server/testing/account/shopper';
import { limitFileSize } from '../../../server/testing/server/file-size-limit';
import { type ServerProcess, startProcess } from '../../../server/testing/server/server-process';

const SECRET = 'process-test-secret-0123456789abcdef';
const BACK_WITHIN_MS = 5_000;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-full-'));
  server = await startProcess({ KADAM_DATA: folder, KADAM_EXAMPLE_SECRET: SECRET });
});
afterAll(async () => {
  if (server.child.exitCode === null) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const fill = (bytes: number | null): void => limitFileSize(server.child.pid ?? 0, bytes);

describe('an embedded database whose disk is full', () => {
  it('answers 503 with retry, ends nothing, and continues within 5 s of free space, with all acknowledged writes', async () => {
    const [before = '', after = ''] = approvedMobiles(2);
    expect((await new Shopper([server.url], SECRET).checkOut(before, 'BEFORE')).end).toBe('paid');

    fill(4096);
    const heard: HeardAnswer[] = [];
    const hear = (answer: HeardAnswer): void => void heard.push(answer);
    const shopper = new Shopper([server.url], SECRET, { hear });
    for (let time = 0; time < 5; time += 1)
      await expect(shopper.checkOut(after, 'AFTER')).rejects.toThrow('no server answers');
    expect(heard).not.toEqual([]);
    for (const { status, text } of heard)
      expect([status, JSON.parse(text)]).toMatchObject([503, { success: false, code: 503, retry: true }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

    fill(null);
    const patient = new Shopper([server.url], SECRET, { patienceMs: BACK_WITHIN_MS });
    expect((await patient.checkOut(after, 'AFTER')).end).toBe('paid');
    const again = await patient.checkOut(before, 'BEFORE');
    expect(again).toMatchObject({ end: 'refused', at: 'txn-initiate', code: 4004 });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
