import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-development-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('what npm run dev builds is built, and nothing in it gives a warning', async () => {
  // A warning is an error there.
  await promisify(execFile)('npx', ['rolldown', '-c', 'build/in-development.ts'], {
    env: { ...process.env, KADAM_BUILD: 'development', KADAM_DIST: folder },
  });
  expect((await readdir(folder)).sort()).toEqual(['examples', 'server', 'site', 'web']);
});
