import type { merchantMessages } from '../../../../../frames/shell/merchant/messages';
import { dayText } from '../../../../format/day-text';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { monthNames, months, noCostMark } from '../../grammar';

export default {
  description: (name, about) => `${name} पर बिना कार्ड EMI: ${about}`,
  crumbs: { home: 'होम', label: 'आप यहाँ हैं' },
  shopAt: (name) => `${name} से खरीदें`,
  newWindow: '(नए टैब में खुलेगा)',
  howToBuy: 'कैसे खरीदें',
  offers: {
    heading: 'यहाँ के ऑफ़र',
    kinds: { noCost: 'नो-कॉस्ट ऑफ़र', voucher: 'वाउचर ऑफ़र' },
    until: (day) => `${dayText(day, monthNames)} तक`,
    terms: 'ऑफ़र की शर्तें',
  },
  tenures: {
    heading: `${noCostMark} के महीने`,
    tag: `${noCostMark}*`,
    forPrice: (price) => `${rupees(price)} की कीमत पर`,
    months,
    noInterest: `${rupees(0)} ब्याज`,
    star: (name) =>
      `*${name} लोन शुरू होने से पहले ब्याज की रकम छूट के रूप में दे देता है और बैंक की एक बार की फ़ीस भी चुकाता है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं।`,
    lenders: (names) => `बैंक: ${names}।`,
    none: 'यहाँ नो-कॉस्ट EMI के महीने तय नहीं हैं। हर प्लान में उसका ब्याज लिखा है।',
  },
  popular: {
    heading: 'यहाँ लोकप्रिय',
    none: 'अभी दिखाने के लिए कोई सामान नहीं है।',
    more: 'और दिखाएँ',
    before: 'पहले वाले दिखाएँ',
  },
  branches: { heading: 'दुकान खोजें', count: (count) => `${count} दुकानें` },
  closed: {
    heading: 'अभी यहाँ EMI नहीं है',
    text: 'इस दुकान की खरीद के लिए अभी कोई बैंक लोन नहीं दे रहा। बाकी सब पहले जैसा चलता है।',
  },
  steps: {
    title: (name) => `${name} पर कैसे खरीदें`,
    description: (name) => `${name} पर बिना कार्ड EMI से भुगतान कैसे करें, कदम-दर-कदम।`,
    line: (count) => `${count} कदम, करीब तीन मिनट, आज ${rupees(0)}।`,
    film: 'एक बार करके देखें',
    filmText: 'फ़िल्म नए टैब में खुलती है, और तभी जब आप दबाएँ।',
    atHand: {
      heading: 'ये पास रखें',
      items: [
        'वह फ़ोन जिसका नंबर आपके बैंक में दर्ज है',
        'PIN, PAN या जन्म तिथि, अगर आपका बैंक पूछे',
        'हर महीने के ऑटो-डेबिट के लिए बचत खाता',
      ],
    },
    missing: {
      heading: (brand) => `अगर सूची में ${brand} नहीं है`,
      text: (least) =>
        `हो सकता है खरीद ${rupees(least)} से कम हो, या उसमें गिफ़्ट कार्ड या सोने का सिक्का हो। उसे हटाकर भुगतान का पेज फिर खोलें।`,
      ask: 'ऑर्डर के बारे में पूछें',
    },
    drawn: {
      buyNow: 'अभी खरीदें',
      payment: 'भुगतान',
      ways: ['UPI', 'कार्ड', 'बिना कार्ड EMI'],
      otp: 'आगे बढ़ने के लिए OTP लिखें',
      verify: 'पुष्टि करें',
      pick: 'महीने चुनें',
      read: 'मुख्य तथ्य पढ़ें',
    },
  },
} satisfies Texts<typeof merchantMessages>;
