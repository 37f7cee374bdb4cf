import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFiles } from '../../http/built-files';
import { writeBuiltFiles } from '../../testing/server/built-files';
import { registerAssets } from './assets';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-assets-'));
  writeBuiltFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the evergreen SDK', () => {
  it.each([
    [300, 'public, max-age=300, stale-while-revalidate=86400'],
    [0, 'no-cache'],
  ])('with a greatest age of %i s is sent as %s', async (sdkMaxAgeS, cacheControl) => {
    const app = fastify();
    registerAssets(app, new BuiltFiles(folder), { find: async () => null }, { mode: 'sandbox', sdkMaxAgeS });
    expect((await app.inject('/sdk/v1/kadam.js')).headers['cache-control']).toBe(cacheControl);
    await app.close();
  });
});
