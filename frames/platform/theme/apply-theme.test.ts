import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTheme, themeProperties } from './apply-theme';
import { contrast, parseHex, type Rgb, toHex, white } from './contrast';

const part = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<string> = fc.tuple(part, part, part).map((rgb) => toHex(rgb as Rgb));
/** Greys and single hues lie on the borders of the rules more often than colours at random. */
const grey = part.map((value) => toHex([value, value, value]));
const anyColor = fc.oneof(color, grey);

const ink = /--ink:\s*(#\w{6})/.exec(readFileSync('frames/kit/tokens.css', 'utf8'))?.[1] ?? '';
const rgb = (text: string): Rgb => {
  const parsed = parseHex(text === 'var(--ink)' ? ink : text);
  if (!parsed) throw new Error(`not a colour: ${text}`);
  return parsed;
};
const properties = (primaryCTAColor: string) => themeProperties({ primaryCTAColor, secondaryCTAColor: '#5faf5d' });

describe('two colours of a merchant', () => {
  it('whatever they are, text on a button has a contrast of 4.5 or more', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        const { '--cta': cta = '', '--on-cta': text = '' } = properties(primary);
        expect(contrast(rgb(cta), rgb(text))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });

  it('whatever they are, text stays at 4.5 or more under the pointer', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        const { '--on-cta': text = '', '--cta-shade': shade } = properties(primary);
        // Without a shade of its own the button is mixed with black, which white text only gains by.
        if (shade === undefined) expect(text).toBe('#ffffff');
        else expect(contrast(rgb(shade), rgb(text))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });

  it('whatever they are, borders and rails have a contrast of 3 or more on white', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        expect(contrast(rgb(properties(primary)['--cta-edge'] ?? ''), white)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['#007E3F', '#ffffff'],
    ['#ffd600', 'var(--ink)'],
    ['#000000', '#ffffff'],
    ['#ffffff', 'var(--ink)'],
    // Too light for white and too dark for ink.
    ['#777777', '#000000'],
  ])('text on %s is %s', (primary, text) => {
    expect(properties(primary)['--on-cta']).toBe(text);
  });

  it('that fit are taken as they are', () => {
    expect(themeProperties({ primaryCTAColor: '#007E3F', secondaryCTAColor: '#5FAF5D' })).toEqual({
      '--cta': '#007e3f',
      '--on-cta': '#ffffff',
      '--cta-edge': '#007e3f',
      '--cta-2': '#5faf5d',
    });
  });

  it.each(['red', '#12345', '#1234567', 'rgb(0,0,0)', '', 'url(x)'])(
    '%s is no colour and leaves the default',
    (bad) => {
      expect(themeProperties({ primaryCTAColor: bad, secondaryCTAColor: bad })).toEqual({});
    },
  );
});

describe('putting them on the page', () => {
  it('sets the properties, and takes away those of an earlier theme', () => {
    const root = document.createElement('div');
    applyTheme(root, { primaryCTAColor: '#ffd600', secondaryCTAColor: '#5faf5d' });
    expect(root.style.getPropertyValue('--cta')).toBe('#ffd600');
    expect(root.style.getPropertyValue('--cta-shade')).not.toBe('');
    applyTheme(root, { primaryCTAColor: '#007e3f', secondaryCTAColor: 'none' });
    expect(root.style.getPropertyValue('--cta')).toBe('#007e3f');
    expect(root.style.getPropertyValue('--cta-shade')).toBe('');
    expect(root.style.getPropertyValue('--cta-2')).toBe('');
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#007e3f', '#ffffff', 5.14],
  ])('of %s and %s is %d, whichever comes first', (one, other, ratio) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 1);
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(ratio, 1);
  });
});
