import type { communicationMessages } from '../../../../frames/communication/messages';
import type { Texts } from '../../define-messages';

export default {
  title: 'बिना कार्ड EMI कैसे काम करती है',
  heading: 'आपकी EMI तक तीन कदम',
  claim: '4.5+ करोड़ लोग पहले से पूर्व-स्वीकृत हैं।',
  steps: [
    { name: 'अपना मोबाइल नंबर दर्ज करें', text: 'हम बैंकों से इसकी जाँच करते हैं' },
    { name: 'बैंक और प्लान चुनें', text: 'सहमति से पहले हर रुपया देखें' },
    { name: 'OTP से पुष्टि करें', text: 'जिन ग्राहकों को बैंक पहले से जानता है, उनके लिए कोई कागज़ी काम नहीं' },
  ],
  watch: 'देखें यह कैसे काम करता है',
} satisfies Texts<typeof communicationMessages>;
