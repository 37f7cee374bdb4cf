import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { compressBeside } from './compressed-plugin';
import { byVersion } from './sdk-version-rule';

/** Puts the versions of the SDK that were published beside the one that is built, each in a folder of its own, and writes
 *  `manifest.json`: the manifest of the newest one, and the numbers of all. */
export const sdkReleases = (folder: string): Plugin => ({
  name: 'kadam-sdk-releases',
  async writeBundle() {
    const releases = join(folder, 'releases');
    await cp('sdk/releases', releases, { recursive: true });
    const files = await readdir('sdk/releases', { recursive: true });
    await Promise.all(files.map((file) => compressBeside(join(releases, file))));
    const versions = (await readdir('sdk/releases')).sort(byVersion).reverse();
    const [current] = versions;
    if (current === undefined) throw new Error('sdk/releases has no release');
    const manifest: object = JSON.parse(await readFile(join('sdk/releases', current, 'manifest.json'), 'utf8'));
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, releases: versions }, null, 2)}\n`);
  },
});
