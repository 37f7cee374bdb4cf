import { expect, it } from 'vitest';
import { ownLanguage } from './own-language';

it.each([
  ['?ref=r&locale=hi-IN', ['en-IN'], 'hi'],
  ['?locale=auto', ['zu', 'hi'], 'hi'],
  ['?locale=fr', ['hi'], 'hi'],
  ['', ['hi-IN', 'en'], 'hi'],
  ['', [], 'en'],
])('a page of its own with %j in its address, in a browser of %j, speaks %s', (search, languages, spoken) => {
  // SAFETY: what it reads of a window.
  expect(ownLanguage({ location: { search }, navigator: { languages } } as unknown as Window)).toBe(spoken);
});
