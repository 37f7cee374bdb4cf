import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { compressBeside } from './compressed-plugin';

/** Makes the SDK's folder a package, so that a project which keeps a copy of it imports it by name. */
export function sdkPackage(folder: string, version: string): Plugin {
  const module = (name: string) => ({ types: `./${name}.d.mts`, default: `./${name}.mjs` });
  const description = {
    name: '@kadam/sdk',
    version,
    description: 'Card-less EMI on a merchant’s page: sales app, checkout and widgets',
    license: 'MIT',
    keywords: ['emi', 'instalments', 'bnpl', 'cardless', 'checkout', 'india', 'payments', 'sdk'],
    type: 'module',
    exports: {
      '.': module('kadam'),
      './elements': module('elements'),
      './react': module('react'),
      './stub': { types: './stub.d.mts', default: './stub.js' },
      './package.json': './package.json',
    },
    // What a tag loads, and the stub; the modules do nothing by being imported.
    sideEffects: ['./kadam.js', './elements.js', './stub.js'],
    files: ['*.js', '*.mjs', '*.d.mts', '*.md'],
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  };
  return {
    name: 'kadam-sdk-package',
    writeBundle: () =>
      Promise.all([
        writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`),
        copyTypes(folder),
        copyFile('sdk/README.md', join(folder, 'README.md')),
        copyFile('CHANGELOG.md', join(folder, 'CHANGELOG.md')),
        copyFile('LICENSE', join(folder, 'LICENSE')),
      ]).then(() => undefined),
  };
}

/** The types as they are written, each beside its module. */
async function copyTypes(folder: string): Promise<void> {
  for (const name of await readdir('sdk/types')) {
    await copyFile(join('sdk/types', name), join(folder, name));
    await compressBeside(join(folder, name));
  }
}
