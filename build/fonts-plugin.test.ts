import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faces } from './fonts-plugin';

const isIn = (asked: typeof faces, point: number): boolean =>
  asked.some(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to));

/** What stands in a folder's code, without comments and what only tests are given. */
const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('');

describe('the files of Inter', () => {
  // @req NFR-009
  it.each(['shared/words/en', 'shared/errors', 'shared/format', 'shared/lenders', 'frames'])(
    'that a page asks for have every sign that it says in English: %s',
    (folder) => {
      const signs = [...new Set(codeIn(folder))].filter((sign) => sign >= ' ');
      const preloaded = faces.filter(({ isPreloaded }) => isPreloaded);
      expect(signs.filter((sign) => !isIn(preloaded, sign.codePointAt(0) ?? 0))).toEqual([]);
    },
  );

  it('have together every letter of Latin-1, each in one of them', () => {
    const points = faces.flatMap(({ ranges }) =>
      ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
    );
    expect(new Set(points).size).toBe(points.length);
    for (let point = 0xa0; point <= 0xff; point++) expect(points).toContain(point);
  });
});
