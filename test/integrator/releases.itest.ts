import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { byVersion, sdkVersionFault } from '../../build/sdk-version-rule';
import { root } from '../docs/markdown';

const published = join(root, 'sdk/releases');
const built = resolve(process.env.KADAM_DIST ?? join(root, 'dist'), 'sdk');

/** Compressed copies that the build writes next to a file. */
const twins = { '.br': brotliDecompressSync, '.gz': gunzipSync };
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namesIn(folder)
      .filter((name) => !(extname(name) in twins))
      .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const versionOf = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const versions = readdirSync(published);

describe.each(versions)('published SDK %s', (version) => {
  it('matches its manifest, hash by hash', () => {
    const folder = join(published, version);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      version: string;
      files: Record<string, string>;
    };
    expect(manifest.version).toBe(version);
    const scripts = Object.entries(filesIn(folder)).filter(([name]) => /\.(js|mjs)$/.test(name));
    expect(Object.fromEntries(scripts)).toEqual(manifest.files);
  });

  it('is in the build, byte for byte', () => {
    expect(filesIn(join(built, 'releases', version))).toEqual(filesIn(join(published, version)));
  });

  it('is sent compressed with the same content', () => {
    const folder = join(built, 'releases', version);
    for (const name of Object.keys(filesIn(folder)))
      for (const [extension, opened] of Object.entries(twins))
        expect(opened(readFileSync(join(folder, name + extension))).equals(readFileSync(join(folder, name)))).toBe(
          true,
        );
  });
});

const manifestOf = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version: string; files: Record<string, string>; releases?: string[] };
const current = [...versions].sort(byVersion).at(-1) ?? '';

describe('manifest of the SDK', () => {
  it('names the newest stored release as current, with its hashes, and lists only stored releases', () => {
    const { releases, ...manifest } = manifestOf(join(built, 'manifest.json'));
    expect(manifest).toEqual(manifestOf(join(published, current, 'manifest.json')));
    expect(releases).toEqual([...versions].sort(byVersion).reverse());
  });
});

describe('built version', () => {
  const version = versionOf(join(root, 'package.json'));

  it('equals the current release of the manifest byte for byte, or has a higher version', () => {
    expect(versionOf(join(built, 'built.json'))).toBe(version);
    const { 'manifest.json': _, ...released } = filesIn(join(published, current));
    const isPublished = (name: string): boolean => /\.(js|mjs|d\.mts)$/.test(name) && name !== 'stub.d.mts';
    const now = Object.fromEntries(Object.entries(filesIn(built)).filter(([name]) => isPublished(name)));
    const names = new Set([...Object.keys(released), ...Object.keys(now)].filter(isPublished));
    const changedFiles = [...names].filter((name) => released[name] !== now[name]);
    expect(sdkVersionFault({ version, releases: versions, changedFiles })).toBeNull();
  });

  it('and every published one have an entry in the changelog, newest first', () => {
    const numbers = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, each]) => each,
    );
    expect(numbers).toEqual([...new Set([version, ...versions])].sort(byVersion).reverse());
  });
});
