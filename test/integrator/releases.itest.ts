import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../docs/markdown';

const published = join(root, 'sdk/releases');
const built = resolve(process.env.KADAM_DIST ?? join(root, 'dist'), 'sdk');

const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(folder, name), 'base64')]),
  );
const versionOf = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const versions = readdirSync(published);

describe.each(versions)('SDK %s, which is published,', (version) => {
  it('is what its manifest says, hash by hash', () => {
    const folder = join(published, version);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      version: string;
      files: Record<string, string>;
    };
    expect(manifest.version).toBe(version);
    const hashOf = (name: string): string =>
      `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, name)))
        .digest('base64')}`;
    const scripts = readdirSync(folder).filter((name) => /\.(js|mjs)$/.test(name));
    expect(Object.fromEntries(scripts.map((name) => [name, hashOf(name)]))).toEqual(manifest.files);
  });

  it('is in the build, byte for byte', () => {
    expect(filesIn(join(built, 'releases', version))).toEqual(filesIn(join(published, version)));
  });
});

describe('the version that is built', () => {
  const version = versionOf(join(root, 'package.json'));

  it('is what was published under its number, or has a number that nothing was published under', () => {
    expect(versionOf(join(built, 'manifest.json'))).toBe(version);
    const before = versions.includes(version) ? filesIn(join(published, version)) : {};
    expect(filesIn(built)).toMatchObject(before);
  });

  it('and every published one have an entry in the changelog, newest first', () => {
    const numbers = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, each]) => each,
    );
    const byNumber = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true });
    expect(numbers).toEqual([...new Set([version, ...versions])].sort(byNumber));
  });
});
