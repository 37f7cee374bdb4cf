import { useCallback, useLayoutEffect, useState } from 'react';
import { defaultLocale, type Locale, locales, rootAttributes } from '../../shared/locales';

const fromAddress = (): Locale => {
  const asked = new URLSearchParams(location.search).get('lang');
  return locales.find((language) => language === asked) ?? defaultLocale;
};

/** Language of the hub, from the address (`?lang=hi`). */
export function useLanguage(): readonly [Locale, (language: Locale) => void] {
  const [language, setLanguage] = useState(fromAddress);
  useLayoutEffect(() => {
    const { lang, dir } = rootAttributes(language);
    Object.assign(document.documentElement, { lang, dir });
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
