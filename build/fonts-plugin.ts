import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable/inter/files';
const latin = `${folder}/inter-latin-wght-normal.woff2`;
/** The weights that styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, and figures of one width. What else the font can do (signs that are moved beside capitals, other forms of some
 *  letters) costs 4 KB, of which nobody sees more than a pixel. */
const FEATURES = ['kern', 'tnum'];

interface Face {
  readonly file: string;
  /** Code points, both ends included. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Whether the page asks for it by itself; a browser asks for any other where a text has one of its signs. */
  readonly isPreloaded: boolean;
}

/** What is drawn with Inter. Whatever else a name may hold is drawn with the system's font. */
export const faces: readonly Face[] = [
  // All that we say in English (`fonts-plugin.test.ts`).
  {
    file: latin,
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0xf7, 0xf7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2212, 0x2212],
    ],
    isPreloaded: true,
  },
  // The rupee sign lives in a second file of 85 KB.
  { file: `${folder}/inter-latin-ext-wght-normal.woff2`, ranges: [[0x20b9, 0x20b9]], isPreloaded: true },
  // Names of people and shops.
  {
    file: latin,
    ranges: [
      [0xa1, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xf6],
      [0xf8, 0xff],
      [0x2190, 0x2193],
    ],
    isPreloaded: false,
  },
];

/** All characters of the ranges. */
const textOf = (ranges: Face['ranges']): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');
const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
/** 'U+0020-00FF,U+2022' */
const unicodeRange = (ranges: Face['ranges']): string =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();

const sources = new Map<Face, Promise<Buffer>>();

/** What is left of a face's file; made once, however often is built. */
function sourceOf(face: Face): Promise<Buffer> {
  const known = sources.get(face);
  if (known) return known;
  const made = readFile(face.file).then((whole) =>
    subsetFont(whole, textOf(face.ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      // Names of styles, for lists of fonts that a page does not have, and how kerning changes with the weight: less than a
      // pixel of a heading. Hints stay: without them letters stand elsewhere where a system draws on whole pixels.
      dropTables: ['STAT', 'GDEF'],
    }),
  );
  sources.set(face, made);
  return made;
}

/** Serves Inter from our own origin. `faces()` are the `@font-face` rules, `links()` ask for the usual files when the page
 *  has come, behind its scripts; both known once the build has started. A text that is drawn before its font is there keeps the
 *  system's: nothing waits, and nothing moves later. */
export interface FontsPlugin extends Plugin {
  faces(): string;
  links(): readonly string[];
}

/** `isElsewhere`: another bundle puts the files there. */
export function fonts(base: string, { isElsewhere = false }: { readonly isElsewhere?: boolean } = {}): FontsPlugin {
  let rules = '';
  let links: string[] = [];
  return {
    name: 'kadam-fonts',
    async buildStart() {
      rules = '';
      links = [];
      for (const face of faces) {
        const source = await sourceOf(face);
        const fileName = `${base === '/' ? 'assets/' : ''}inter-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`;
        if (!isElsewhere) this.emitFile({ type: 'asset', fileName, source });
        if (face.isPreloaded)
          links.push(
            `<link rel="preload" href="${base}${fileName}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
          );
        rules += `@font-face{font-family:Inter;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:optional;src:url(${base}${fileName})format("woff2");unicode-range:${unicodeRange(face.ranges)}}`;
      }
    },
    faces: () => rules,
    links: () => links,
  };
}
