import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** Puts the versions of the SDK that were published beside the one that is built, each in a folder of its own. */
export const sdkReleases = (folder: string): Plugin => ({
  name: 'kadam-sdk-releases',
  writeBundle: () => cp('sdk/releases', join(folder, 'releases'), { recursive: true }),
});
