import { brand } from '../brand';
import type { ConsentLanguage } from './application-consent';

/** Another word here is another `APPLICATION_CONSENT_VERSION`. */
const texts: Readonly<Record<ConsentLanguage, (lender: string) => string>> = {
  en: (lender) =>
    `I agree that ${brand.name} sends these details to ${lender}, and that ${lender} checks them and my credit report with a credit bureau, to decide on this application.`,
  hi: (lender) =>
    `मेरी सहमति है कि ${brand.name} ये विवरण ${lender} को भेजे, और इस आवेदन पर निर्णय के लिए ${lender} इनकी और क्रेडिट ब्यूरो में मेरी क्रेडिट रिपोर्ट की जाँच करे।`,
};

/** What a customer who applies to a lender agrees to, beside the box that is ticked and in the record of it. */
export const applicationConsentText = (language: ConsentLanguage, lenderName: string): string =>
  texts[language](lenderName);
