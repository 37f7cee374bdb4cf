import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFiles } from '../../server/http/built-files';
import { registerAssets } from '../../server/routes/static/assets';
import { Refusal } from '../../server/services/refusal';
import { root } from '../docs/markdown';
import { clone } from './support/clone';

async function run(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let fault = '';
  child.stderr.on('data', (chunk) => (fault += chunk));
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${status}:\n${fault}`);
}

const BUILDS_WITHIN_MS = 600_000;

/** Build files that depend on the clone: modification times of its sources, and its commit. */
const namesClone: ReadonlySet<string> = new Set(['dist/.built', 'dist/server/build.json']);

async function builtIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !namesClone.has(file));
  const hash = async (file: string): Promise<string> =>
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}

let home: string;
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kadam-clone-'));
  // Source maps contain package paths.
  folder = await clone(join(home, 'somewhere/else entirely'), 'copied');
  await run(folder, ['build'], { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
}, BUILDS_WITHIN_MS);
afterAll(() => rm(home, { recursive: true, force: true }));

describe('a build', () => {
  it('has the same bytes in two clones, regardless of path, time zone and language', async () => {
    const [here, there] = await Promise.all([root, folder].map(builtIn));
    expect(Object.keys(here ?? {}).length).toBeGreaterThan(200);
    expect(there).toEqual(here);
  });

  it('of a new version keeps the published SDK at its address', async () => {
    const description = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const { version } = description;
    await rm(join(folder, 'sdk/releases', version), { recursive: true, force: true });
    // The rest of a build does not depend on it.
    const { markBuilt } = (await import(join(folder, 'build/setup.mjs'))) as { markBuilt: () => void };
    markBuilt();
    const first = await readFile(join(folder, 'dist/sdk/kadam.js'), 'utf8');
    await run(folder, ['release']);
    await expect(run(folder, ['release'])).rejects.toThrow(`${version} is published`);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...description, version: '99.1.0' }));
    await writeFile(join(folder, 'CHANGELOG.md'), '## 99.1.0\n');
    await run(folder, ['build', 'sdk']);

    const app = fastify();
    app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 404 : 500).send());
    registerAssets(
      app,
      new BuiltFiles(join(folder, 'dist')),
      { find: async () => null },
      { mode: 'sandbox', sdkMaxAgeS: 300 },
    );
    const pinned = await app.inject(`/sdk/${version}/kadam.js`);
    expect(pinned.body === first).toBe(true);
    expect(pinned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/sdk/v1/kadam.js')).body).toContain('99.1.0');
    expect((await app.inject('/sdk/99.1.0/kadam.js')).statusCode).toBe(404);
    expect((await app.inject('/sdk/manifest.json')).json()).toMatchObject({ version });
    await app.close();
  });
});
