import type { eligibilityMessages } from '../../../../frames/eligibility/messages';
import { formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';

export default {
  title: 'बिना कार्ड EMI पर खरीदें',
  loading: 'EMI विकल्प लोड हो रहे हैं',
  verify: {
    heading: (emi) => (emi === null ? 'देखें, आपको EMI मिलेगी या नहीं' : `EMI ${rupees(emi)}/माह से`),
    intro: 'देखें कि किन बैंकों ने आपको पूर्व-स्वीकृत किया है।',
    cardOffers: 'कार्ड ऑफ़र',
    watch: 'देखें यह कैसे काम करता है',
  },
  checking: { heading: 'बैंकों से जाँच हो रही है' },
  eligible: {
    found: (count, amount) => (amount === null ? `${count} बैंक` : `${rupees(amount)} के लिए ${count} विकल्प`),
  },
  notEligible: {
    heading: 'अभी पूर्व-स्वीकृत नहीं',
    tryAnother: 'दूसरा नंबर आज़माएँ',
  },
  error: {
    heading: 'EMI विकल्प लोड नहीं हुए',
    closed: 'EMI उपलब्ध नहीं है',
  },
  checkError: { heading: 'हम आपका नंबर जाँच नहीं सके' },
} satisfies Texts<typeof eligibilityMessages>;
