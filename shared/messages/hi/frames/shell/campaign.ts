import type { campaignMessages } from '../../../../../frames/shell/campaign/messages';
import { brand } from '../../../../brand';
import { dayText } from '../../../../format/day-text';
import { claims } from '../../../../site/claims';
import type { Texts } from '../../../define-messages';
import { monthNames } from '../../grammar';
import siteHome from './home';

const day = (of: string): string => dayText(of, monthNames);

export default {
  title: (name) => `${name}, छोटे कदमों में`,
  plainTitle: 'अभी खरीदें, छोटे कदमों में चुकाएँ',
  description: `एक मिनट में मुफ़्त देखें कि किन बैंकों ने आपको पूर्व-स्वीकृत किया है, और ${claims.merchants} दुकानों पर छोटे कदमों में चुकाएँ।`,
  eyebrow: (name) => `${brand.name} पर ${name}`,
  until: (name, last) => `${brand.name} पर ${name}, ${day(last)} तक`,
  plain: siteHome.title,
  over: {
    heading: siteHome.hero.heading,
    lead: 'यह अभियान खत्म हो चुका है। छोटे कदमों में खरीदना जारी है।',
  },
  shopsAt: 'यहाँ से खरीदें',
  benefits: {
    heading: 'लोग कदमों में क्यों चुकाते हैं',
    points: [
      { title: 'डाउन पेमेंट शून्य', text: 'दुकान को बैंक चुकाता है। पहली EMI एक महीने बाद।' },
      { title: 'आपका नंबर ही काफ़ी है', text: 'न कार्ड लेना है, न साथ रखना है।' },
      { title: 'न KYC, न कागज़ी काम', text: 'उन ग्राहकों के लिए जिन्हें बैंक पहले से जानता है: उसने आपको मंज़ूर कर रखा है।' },
      { title: 'ऑटो-डेबिट', text: 'हर EMI आपके जुड़े खाते से अपने आप कटती है।' },
    ],
    newCustomer: { title: 'फ़ोन पर ही आवेदन करें', text: 'कुछ सवाल और आपकी KYC। फ़ैसला बैंक करता है।' },
  },
  products: {
    heading: (name) => `${name}, महीने के हिसाब से`,
    plain: 'सामान, महीने के हिसाब से',
    all: (name) => `${name}: सब देखें`,
    everything: 'सारा सामान',
  },
  shops: {
    heading: 'कहाँ से खरीदें',
    noCost: (months) => `${months} महीनों पर नो-कॉस्ट*`,
  },
  again: { heading: 'एक मिनट में अपनी सीमा देखें', go: 'अपना मोबाइल नंबर लिखें' },
} satisfies Texts<typeof campaignMessages>;
