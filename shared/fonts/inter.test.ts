import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';

/** Code points of each file by its `unicode-range` in inter.css. */
const ranges = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, 'inter.css'), 'utf8').matchAll(
      /url\(\.\/([\w-]+)\.woff2\)[\s\S]*?unicode-range:([^;]+);/g,
    ),
  ].map(([, name = '', range = '']) => [name, pointsIn(range)]),
);

function pointsIn(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** Code of a folder without comments and tests. */
const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('');

describe('the files of Inter', () => {
  it('have a glyph for each code point of their range', () => {
    expect(Object.keys(ranges)).toEqual(['inter-latin', 'inter-rupee', 'inter-names']);
    for (const [name, points] of Object.entries(ranges)) {
      const font = openSync(join(import.meta.dirname, `${name}.woff2`));
      expect('hasGlyphForCodePoint' in font && points.filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
    }
  });

  // @req NFR-009
  it.each([
    'shared/messages/en',
    'shared/errors',
    'shared/format',
    'shared/kfs',
    'shared/legal',
    'shared/lenders',
    'frames',
  ])('that a page preloads have every character of the English texts in %s', (folder) => {
    const preloaded = new Set([...(ranges['inter-latin'] ?? []), ...(ranges['inter-rupee'] ?? [])]);
    const characters = [...new Set(codeIn(folder))].filter((character) => character >= ' ');
    expect(characters.filter((character) => !preloaded.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('have together every letter of Latin-1, each in one of them', () => {
    const points = Object.values(ranges).flat();
    expect(new Set(points).size).toBe(points.length);
    const SOFT_HYPHEN = 0xad;
    for (let point = 0xa0; point <= 0xff; point++) if (point !== SOFT_HYPHEN) expect(points).toContain(point);
  });
});
