import { useCallback, useLayoutEffect, useState } from 'react';
import { defaultLocale, type Locale, langOf, locales } from '../../shared/locales';

const fromAddress = (): Locale => {
  const asked = new URLSearchParams(location.search).get('lang');
  return locales.find((language) => language === asked) ?? defaultLocale;
};

/** The language of the hub itself, as the address has it (`?lang=hi`). */
export function useLanguage(): readonly [Locale, (language: Locale) => void] {
  const [language, setLanguage] = useState(fromAddress);
  useLayoutEffect(() => {
    document.documentElement.lang = langOf(language);
  }, [language]);
  const choose = useCallback((chosen: Locale) => {
    const address = new URL(location.href);
    if (chosen === defaultLocale) address.searchParams.delete('lang');
    else address.searchParams.set('lang', chosen);
    history.replaceState(history.state, '', address);
    setLanguage(chosen);
  }, []);
  return [language, choose];
}
