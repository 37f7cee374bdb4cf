import { createContext, useContext } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { hubMessages } from './messages';

export type HubMessages = Texts<typeof hubMessages>;

export const HubMessagesContext = createContext<HubMessages>(hubMessages.english);
/** Messages of the hub in the chosen language; English outside the provider. */
export const useHubMessages = (): HubMessages => useContext(HubMessagesContext);
