import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storageKey } from '../../frames/platform/storage/keys';
import { siteCookie } from '../../shared/site/cookies';
import { names, read, root, tableUnder } from './markdown';

const page = read('docs/storage.md');
const filesIn = (cell: string): string[] => [...cell.matchAll(/[\w./-]+\.tsx?/g)].map(([file]) => file);
const cookies = tableUnder(page, '## Cookies').map(([name = '', writer = '', readers = '']) => ({
  name,
  writers: filesIn(writer),
  readers: filesIn(readers),
}));
const entries = tableUnder(page, '## Entries').map(([name = '', , writer = '', readers = '']) => ({
  name,
  writers: filesIn(writer),
  readers: filesIn(readers),
}));

const sources = ['frames', 'sdk', 'shared', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((n) => `${folder}/${n}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(i?test|btest)\.tsx?$/.test(file) && !file.includes('/testing/'))
  .map((file) => ({ file, text: read(file) }));
const having = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Factories of entries and drafts, which name none. */
const makers = ['frames/platform/storage/entries.ts', 'frames/platform/storage/draft-store.ts'];
const entryKind = /entryKind\((?:owner === '' \? )?(?:['`](\w+)|storageKey\.(\w+))/g;
const draft = /draftStore<[^(]*>\(\s*\(\w*\) => ['`](\w+)/g;

describe('docs/storage.md', () => {
  it('lists the cookies of the site, each with one writer and a reader', () => {
    expect(names(tableUnder(page, '## Cookies'))).toEqual(Object.values(siteCookie));
  });

  it('lists exactly the entries of the code', () => {
    const found = sources
      .filter(({ file }) => !makers.includes(file))
      .map(({ text }) => text.replace(/^ *\/\/.*$/gm, ''))
      .flatMap((text) => [...text.matchAll(entryKind), ...text.matchAll(draft)].map(([, name, key]) => name ?? key));
    const keys: Readonly<Record<string, string>> = storageKey;
    expect(found.map((name) => keys[name ?? ''] ?? name).sort()).toEqual(entries.map(({ name }) => name).sort());
  });

  it('names the single writer of each entry', () => {
    const writing = having(/\b(?:writeEntry|draftStore(?:<.*>)?)\(/).filter((file) => !makers.includes(file));
    expect(writing.sort()).toEqual([...new Set(entries.flatMap(({ writers }) => writers))].sort());
    expect(having(/\.setItem\(/)).toEqual([
      'frames/platform/storage/key-value-store.ts',
      'frames/shell/client/can-store.ts',
    ]);
    expect(having(/\.cookie = /)).toEqual([]);
    expect(having(/\bhostCookie\(/).filter((file) => file !== 'server/http/cookies.ts')).toEqual([
      'server/http/site-cookies.ts',
    ]);
  });

  it.each([
    ...cookies.map((row) => ({ ...row, isCookie: true })),
    ...entries.map((row) => ({ ...row, isCookie: false })),
  ])('$name has one writer, and readers that exist', ({ writers, readers, isCookie }) => {
    expect(writers).toHaveLength(1);
    expect(readers.length).toBeGreaterThan(0);
    for (const file of [...writers, ...readers]) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    const asks = isCookie
      ? /siteCookie/
      : /\bread(?:Entry|VerifiedMobiles|TypedNumber|BrowserIds|Visit|LoggedIn|Welcome|LenderId|LenderDetails|TxnUuid|Theme|Logo)\(|drafts\.read\(|outboxStore\.read\(/;
    for (const file of readers) expect([file, asks.test(read(file))]).toEqual([file, true]);
  });
});
