import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** Writes `build.json` beside the server: its version, and the commit that it is built from. */
export const buildInfo = (folder: string, version: string): Plugin => ({
  name: 'kadam-build-info',
  writeBundle: () => writeFile(join(folder, 'build.json'), `${JSON.stringify({ version, commit: commitOf() })}\n`),
});

/** Null in a folder that is no clone, as an unpacked archive is. */
function commitOf(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
