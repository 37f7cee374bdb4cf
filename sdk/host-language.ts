import { defaultLocale, type Locale, type LocaleTag, localeAmong } from '../shared/locales';
import { nativeProperty } from './native-property';

/** The requested language; for `auto` that of the page, else the first supported one of the browser. */
export const hostLanguage = (asked: LocaleTag = defaultLocale): Locale =>
  localeAmong([asked, nativeProperty(document, 'documentElement').lang, ...navigator.languages]);
