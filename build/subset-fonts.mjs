// `node build/subset-fonts.mjs`: writes shared/fonts/*.woff2 from the font packages, each with the characters of its
// `unicode-range` in shared/fonts/inter.css. Run it by hand after a change of the ranges or of a font package.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './setup.mjs';

const folder = join(root, 'shared/fonts');
const sources = {
  'inter-latin': 'inter-latin-wght-normal.woff2',
  'inter-rupee': 'inter-latin-ext-wght-normal.woff2',
  'inter-names': 'inter-latin-wght-normal.woff2',
};

const css = readFileSync(join(folder, 'inter.css'), 'utf8');
for (const [, name, ranges] of css.matchAll(/url\(\.\/([\w-]+)\.woff2\)[\s\S]*?unicode-range:([^;]+);/g)) {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files', sources[name]));
  const subset = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Kerning and tabular figures. The font's other features cost 4 KB for less than a pixel.
    keepFeatures: ['kern', 'tnum'],
    // Removes style names, and kerning by weight, which moves a heading by less than a pixel. Hints stay: systems that
    // render on whole pixels need them to place letters.
    dropTables: ['STAT', 'GDEF'],
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
}

/** All characters of a CSS `unicode-range`, such as `U+0020-007E, U+00A0`. */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from, to = from] = range
        .replace(/\s*U\+/, '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
