import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byVersion } from './sdk-version-rule.ts';

const folder = 'dist/sdk';
const releases = 'sdk/releases';

/** Scripts and modules that a page loads, each with a hash in the manifest of a release. */
const isScript = (name) => /\.m?js$/.test(name);
/** Files of a release, its manifest excluded. */
export const isPublished = (name) => isScript(name) || name.endsWith('.d.mts');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const writeJson = (name, value) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

/**
 * Turns the folder of the built SDK into the package `@kadam/sdk`, and adds the files that the server serves: types,
 * documents, `built.json` (version and integrity hashes), the published releases and `manifest.json`.
 */
export async function writeSdkPackage() {
  const { version } = await readJson('package.json');
  const { name, ...description } = await readJson('sdk/package.json');
  await writeJson('package.json', { name, version, ...description });
  await cp('sdk/types', folder, { recursive: true });
  for (const document of ['sdk/README.md', 'CHANGELOG.md', 'LICENSE'])
    await cp(document, join(folder, document.replace('sdk/', '')));

  const files = (await readdir(folder)).filter(isScript).sort();
  await writeJson('built.json', { version, files: Object.fromEntries(await Promise.all(files.map(hashed))) });

  await cp(releases, join(folder, 'releases'), { recursive: true });
  const versions = (await readdir(releases)).sort(byVersion).reverse();
  await writeJson('manifest.json', {
    ...(await readJson(join(releases, versions[0], 'manifest.json'))),
    releases: versions,
  });
}

async function hashed(name) {
  const hash = createHash('sha384').update(await readFile(join(folder, name)));
  return [name, `sha384-${hash.digest('base64')}`];
}
