import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config';
import { sealerOf, TEST_SEAL_KEY } from '../testing/server/sealing';
import { loadSealer } from './load-sealer';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-seal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function faultOf(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the seal key of a sandbox', () => {
  const load = () => loadSealer({ sealKeys: { from: 'dataFolder', folder: join(folder, 'data') } });

  it('is made in its data folder, for its user alone (0600), and stays the same at the next start', () => {
    const { keyId } = load();
    const file = join(folder, 'data', 'seal.key');
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(sealerOf(readFileSync(file, 'utf8')).keyId).toBe(keyId);
    expect(load().keyId).toBe(keyId);
    expect(readdirSync(join(folder, 'data'))).toEqual(['seal.key']);
  });

  it('is refused without its words where the file holds something else', () => {
    load();
    writeFileSync(join(folder, 'data', 'seal.key'), 'a sentence');
    const fault = faultOf(load);
    expect(fault).toMatch(/^KADAM_DATA: .*seal\.key must hold keys of 32 bytes/);
    expect(fault).not.toContain('a sentence');
  });
});

describe('KADAM_SEAL_KEY_FILE', () => {
  const load = () => loadSealer({ sealKeys: { from: 'file', file: join(folder, 'keys') } });

  it('holds one key or several in lines; the first one seals', () => {
    writeFileSync(join(folder, 'keys'), `${TEST_SEAL_KEY}\n${'0b'.repeat(32)}\n`);
    expect(load().keyId).toBe(sealerOf(TEST_SEAL_KEY).keyId);
  });

  it('that is missing, or empty, ends the start with its name and makes no key', () => {
    expect(faultOf(load)).toMatch(/^KADAM_SEAL_KEY_FILE: the seal key .*keys cannot be read \(ENOENT\)\.$/);
    expect(existsSync(join(folder, 'keys'))).toBe(false);
    writeFileSync(join(folder, 'keys'), '\n');
    expect(faultOf(load)).toMatch(/^KADAM_SEAL_KEY_FILE: .* must hold keys of 32 bytes/);
  });
});
