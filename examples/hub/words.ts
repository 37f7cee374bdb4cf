import { createContext, useContext } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { hubMessages } from './messages';

export type HubWords = Texts<typeof hubMessages>;

export const HubWordsContext = createContext<HubWords>(hubMessages.english);
/** Messages of the hub in the chosen language; English outside the provider. */
export const useHubWords = (): HubWords => useContext(HubWordsContext);
