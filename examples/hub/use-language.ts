import { useCallback, useLayoutEffect, useState } from 'react';
import { type Language, languages } from './words';

const fromAddress = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang');
  return languages.find((language) => language === asked) ?? 'en';
};

/** The language of the hub itself, as the address has it (`?lang=hi`). */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(fromAddress);
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'hi' ? 'hi-IN' : 'en-IN';
  }, [language]);
  const choose = useCallback((chosen: Language) => {
    const address = new URL(location.href);
    if (chosen === 'en') address.searchParams.delete('lang');
    else address.searchParams.set('lang', chosen);
    history.replaceState(history.state, '', address);
    setLanguage(chosen);
  }, []);
  return [language, choose];
}
