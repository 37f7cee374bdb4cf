import { expect, it } from 'vitest';
import { pageLocale } from './page-locale';

it.each([
  ['?ref=r&locale=hi-IN', ['en-IN'], 'hi'],
  ['?locale=auto', ['zu', 'hi'], 'hi'],
  ['?locale=fr', ['hi'], 'hi'],
  ['', ['hi-IN', 'en'], 'hi'],
  ['', [], 'en'],
])('the locale of a page with %j in its address, in a browser of %j, is %s', (search, languages, locale) => {
  // SAFETY: the read parts of a window.
  expect(pageLocale({ location: { search }, navigator: { languages } } as unknown as Window)).toBe(locale);
});
