import type { consentsMessages } from '../../../../../frames/own-data/consents.messages';
import { brand } from '../../../../brand';
import type { Texts } from '../../../define-messages';
import { momentText } from '../../grammar';

export default {
  title: 'आपने किन बातों पर सहमति दी',
  description: 'आपकी दी हुई हर सहमति, उसकी तारीख और उस दिन के ठीक शब्दों के साथ।',
  intro: 'आपकी दी हुई हर सहमति, उसकी तारीख और उस दिन के ठीक शब्दों के साथ।',
  moment: momentText,
  columns: { text: 'शब्द', version: 'संस्करण', when: 'कब', state: 'स्थिति' },
  kinds: {
    TERMS: () => 'इस्तेमाल की शर्तें',
    WHATSAPP: () => 'WhatsApp पर सूचना',
    SHARE_CODE: (about) => `${about} में मेरी EMI की जाँच`,
    APPLICATION: (about) => `मेरी जानकारी ${about} को देना`,
    KFS: (about) => `मुख्य तथ्य पत्र: ${about}`,
  },
  places: {
    SITE: () => `${brand.name} पर`,
    WIDGET: (merchant) => `${merchant} की दुकान में`,
    CHECKOUT: (merchant) => `${merchant} में भुगतान करते समय`,
    TILL: (merchant) => `${merchant} के स्टोर में`,
  },
  order: (orderId) => `ऑर्डर ${orderId}`,
  fingerprint: (start) => `फ़िंगरप्रिंट ${start}…`,
  states: {
    NEEDED: `${brand.name} चलाने के लिए ज़रूरी`,
    CONTRACT: 'अनुबंध, लोन चलने तक रहेगा',
    USED: 'एक बार काम आई, पूरी हुई',
    STANDING: 'आप वापस ले सकते हैं',
    REPLACED: 'नए शब्दों ने जगह ले ली',
    WITHDRAWN: 'वापस ली गई',
  },
  read: (name) => `‘${name}’ पढ़ें`,
  close: 'बंद करें',
  noText: 'इसका केवल फ़िंगरप्रिंट रखा गया है, शब्द नहीं।',
  openStatement: 'वही पत्र खोलें जिस पर आपने सहमति दी थी',
  textFailed: 'शब्द नहीं आए। फिर कोशिश करें।',
  withdraw: 'वापस लें',
  withdrawNamed: (name) => `‘${name}’ वापस लें`,
  question: {
    title: (name) => `‘${name}’ वापस लें?`,
    text: 'अब से WhatsApp पर कोई संदेश नहीं आएगा। EMI की तारीखें SMS से आती रहेंगी, जो बैंक को भेजनी होती हैं।',
    keep: 'रहने दें',
    busy: 'वापस ली जा रही है…',
    failed: 'सहमति वापस नहीं हुई। फिर कोशिश करें।',
  },
  withdrawn: {
    heading: 'वापस ली गई सहमतियाँ',
    retained: 'सबूत के तौर पर रखी गईं',
    from: (given, back) => `${given} को दी, ${back} को वापस ली`,
  },
  done: 'वापस ले ली गई',
  earlier: 'पहले के शब्द',
  never: 'सहमति वापस लेने से कोई लोन न महँगा होता है, न ख़त्म होता है।',
  officer: 'डेटा सुरक्षा अधिकारी',
  none: { heading: 'अभी कुछ नहीं', text: 'आपने अभी किसी बात पर सहमति नहीं दी है।' },
  held: 'हमारे पास आपकी क्या जानकारी है',
} satisfies Texts<typeof consentsMessages>;
