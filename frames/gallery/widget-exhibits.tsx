import type { Locale } from '../../shared/locales';
import { BenefitScreen } from '../benefit/benefit-screen';
import { messagesOf as benefitMessagesOf } from '../benefit/page-messages';
import type { Showcase } from '../catalogue';
import { CommunicationScreen } from '../communication/communication-screen';
import { messagesOf as communicationMessagesOf } from '../communication/page-messages';
import { loadMessages } from '../platform/i18n/load-messages';
import type { Exhibit } from './exhibit';

const none = (): void => undefined;
const showcase: Showcase = {
  partners: ['Banyan Bank', 'Peepal Finance', 'Tamarind Bank'],
  // Of our own origin, as the gallery's policy has no merchant's; nothing is fetched before it is played.
  videoUrl: '/film.mp4',
};
const nothing: Showcase = { partners: [], videoUrl: null };
const merchant = { name: 'Nilaya Electronics', logo: '', onCheck: none, onBack: none, onClose: none };

const benefit = (name: string, shown: Showcase): Exhibit => ({
  name: `benefit/${name}`,
  draw: async (locale: Locale) => (
    <BenefitScreen
      messages={await loadMessages(locale, benefitMessagesOf)}
      showcase={shown}
      onCheck={none}
      onClose={none}
    />
  ),
});

const communication = (name: string, shown: Showcase, at: typeof merchant | null): Exhibit => ({
  name: `communication/${name}`,
  draw: async (locale: Locale) => (
    <CommunicationScreen
      messages={await loadMessages(locale, communicationMessagesOf)}
      showcase={shown}
      merchant={at}
    />
  ),
});

export const widgetExhibits: readonly Exhibit[] = [
  benefit('with lenders', showcase),
  benefit('without lenders', nothing),
  communication('with lenders', showcase, merchant),
  communication('without lenders', nothing, merchant),
  communication('by itself', showcase, null),
];
