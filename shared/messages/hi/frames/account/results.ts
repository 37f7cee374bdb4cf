import type { resultsMessages } from '../../../../../frames/account/results.messages';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import eligibility from '../eligibility';
import eligibilityResult from '../eligibility/result';
import common from '../kit/common';

export default {
  eligible: {
    title: 'आप पूर्व-स्वीकृत हैं',
    heading: eligibilityResult.eligible.heading,
    intro: (count) =>
      count === 1
        ? 'एक साझेदार बैंक से आप आज ही खरीद सकते हैं, डाउन पेमेंट ₹0। भुगतान के समय उसे चुनें।'
        : `${count} साझेदार बैंकों से आप आज ही खरीद सकते हैं, डाउन पेमेंट ₹0। भुगतान के समय कोई एक चुनें।`,
    verified: 'सत्यापित',
    shop: 'खरीदारी शुरू करें',
    plans: 'EMI प्लान देखें',
    buyUpTo: 'खरीद सकते हैं',
    terms: (fewest, most, rate) => `${fewest}–${most} महीने · ${rate}% सालाना से`,
    from: (least) => `${rupees(least)} से ऊपर की खरीद। आखिरी फ़ैसला भुगतान के समय बैंक करता है।`,
    allCategories: 'सभी श्रेणियाँ',
  },
  notEligible: {
    title: 'अभी पूर्व-स्वीकृत नहीं',
    heading: 'इस नंबर पर अभी पूर्व-स्वीकृति नहीं है',
    text: eligibilityResult.notEligible.text,
    free: 'यह जाँच मुफ़्त थी और आपका क्रेडिट स्कोर वैसा ही है।',
    ways: {
      apply: {
        title: 'नई क्रेडिट लाइन के लिए आवेदन करें',
        range: (lender, least, most) =>
          `${lender} के साथ, ${rupees(least)} से ${rupees(most)} तक। PAN तैयार रखें; करीब 4 मिनट लगते हैं।`,
        amount: (lender, amount) => `${lender} के साथ, ${rupees(amount)} के लिए। PAN तैयार रखें; करीब 4 मिनट लगते हैं।`,
      },
      another: { title: 'दूसरा नंबर आज़माएँ', text: 'वह नंबर लिखें जो आपके बचत खाते से जुड़ा है' },
      costs: { title: 'देखें, महीने में कितना लगेगा', text: 'कोई भी कीमत, कितने भी महीने, फ़ैसला करने से पहले' },
    },
    nearest: 'अभी क्या हो सकता है',
  },
  notEligibleHere: {
    text: 'क्षमा करें! यह नंबर इस बैंक में स्वीकृत नहीं है। दूसरे नंबर से कोशिश करें',
    another: eligibility.notEligible.tryAnother,
    allLenders: 'सभी साझेदार बैंकों से पूछें',
    allLendersText: 'हमारी अपनी साइट पर, इसी नंबर से',
  },
  lendersDown: {
    heading: 'बैंकों से जवाब नहीं आ रहा',
    text: 'आपका नंबर सत्यापित है और कुछ नहीं खोया है। एक मिनट में फिर पूछें।',
    again: common.failed.tryAgain,
  },
} satisfies Texts<typeof resultsMessages>;
