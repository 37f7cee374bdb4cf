import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { compressBeside } from './compressed-plugin';

/** Puts the versions of the SDK that were published beside the one that is built, each in a folder of its own. */
export const sdkReleases = (folder: string): Plugin => ({
  name: 'kadam-sdk-releases',
  async writeBundle() {
    const releases = join(folder, 'releases');
    await cp('sdk/releases', releases, { recursive: true });
    const files = await readdir('sdk/releases', { recursive: true });
    await Promise.all(files.map((file) => compressBeside(join(releases, file))));
  },
});
