import type { eligibilityResultMessages } from '../../../../../frames/eligibility/result.messages';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { months } from '../../grammar';
import appLink from '../app-link';

export default {
  appLink,
  closeQuestion: {
    title: 'जाँच बंद करें?',
    text: 'आपका लिखा हुआ नंबर भी चला जाएगा।',
    stay: 'जाँच जारी रखें',
    close: 'बंद करें',
  },
  eligible: {
    heading: 'आप पूर्व-स्वीकृत हैं',
    change: 'बदलें',
    listLabel: 'बैंक',
    order: (count) => `${months(count)} के लिए सबसे कम कुल रकम पहले`,
    showAll: (count) => `सभी ${count} बैंक दिखाएँ`,
    buy: 'EMI पर खरीदें',
    upTo: (limit) => `${rupees(limit)} तक स्वीकृत`,
    isAbove: (amount) => `${rupees(amount)} उस लिमिट से अधिक है जो अभी कोई बैंक आपको देता है।`,
    startsAt: (least) => `आपके लिए EMI ${rupees(least)} से शुरू`,
    isBelow: (amount) => `${rupees(amount)} पर आपके बैंक EMI नहीं देते।`,
  },
  notEligible: {
    text: (product) => `अभी ${product} EMI केवल हमारे साझेदार बैंकों के चुनिंदा ग्राहकों के लिए उपलब्ध है।`,
    mayApply: 'आप खरीदते समय इन बैंकों के पास नई क्रेडिट लाइन के लिए आवेदन कर सकते हैं।',
    checked: (mobile) => `${mobile} की जाँच हुई। आपके क्रेडिट स्कोर पर असर नहीं पड़ा।`,
    apply: 'आवेदन के लिए आगे बढ़ें',
  },
} satisfies Texts<typeof eligibilityResultMessages>;
