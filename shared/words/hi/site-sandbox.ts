import type { Language } from '../language';

export const siteSandbox: Language['siteSandbox'] = {
  note: 'यह सैंडबॉक्स है। यहाँ की दुकानें, बैंक और ग्राहक बनाए हुए हैं, और पैसा नहीं चलता।',
  tryIt: 'आज़माएँ',
  hub: 'डेमो हब खोलें',
  phone: 'सैंडबॉक्स फ़ोन',
};
