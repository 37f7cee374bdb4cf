import type { demoMessages } from '../../../../../../frames/shell/pages/demo.messages';
import { formatRupees as rupees } from '../../../../../format/number';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'देखें कि दुकान में यह कैसा दिखता है',
  description: 'बिना कार्ड की EMI, जैसी दुकान के ग्राहक देखते हैं: दुकान और दाम चुनें, और अपने नंबर से आज़माएँ।',
  heading: 'बिना कार्ड की EMI, जैसी आपके ग्राहक देखते हैं',
  lead: 'दुकान और दाम चुनें। फिर अपने नंबर से आज़माएँ: बैंक वही जवाब देते हैं जो दुकान में देते हैं।',
  shop: 'दुकान',
  price: 'दाम, रुपयों में',
  show: 'दिखाएँ',
  number: 'आपका नंबर',
  screen: (shop) => `${shop} पर यह स्क्रीन`,
  monthly: (emi, of) => `${of} महीनों तक हर महीने ${rupees(emi)}`,
  of: (amount, lender) => `${rupees(amount)} पर, ${lender} के साथ`,
  noPlan: (amount) => `वहाँ कोई बैंक ${rupees(amount)} नहीं देता। दूसरा दाम चुनें।`,
  noShop: 'अभी कोई दुकान नहीं दिखाई जा सकती। आप फिर भी अपना नंबर आज़मा सकते हैं।',
} satisfies Texts<typeof demoMessages>;
