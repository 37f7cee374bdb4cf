import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config';
import { newSealKey, parseSealKeys } from '../platform/seal-key-text';
import { type Sealer, sealerWith } from '../store/seal';

/** In the data folder of a sandbox without a key. */
const OWN_FILE = 'seal.key';

/** Loads the keys that seal secrets; a sandbox without one creates it. Throws a `ConfigError` for a missing or invalid
 *  file. */
export function loadSealer({ sealKeys }: Pick<Config, 'sealKeys'>): Sealer {
  switch (sealKeys.from) {
    case 'environment':
      return sealerWith(sealKeys.keys);
    case 'file':
      return sealerOf(sealKeys.file, 'KADAM_SEAL_KEY_FILE');
    case 'dataFolder': {
      const file = join(sealKeys.folder, OWN_FILE);
      makeKeyOnce(sealKeys.folder, file);
      return sealerOf(file, 'KADAM_DATA');
    }
    default:
      return sealKeys satisfies never;
  }
}

function sealerOf(file: string, variable: string): Sealer {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable';
    throw new ConfigError(`${variable}: the seal key ${file} cannot be read (${code}).`, { cause });
  }
  const keys = parseSealKeys(text);
  if (!keys) throw new ConfigError(`${variable}: ${file} must hold keys of 32 bytes, each in base64 or hex.`);
  return sealerWith(keys);
}

/** Creates the key file atomically, so that processes that start together use the same key. */
function makeKeyOnce(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  if (exists(file)) return;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${newSealKey()}\n`, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
    // A sealed value must not reach the disk before its key.
    flushFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function exists(file: string): boolean {
  try {
    closeSync(openSync(file, 'r'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
