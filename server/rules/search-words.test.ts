import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakesAllowed, mistakesBetween, piecesOf, searchWords, wordsOf } from './search-words';

describe('words of a text', () => {
  it('are lower-case letters and digits, without accents, each once', () => {
    expect(wordsOf('Café TV, 55″ 4K; TV-Stand!')).toEqual(['cafe', 'tv', '55', '4k', 'stand']);
    expect(wordsOf('Make My Trip')).toEqual(['make', 'my', 'trip']);
  });

  it('keep Hindi vowel signs', () => {
    expect(wordsOf('मोबाइल, टीवी')).toEqual(['मोबाइल', 'टीवी']);
  });

  it('of a search are at most 8, each of at most 40 letters', () => {
    expect(searchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(searchWords('x'.repeat(100))).toEqual(['x'.repeat(40)]);
    expect(searchWords(' \t!?&|():*')).toEqual([]);
  });

  it('contain no search operator, regardless of the input', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      }),
    ));
});

describe('two words', () => {
  it('match by shared trigrams, with their start and end', () => {
    expect(piecesOf('tv')).toEqual(['  t', ' tv', 'tv ']);
    expect(piecesOf('laptop').filter((piece) => piecesOf('latpop').includes(piece))).toEqual(['  l', ' la', 'op ']);
  });

  it('differ by 1 for a missing, extra or different letter, and for two swapped letters', () => {
    for (const typed of ['lapto', 'laptopp', 'laptap', 'latpop']) expect(mistakesBetween(typed, 'laptop')).toBe(1);
    expect(mistakesBetween('sofa', 'phone')).toBe(4);
    expect(mistakesBetween('', 'tv')).toBe(2);
  });

  it('differ by 0 only if they are equal, and symmetrically', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(mistakesBetween(one, other)).toBe(mistakesBetween(other, one));
        expect(mistakesBetween(one, other) === 0).toBe(one === other);
      }),
    ));

  it('match with no mistake in 3 letters, 1 in 4 to 7 and 2 in more', () => {
    expect(['tvs', 'sofa', 'laptops', 'sangeetha'].map(mistakesAllowed)).toEqual([0, 1, 1, 2]);
  });
});
