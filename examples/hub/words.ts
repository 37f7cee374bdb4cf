import { createContext, useContext } from 'react';
import { defaultLocale } from '../../shared/locales';
import type { Language } from '../../shared/words/language';

export type HubWords = Language['hub'];

export const hubWords = import.meta.words('hub');
export const HubWordsContext = createContext<HubWords>(hubWords[defaultLocale]);
/** The hub's words in the language that was chosen; English outside of it. */
export const useHubWords = (): HubWords => useContext(HubWordsContext);
