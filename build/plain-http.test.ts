import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that ship to a browser. A page on plain http, such as a phone on a LAN address, has no `crypto.randomUUID`. */
const folders = ['frames', 'sdk', 'shared'];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

it('no file that ships to a browser calls randomUUID, which does not exist on plain http', () => {
  expect(sources.length).toBeGreaterThan(500);
  const calling = sources.filter((file) => /\.randomUUID\b/.test(readFileSync(file, 'utf8').replace(/`[^`\n]*`/g, '')));
  expect(calling).toEqual([]);
});
