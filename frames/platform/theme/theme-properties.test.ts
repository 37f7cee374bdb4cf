import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand';
import { contrast, parseHex, type Rgb } from './contrast';
import { mixed } from './testing/mixed';
import { themeProperties } from './theme-properties';

const toHex = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const part = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(part, part, part).map(toHex);
/** Greys lie on the borders of the rules more often than random colours. */
const grey = part.map((value) => toHex([value, value, value]));
const anyColor = fc.oneof(color, grey);

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const inScheme = (value: string, scheme: Scheme): string =>
  new RegExp(`var\\(--${scheme}, ?((?:[^()]|\\([^()]*\\))*)\\)`).exec(value)?.[1]?.trim() ?? value.trim();

const tokens = readFileSync('frames/kit/tokens.css', 'utf8');
const token = (name: string, scheme: Scheme): string =>
  inScheme(new RegExp(`${name}:([^;]*);`).exec(tokens)?.[1] ?? '', scheme);
const named: Readonly<Record<string, Rgb>> = { '#fff': [255, 255, 255], '#000': [0, 0, 0] };
Object.assign(named, { white: named['#fff'], black: named['#000'] });
function rgb(text: string): Rgb {
  if (/^#[0-9a-f]{6}$/.test(text)) return parseHex(text);
  const parts = /^rgb\(([\d,]+)\)$/.exec(text)?.[1]?.split(',').map(Number) ?? named[text];
  if (!parts) throw new Error(`not a colour: ${text}`);
  return parts;
}
/** Value of a property for a merchant's colour in a scheme. */
const shownAs = (given: string, name: string, scheme: Scheme): string =>
  inScheme(new Map(themeProperties(given, given)).get(name) ?? '', scheme);
const drawn =
  (given: string, scheme: Scheme) =>
  (name: string): Rgb =>
    rgb(shownAs(given, name, scheme));
/** Null without an edge. */
function edgeOf(given: string, scheme: Scheme): Rgb | null {
  const edge = shownAs(given, '--edge', scheme);
  if (edge === 'transparent') return null;
  return edge === 'var(--mark)' ? drawn(given, scheme)('--mark') : rgb(token('--ink-3', scheme));
}
function secondEdgeOf(given: string, scheme: Scheme): Rgb {
  const edge = shownAs(given, '--edge-2', scheme);
  return rgb(edge === 'var(--ink-3)' ? token('--ink-3', scheme) : edge);
}
const surface = (scheme: Scheme): Rgb => rgb(token('--surface', scheme));

/** Holds for every colour of a merchant, in both schemes. */
const everywhere = (holds: (get: (name: string) => Rgb, scheme: Scheme, given: string) => void): void =>
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...schemes), (given, scheme) => {
      holds(drawn(given, scheme), scheme, given);
    }),
    { numRuns: 600 },
  );

