import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { keysOf } from '../../../shared/keys-of';
import { scripts } from '../../../shared/languages';
import { fontsOf } from './pdf-sheet';

it.each(keysOf(scripts))('the font of %s has Latin letters, digits and the rupee sign in each weight', (script) => {
  for (const font of Object.values(fontsOf(script))) {
    // SAFETY: fontkit opened it.
    const { hasGlyphForCodePoint } = font as unknown as Font;
    const missing = [...'AZaz09₹'].filter((letter) => !hasGlyphForCodePoint.call(font, letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  }
});

it('the font of Devanagari has the letters of Hindi', () => {
  // SAFETY: fontkit opened it.
  const font = fontsOf('Deva').regular as unknown as Font;
  expect([...'हिन्दी'].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});
