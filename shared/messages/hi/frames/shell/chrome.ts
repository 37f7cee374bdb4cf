import type { chromeMessages } from '../../../../../frames/shell/chrome/messages';
import { brand } from '../../../../brand';
import { claims } from '../../../../site/claims';
import type { Texts } from '../../../define-messages';

export default {
  title: (page) => `${page} · ${brand.name}`,
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  notLending:
    'EMI अभी उपलब्ध नहीं है, क्योंकि कोई बैंक या लोन कंपनी जुड़ी नहीं है। आप यहाँ सब देख सकते हैं, पर EMI पर भुगतान नहीं कर सकते।',
  landmarks: { main: 'मुख्य मेन्यू', bottom: 'नीचे का मेन्यू', trail: 'आप यहाँ हैं', onThisPage: 'इस पेज पर', explore: 'और देखें' },
  home: `${brand.name} का होम पेज`,
  nav: { shop: 'खरीदें', offers: 'ऑफ़र', calculator: 'EMI कैलकुलेटर', dashboard: 'डैशबोर्ड' },
  search: `${claims.merchants} दुकानों में खोजें`,
  searchShort: 'खोजें',
  menu: 'मेन्यू',
  goBack: 'वापस',
  filter: 'फ़िल्टर',
  help: 'मदद',
  account: 'मेरा खाता',
  emiBy: 'EMI सेवा:',
  tabs: { home: 'होम', category: 'श्रेणी', dashboard: 'डैशबोर्ड', account: 'मेरा खाता' },
  footer: {
    company: 'कंपनी',
    help: 'मदद',
    shop: 'खरीदें',
    links: {
      about: 'हमारे बारे में',
      blog: 'ब्लॉग',
      terms: 'नियम और शर्तें',
      faq: 'आम सवाल',
      contact: 'संपर्क करें',
      kfsCheck: 'मुख्य तथ्य विवरण जाँचें',
      categories: 'श्रेणियाँ',
      brands: 'ब्रांड',
      offers: 'ऑफ़र',
    },
    copyright: (year) => `© ${year} ${brand.legalName}। सर्वाधिकार सुरक्षित।`,
    noCost:
      '*नो-कॉस्ट EMI: ब्याज के बराबर रकम दुकान या ब्रांड पहले ही छूट में दे देता है और बैंक की फ़ीस भी चुकाता है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं।',
  },
} satisfies Texts<typeof chromeMessages>;
