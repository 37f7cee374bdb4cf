import type { siteNoticesMessages } from '../../../../../frames/kit/notices.messages';
import { brand } from '../../../../brand';
import type { Texts } from '../../../define-messages';
import { partOfDay } from '../../grammar';

export default {
  maintenance: {
    title: 'मरम्मत चल रही है',
    description: `थोड़ी देर के लिए ${brand.name} की मरम्मत चल रही है।`,
    heading: 'जल्द ही वापस',
    backAt: ({ hour, minute }) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute} बजे वापस`,
    text: 'हम मरम्मत कर रहे हैं। ऑटो-डेबिट और पहले से दिए गए ऑर्डर पर इसका असर नहीं है, और आपको कुछ नहीं करना है।',
    again: 'फिर देखें',
    urgent: 'ज़रूरी है?',
  },
  notFound: {
    title: 'पेज नहीं मिला',
    description: 'यह पेज हट गया है या कभी था ही नहीं।',
    heading: 'यह कदम गायब है',
    text: 'यह पेज हट गया है या कभी था ही नहीं। आपकी EMI पर कोई असर नहीं पड़ा।',
    home: 'होम पर जाएँ',
    search: 'दुकानें खोजें',
  },
  notOpened: {
    entry: 'यह लोड नहीं हुआ। आपका नंबर यहीं है।',
    heading: 'यह पेज नहीं खुला',
    text: 'अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें। फिर भी न खुले तो हो सकता है कि आपका ब्राउज़र बहुत पुराना हो: पेज को Chrome, Safari या Edge में खोलें।',
  },
} satisfies Texts<typeof siteNoticesMessages>;
