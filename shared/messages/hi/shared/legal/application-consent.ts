import { brand } from '../../../../brand';
import type { applicationConsentMessages } from '../../../../legal/application-consent.messages';
import type { Texts } from '../../../define-messages';

const the = (lender: string): string => lender || 'बैंक';

export default {
  text: (lender) =>
    `मेरी सहमति है कि ${brand.name} ये विवरण ${the(lender)} को भेजे, और इस आवेदन पर निर्णय के लिए ${the(lender)} इनकी और क्रेडिट ब्यूरो में मेरी क्रेडिट रिपोर्ट की जाँच करे।`,
} satisfies Texts<typeof applicationConsentMessages>;
