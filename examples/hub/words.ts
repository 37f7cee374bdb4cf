import { createContext, useContext } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { hubMessages } from './messages';

export type HubWords = Texts<typeof hubMessages>;

export const HubWordsContext = createContext<HubWords>(hubMessages.english);
/** The hub's words in the language that was chosen; English outside of it. */
export const useHubWords = (): HubWords => useContext(HubWordsContext);
