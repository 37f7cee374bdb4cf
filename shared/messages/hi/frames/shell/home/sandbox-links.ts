import type { sandboxMessages } from '../../../../../../frames/shell/home/sandbox-links.messages';
import type { Texts } from '../../../../define-messages';

export default {
  note: 'यह सैंडबॉक्स है। यहाँ की दुकानें, बैंक और ग्राहक बनाए हुए हैं, और पैसा नहीं चलता।',
  tryIt: 'आज़माएँ',
  hub: 'डेमो हब खोलें',
  phone: 'सैंडबॉक्स फ़ोन',
} satisfies Texts<typeof sandboxMessages>;
