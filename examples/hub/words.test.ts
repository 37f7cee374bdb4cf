import { describe, expect, it } from 'vitest';
import { hubWords } from './words';

const textsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [value];
/** Each text, a function called with what it might be given. */
const said = (language: 'en' | 'hi'): string[] =>
  textsOf(hubWords[language]).map((text) => String(typeof text === 'function' ? text('7', '8') : text));

describe('the words of the hub', () => {
  it('are said in Hindi wherever they are in English, but for the names of things', () => {
    const english = said('en');
    const hindi = said('hi');
    expect(hindi).toHaveLength(english.length);
    expect(hindi.filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual(['API']);
  });

  it('use in both languages what they are given', () => {
    for (const language of ['en', 'hi'] as const)
      expect(hubWords[language].unregistered('http://a.example', 'k')).toMatch(/a\.example.* k[ ,]/);
  });
});
