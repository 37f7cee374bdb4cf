import { defaultLocale, type Locale, type LocaleTag, localeAmong } from '../shared/locales';
import { nativeProperty } from './native-property';

/** The language that was asked for; for `auto` that of the page, else the first of ours that the browser asks for. */
export const hostLanguage = (asked: LocaleTag = defaultLocale): Locale =>
  localeAmong([asked, nativeProperty(document, 'documentElement').lang, ...navigator.languages]);
