import type { checkoutScreensMessages } from '../../../../../frames/checkout/screens/messages';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';

export default {
  planMore: {
    firstEmi: 'पहली EMI',
    lastEmi: 'आखिरी',
    interest: 'ब्याज',
    gstOnInterest: 'ब्याज पर GST',
    fees: 'फ़ीस, GST मिलाकर',
    discount: 'ब्याज के बदले दुकान की छूट',
    lastAmount: 'आखिरी EMI',
  },
  side: {
    yourPlan: (lender) => `आपका प्लान: ${lender}`,
    choose: 'कोई प्लान चुनें, उसका हर रुपया यहाँ दिखेगा।',
    price: 'कीमत',
    interestAt: (percentAYear) => `ब्याज, ${percentAYear}`,
    inAll: 'आप कुल चुकाएँगे',
    noEffect: 'जाँच से आपका क्रेडिट स्कोर नहीं बदलता।',
    oneLender: 'आपकी जानकारी सिर्फ़ आपका चुना हुआ बैंक देखता है।',
    step: (at, count) => `${count} में से ${['पहला', 'दूसरा', 'तीसरा', 'चौथा'][at - 1] ?? at} कदम`,
    done: 'हो गया',
  },
  moreTime: {
    title: 'और समय चाहिए?',
    text: (minutes) => `आपका ऑर्डर ${minutes} मिनट और रखा जाएगा। आपका बैंक, प्लान और जानकारी वैसी ही रहेगी।`,
    add: (minutes) => `${minutes} मिनट बढ़ाएँ`,
    adding: 'बढ़ाया जा रहा है…',
    without: 'ऐसे ही आगे बढ़ें',
    failed: 'यह नहीं हो पाया। कृपया फिर से कोशिश करें।',
  },
  noPlans: {
    title: (amount) => `${rupees(amount)} के लिए कोई EMI प्लान नहीं`,
    text: (nearest) =>
      nearest === null
        ? 'आज इस दुकान पर कोई बैंक उपलब्ध नहीं है। कृपया किसी और तरीके से भुगतान करें।'
        : `EMI की निकटतम राशि ${rupees(nearest)} है। अपना ऑर्डर बदलें या किसी और तरीके से भुगतान करें।`,
  },
  mobile: {
    heading: 'अपना मोबाइल नंबर दर्ज करें',
    intro: 'देखें कि आपको EMI मिलेगी या नहीं। इस नंबर पर आपको OTP मिलेगा।',
    assurance: {
      control: 'जाँच की कोई फ़ीस नहीं, और क्रेडिट स्कोर पर असर नहीं पड़ता।',
      scoreFirst: 'आपके क्रेडिट स्कोर पर असर नहीं पड़ता, और जाँच मुफ़्त है।',
    },
    whatsappHint: 'ज़रूरी नहीं है। SMS तो आएगा ही।',
  },
  otp: {
    notGot: 'नहीं मिला?',
    noMore: 'अभी और OTP नहीं भेजे जा सकते।',
  },
} satisfies Texts<typeof checkoutScreensMessages>;
