import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFiles } from '../../server/http/built-files';
import { registerAssets } from '../../server/routes/assets';
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

const buildSdk = (folder: string, env?: Record<string, string>): Promise<void> => run(folder, ['build', 'sdk'], env);

/** Every file of the built SDK, by its path. */
async function builtIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(join(folder, 'dist/sdk'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const)),
  );
}

let home: string;
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kadam-clone-'));
  folder = await clone(join(home, 'somewhere/else entirely'));
  await buildSdk(folder, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('the SDK', () => {
  it('is the same from two clones, byte for byte, wherever they lie and whatever the time and language there', async () => {
    const [here, there] = await Promise.all([root, folder].map(builtIn));
    expect(Object.keys(here ?? {}).length).toBeGreaterThan(10);
    expect(there).toEqual(here);
  });

  it('that was published goes on answering at its address, and for good, once another one is built', async () => {
    const description = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const { version } = description;
    await rm(join(folder, 'sdk/releases', version), { recursive: true, force: true });
    // The rest of a build has nothing to do with it.
    const { markBuilt } = (await import(join(folder, 'build/setup.mjs'))) as { markBuilt: () => void };
    markBuilt();
    const first = await readFile(join(folder, 'dist/sdk/kadam.js'), 'utf8');
    await run(folder, ['release']);
    await expect(run(folder, ['release'])).rejects.toThrow(`${version} is published`);
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...description, version: '99.1.0' }));
    await writeFile(join(folder, 'CHANGELOG.md'), '## 99.1.0\n');
    await buildSdk(folder);

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
