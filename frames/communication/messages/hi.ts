import { offlineHi } from '../../offline';
import type { Messages } from './messages';

export const hi: Messages = {
  lang: 'hi',
  title: 'बिना कार्ड EMI कैसे काम करती है',
  back: 'वापस',
  close: 'बंद करें',
  offline: offlineHi,
  emiWith: (product) => `${product} के साथ EMI`,
  heading: 'आपकी EMI तक तीन कदम',
  claim: '4.5+ करोड़ लोग पहले से पूर्व-स्वीकृत हैं।',
  steps: [
    { name: 'अपना मोबाइल नंबर दर्ज करें', text: 'हम ऋणदाताओं से इसकी जाँच करते हैं' },
    { name: 'ऋणदाता और प्लान चुनें', text: 'सहमति से पहले हर रुपया देखें' },
    { name: 'OTP से पुष्टि करें', text: 'न कार्ड, न कागज़ी काम' },
  ],
  watch: 'देखें यह कैसे काम करता है',
  newWindow: '(नई विंडो में खुलता है)',
  partners: 'हमारे ऋण भागीदार',
  check: 'पात्रता जाँचें',
  poweredBy: 'संचालित:',
};
