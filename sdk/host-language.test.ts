import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleTag } from '../shared/locales';
import { hostLanguage } from './host-language';

const browserAsks = (...tags: readonly string[]): void => void vi.stubGlobal('navigator', { languages: tags });

beforeEach(() => browserAsks('hi-IN', 'en'));
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
});

describe('the language of a page', () => {
  it.each<[LocaleTag | undefined, string]>([
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['en-GB', 'en'],
    ['EN-in' as LocaleTag, 'en'],
    [undefined, 'en'],
  ])('that asks for %s is %s, whatever page and browser speak', (asked, spoken) => {
    document.documentElement.lang = spoken === 'hi' ? 'en' : 'hi';
    browserAsks(spoken === 'hi' ? 'en' : 'hi');
    expect(hostLanguage(asked)).toBe(spoken);
  });

  it.each([
    ['en-IN', ['hi'], 'en'],
    ['hi', ['en'], 'hi'],
    ['', ['hi-IN', 'en'], 'hi'],
    ['zu-ZA', ['mr', 'hi', 'en'], 'hi'],
    ['zu-ZA', ['mr', 'te'], 'en'],
    ['zu-ZA', [], 'en'],
  ])('with lang=%j in a browser that asks for %j is %s for auto', (lang, languages, spoken) => {
    document.documentElement.lang = lang;
    browserAsks(...languages);
    expect(hostLanguage('auto')).toBe(spoken);
  });
});
