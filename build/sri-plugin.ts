import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** Writes `built.json`: the SDK's version and the integrity hash of each file as it lies on disk. It becomes the manifest
 *  of a release; until then it is not served. */
export function sriManifest(folder: string, files: readonly string[], version: string): Plugin {
  return {
    name: 'kadam-sri-manifest',
    async writeBundle() {
      const hashes: Record<string, string> = {};
      for (const file of files) {
        const content = await readFile(join(folder, file));
        hashes[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      }
      await writeFile(join(folder, 'built.json'), `${JSON.stringify({ version, files: hashes }, null, 2)}\n`);
    },
  };
}
