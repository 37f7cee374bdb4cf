import { expect, it } from 'vitest';
import { commonMessages } from '../frames/kit/common.messages';
import { langOf, localeAmong, locales, rootAttributes, rootAttributesText } from './locales';
import { loadAllTranslations, messagesIn } from './messages/define-messages';

it('the messages of each language name the language that they are in', async () => {
  await loadAllTranslations();
  expect(locales.map((locale) => messagesIn(locale, commonMessages).locale)).toEqual(locales);
});

it('the root element of a document names language, direction and script', () => {
  expect(rootAttributes('hi')).toEqual({ lang: 'hi-IN', dir: 'ltr', 'data-script': 'Deva' });
  expect(rootAttributesText('en')).toBe('lang="en-IN" dir="ltr" data-script="Latn"');
});

it.each([
  ['hi', 'hi-IN'],
  ['HI-in', 'hi-IN'],
  ['en-GB', 'en-IN'],
  ['fr', 'en-IN'],
  ['toString', 'en-IN'],
  [null, 'en-IN'],
  [undefined, 'en-IN'],
])('a page that is asked for %s has the language %s', (tag, lang) => {
  expect(langOf(tag)).toBe(lang);
});

it.each([
  [['auto', 'hi', 'en-GB'], 'hi'],
  [['auto', 'zu-ZA', 'fr', 'HI-Deva-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['auto', '', null, undefined], 'en'],
  [['hindi', 'english'], 'en'],
  [[], 'en'],
])('localeAmong(%j) is the first supported locale: %s', (tags, locale) => {
  expect(localeAmong(tags)).toBe(locale);
});
