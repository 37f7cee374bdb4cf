import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressBeside } from './compressed-plugin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-compressed-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('what the build has compressed', () => {
  it('is replaced as a whole: whoever is reading it at that moment reads what was there before', async () => {
    const path = join(folder, 'kadam.js');
    await writeFile(path, 'before();');
    await compressBeside(path);
    const [br, gz] = await Promise.all([open(`${path}.br`), open(`${path}.gz`)]);
    await writeFile(path, 'after();');
    await compressBeside(path);
    try {
      expect(brotliDecompressSync(await br.readFile()).toString()).toBe('before();');
      expect(gunzipSync(await gz.readFile()).toString()).toBe('before();');
    } finally {
      await Promise.all([br.close(), gz.close()]);
    }
    expect((await readdir(folder)).sort()).toEqual(['kadam.js', 'kadam.js.br', 'kadam.js.gz']);
  });
});