describe('whatever the colour of a merchant is, light or dark', () => {
  it('text on a button has a contrast of 4.5 or more', () => {
    everywhere((get) => expect(contrast(get('--cta'), get('--on-cta'))).toBeGreaterThanOrEqual(4.5));
  });

  it('a tick on what is marked has 3 or more', () => {
    everywhere((get, scheme) => {
      expect(token('--on-mark', scheme)).toBe('var(--surface)');
      expect(contrast(get('--mark'), surface(scheme))).toBeGreaterThanOrEqual(3);
    });
  });

  it('text stays at 4.5 or more under the pointer', () => {
    everywhere((get) => {
      const shade = mixed(get('--cta'), 0.82, get('--shade'));
      expect(contrast(shade, get('--on-cta'))).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('rings, rails, ticks and drawings have 3 or more on the surface', () => {
    everywhere((get, scheme) => expect(contrast(get('--mark'), surface(scheme))).toBeGreaterThanOrEqual(3));
  });

  it('a button has 3 or more on the surface, by itself or by its edge', () => {
    everywhere((get, scheme, given) => {
      expect(contrast(edgeOf(given, scheme) ?? get('--cta'), surface(scheme))).toBeGreaterThanOrEqual(3);
    });
  });

  it('a second button has an edge of 3 or more on the surface', () => {
    everywhere((_, scheme, given) => {
      expect(contrast(secondEdgeOf(given, scheme), surface(scheme))).toBeGreaterThanOrEqual(3);
    });
  });

  it('words in its colour have 4.5 or more on its tint', () => {
    everywhere((get, scheme) => {
      const tint = mixed(get('--mark'), 0.08, surface(scheme));
      const words = mixed(get('--mark'), 0.6, rgb(token('--ink', scheme)));
      expect(contrast(words, tint)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('ink has 4.5 or more on a button that is busy', () => {
    everywhere((get, scheme) => {
      const tint = mixed(get('--mark'), 0.16, surface(scheme));
      expect(contrast(rgb(token('--ink', scheme)), tint)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('a button that can be pressed, one that is busy and one that cannot look different', () => {
    everywhere((get, scheme, given) => {
      const edge = edgeOf(given, scheme);
      const tint = toHex(mixed(get('--mark'), 0.16, surface(scheme)));
      const off = token('--line', scheme);
      const looks = [`${toHex(get('--cta'))} ${edge}`, `${tint} ${edge}`, `${off} null`];
      expect(new Set(looks).size).toBe(3);
    });
  });
});

describe('a colour of a merchant on a light page', () => {
  // @req SAL-077
  it.each([
    ['#007e3f', '#ffffff', null, '#007e3f'],
    ['#0a0a0a', '#ffffff', null, '#0a0a0a'],
    // Too light for white and too dark for ink.
    ['#777777', '#000000', null, '#777777'],
    ['#ffffff', '#10201a', '#72817a', '#10201a'],
    ['#f2f4f7', '#10201a', '#72817a', '#10201a'],
    ['#ffd500', '#10201a', '#996f00', '#996f00'],
    ['#f7c6d4', '#10201a', '#9a6977', '#9a6977'],
  ])('%s has text of %s, an edge of %s and marks of %s', (given, text, edge, mark) => {
    const get = drawn(given, 'light');
    expect(toHex(get('--cta'))).toBe(given);
    expect(toHex(get('--on-cta'))).toBe(text);
    expect(edgeOf(given, 'light')).toEqual(edge && parseHex(edge));
    expect(toHex(get('--mark'))).toBe(mark);
  });
});

describe('the second colour of a merchant', () => {
  // @req SAL-078
  it.each([
    ['#445566', '#445566', '#899aab'],
    // S2§3: our default.
    ['#5faf5d', '#368634', '#5faf5d'],
    ['#ffffff', '#72817a', '#ffffff'],
  ])('%s is the edge %s of a second button on a light page, and %s on a dark one', (given, inLight, inDark) => {
    expect(schemes.map((scheme) => toHex(secondEdgeOf(given, scheme)))).toEqual([inLight, inDark]);
  });
});

describe('a colour of a merchant on a dark page', () => {
  it.each([
    ['#007e3f', '#2fad6e'],
    ['#1e3a8a', '#7a96e6'],
    // Another grey would look disabled.
    ['#0a0a0a', '#ecf3ef'],
    ['#ffd500', '#ffd500'],
    ['#ffffff', '#ffffff'],
  ])('%s becomes %s, without an edge', (given, shown) => {
    expect(toHex(drawn(given, 'dark')('--cta'))).toBe(shown);
    expect(edgeOf(given, 'dark')).toBeNull();
  });
});

describe('what colours are measured against', () => {
  it.each(schemes)('is what stands in the tokens: %s', (scheme) => {
    // One becomes ink on the light surface, the other on the dark one.
    const faint = scheme === 'light' ? '#ffffff' : '#000000';
    expect(drawn(faint, scheme)('--mark')).toEqual(rgb(token('--ink', scheme)));
    for (const name of ['--cta', '--on-cta', '--shade'])
      expect(drawn(brand.theme.primaryCTAColor, scheme)(name)).toEqual(rgb(token(name, scheme)));
    expect(drawn(brand.theme.secondaryCTAColor, scheme)('--edge-2')).toEqual(rgb(token('--edge-2', scheme)));
  });
});
