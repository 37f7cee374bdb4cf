import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptBundle } from './bundle-cache';

const here = dirname(fileURLToPath(import.meta.url));
const fixture = (file: string): Promise<string> => keptBundle(join(here, '../fixture', file));
const built = (file: string): Promise<string> => readFile(join(here, '../../../dist/sdk', file), 'utf8');

/** The frame's script as it would be after the next version of the protocol. */
async function newerFrame(): Promise<string> {
  const code = await script('/frame.js');
  const newer = code.replace('PROTOCOL_VERSION = 1', 'PROTOCOL_VERSION = 2');
  if (newer === code) throw new Error('the version of the protocol is not where it was');
  return newer;
}

const sources: Record<string, () => Promise<string>> = {
  '/sdk/v1/kadam.js': () => built('kadam.js'),
  '/stub.js': () => built('stub.js'),
  '/frame.js': () => fixture('frame.ts'),
  '/newer.js': newerFrame,
  '/raw-frame.js': () => fixture('raw-frame.ts'),
  '/merchant.js': () => fixture('merchant.ts'),
  '/forger.js': () => fixture('forger.ts'),
  '/host.js': () => fixture('host.ts'),
};
const made = new Map<string, Promise<string>>();

export const isScript = (path: string): boolean => Object.hasOwn(sources, path);

/** The text of a script by its path, made when it is first asked for. */
export function script(path: string): Promise<string> {
  const known = made.get(path);
  if (known) return known;
  const making = sources[path]?.() ?? Promise.reject(new Error(`no script ${path}`));
  made.set(path, making);
  return making;
}
