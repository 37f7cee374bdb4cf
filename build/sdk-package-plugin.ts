import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** Makes the SDK's folder a package, so that a project which keeps a copy of it imports it by name. */
export function sdkPackage(folder: string, version: string): Plugin {
  const entry = (name: string) => ({ types: `./${name}.d.mts`, default: `./${name}.mjs` });
  const description = {
    name: '@kadam/sdk',
    version,
    type: 'module',
    exports: { '.': entry('kadam'), './elements': entry('elements'), './react': entry('react') },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  };
  return {
    name: 'kadam-sdk-package',
    writeBundle: () => writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`),
  };
}
