import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuiltFiles } from './built-files';

const CODE = `export const text = '${'kadam '.repeat(400)}';`;

let folder: string;
const path = (name: string) => join(folder, 'web', name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-files-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(path('agent.js'), CODE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sent = async (encoding: 'br' | 'gzip') =>
  (await (await new BuiltFiles(folder).find('web', 'agent.js'))?.encoded(encoding)) ?? Buffer.alloc(0);

describe('a file of the build', () => {
  it('travels as the build has compressed it', async () => {
    writeFileSync(path('agent.js.br'), 'by the build');
    writeFileSync(path('agent.js.gz'), 'by the build too');
    expect([`${await sent('br')}`, `${await sent('gzip')}`]).toEqual(['by the build', 'by the build too']);
  });

  it('is compressed by the server where the build has not done so', async () => {
    expect([brotliDecompressSync(await sent('br')).toString(), gunzipSync(await sent('gzip')).toString()]).toEqual([
      CODE,
      CODE,
    ]);
  });

  it('never travels as an earlier build had it', async () => {
    writeFileSync(path('agent.js.br'), 'by an earlier build');
    utimesSync(path('agent.js.br'), 1, 1);
    expect(brotliDecompressSync(await sent('br')).toString()).toBe(CODE);
  });
});
