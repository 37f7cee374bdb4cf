import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleTag } from '../shared/locales';
import { hostLanguage } from './host-language';

const browserAsks = (...tags: readonly string[]): void => void vi.stubGlobal('navigator', { languages: tags });

beforeEach(() => browserAsks('hi-IN', 'en'));
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
});

describe('hostLanguage', () => {
  it.each<[LocaleTag | undefined, string]>([
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['en-GB', 'en'],
    ['EN-in' as LocaleTag, 'en'],
    [undefined, 'en'],
  ])('for %s is %s, regardless of page and browser', (asked, expected) => {
    document.documentElement.lang = expected === 'hi' ? 'en' : 'hi';
    browserAsks(expected === 'hi' ? 'en' : 'hi');
    expect(hostLanguage(asked)).toBe(expected);
  });

  it.each([
    ['en-IN', ['hi'], 'en'],
    ['hi', ['en'], 'hi'],
    ['', ['hi-IN', 'en'], 'hi'],
    ['zu-ZA', ['mr', 'hi', 'en'], 'hi'],
    ['zu-ZA', ['mr', 'te'], 'en'],
    ['zu-ZA', [], 'en'],
  ])('for auto on a page with lang=%j in a browser of %j is %s', (lang, languages, expected) => {
    document.documentElement.lang = lang;
    browserAsks(...languages);
    expect(hostLanguage('auto')).toBe(expected);
  });
});
