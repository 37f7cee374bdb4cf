import { expect, it } from 'vitest';
import { setPageLanguage } from './set-page-language';

it('a page in Hindi names language, direction and script, and the next language replaces all three', () => {
  const root = document.documentElement;
  setPageLanguage(root, 'hi');
  expect([root.lang, root.dir, root.dataset.script]).toEqual(['hi-IN', 'ltr', 'Deva']);
  setPageLanguage(root, 'en');
  expect([root.lang, root.dir, root.dataset.script]).toEqual(['en-IN', 'ltr', 'Latn']);
});
