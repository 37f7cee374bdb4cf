import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable/inter/files';
// Inter's rupee sign lives in a second file of 85 KB; a cheap phone gets that one glyph alone.
const faces = [
  {
    file: `${folder}/inter-latin-wght-normal.woff2`,
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  { file: `${folder}/inter-latin-ext-wght-normal.woff2`, range: 'U+20B9', only: '₹' },
];

const sources = new Map<string, Promise<Buffer>>();

/** A face's file, or what is left of it with the glyphs of `only`; made once, however often is built. */
function sourceOf(file: string, only: string | undefined): Promise<Buffer> {
  const known = sources.get(file);
  if (known) return known;
  const made = readFile(file).then((whole) => (only ? subsetFont(whole, only, { targetFormat: 'woff2' }) : whole));
  sources.set(file, made);
  return made;
}

/** Serves Inter from our own origin. `faces()` are the `@font-face` rules, known once the build has started. */
export interface FontsPlugin extends Plugin {
  faces(): string;
}

export function fonts(base: string): FontsPlugin {
  let rules = '';
  return {
    name: 'kadam-fonts',
    async buildStart() {
      rules = '';
      for (const { file, range, only } of faces) {
        const source = await sourceOf(file, only);
        const fileName = `${base === '/' ? 'assets/' : ''}inter-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`;
        this.emitFile({ type: 'asset', fileName, source });
        rules += `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${base}${fileName})format("woff2");unicode-range:${range}}`;
      }
    },
    faces: () => rules,
  };
}
