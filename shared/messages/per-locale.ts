import type { Locale } from '../locales';

/** What follows from messages, made once for each language: on the first call, when its translations are loaded. */
export function perLocale<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const known = new Map<Locale, Value>();
  return (locale) => {
    const value = known.get(locale) ?? make(locale);
    known.set(locale, value);
    return value;
  };
}
