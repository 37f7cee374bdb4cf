import { BenefitScreen } from '../benefit/benefit-screen';
import { catalogues as benefitWords } from '../benefit/messages/catalogues';
import { en as benefitEn } from '../benefit/messages/en';
import type { Showcase } from '../catalogue';
import { CommunicationScreen } from '../communication/communication-screen';
import { catalogues as communicationWords } from '../communication/messages/catalogues';
import { en as communicationEn } from '../communication/messages/en';
import { loadCatalogue } from '../platform/i18n/load-catalogue';
import type { Exhibit, Locale } from './exhibit';

const none = (): void => undefined;
const showcase: Showcase = {
  partners: ['Banyan Bank', 'Peepal Finance', 'Tamarind Bank'],
  videoUrl: 'https://film.example/emi',
};
const merchant = { name: 'Nilaya Electronics', logo: '', onCheck: none, onBack: none, onClose: none };

const benefit = (name: string, shown: Showcase | null): Exhibit => ({
  name: `benefit/${name}`,
  draw: async (locale: Locale) => (
    <BenefitScreen
      messages={await loadCatalogue(benefitWords, benefitEn, locale)}
      showcase={shown}
      onCheck={none}
      onClose={none}
    />
  ),
});

const communication = (name: string, shown: Showcase | null, at: typeof merchant | null): Exhibit => ({
  name: `communication/${name}`,
  draw: async (locale: Locale) => (
    <CommunicationScreen
      messages={await loadCatalogue(communicationWords, communicationEn, locale)}
      showcase={shown}
      merchant={at}
    />
  ),
});

export const widgetExhibits: readonly Exhibit[] = [
  benefit('loading', null),
  benefit('lenders known', showcase),
  communication('loading', null, merchant),
  communication('lenders known', showcase, merchant),
  communication('by itself', showcase, null),
];
