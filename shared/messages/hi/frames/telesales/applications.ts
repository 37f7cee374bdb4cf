import type { telesalesNtbMessages } from '../../../../../frames/telesales/applications/messages';
import type { Texts } from '../../../define-messages';
import { momentText, plural } from '../../grammar';

export default {
  title: 'आवेदन भरें',
  description: 'ग्राहक के लिए आवेदन भरें, जिसे वे लिंक से भेजते हैं।',
  lead: 'हम ग्राहक को लिंक भेजते हैं। वे अपने फ़ोन पर जाँचते हैं, और भेजते या मना करते हैं।',
  noLender: 'आज कोई बैंक आपकी दुकान से आवेदन नहीं ले रहा।',
  lender: 'बैंक',
  limit: (amount) => `${amount} तक`,
  mobile: 'ग्राहक का मोबाइल नंबर',
  form: {
    fields: { pincode: 'ग्राहक के घर का पिनकोड' },
    issues: {
      userName: 'कृपया ग्राहक का नाम अक्षरों में दर्ज करें',
      dateOfBirth: 'कृपया सही तिथि दर्ज करें। ग्राहक की आयु 21 वर्ष या अधिक होनी चाहिए',
    },
  },
  notStored: 'आप जो लिखते हैं, वह सिर्फ़ इस पेज में रहता है। लिंक भेजने या पेज छोड़ने पर वह मिट जाता है।',
  send: 'लिंक भेजें',
  filed: (name, mobile) => `लिंक ${mobile} पर भेजा जा रहा है। ${name} के भेजने से पहले बैंक को कुछ नहीं जाता।`,
  income: {
    heading: 'ग्राहक की आमदनी',
    worksAs: 'ग्राहक की आमदनी का ज़रिया',
    works: { SALARIED: 'वेतन', SELF_EMPLOYED: 'अपना काम', PENSION: 'पेंशन', STUDENT: 'पढ़ाई' },
    monthlyIncome: 'हर महीने हाथ में',
    monthlyEmis: 'हर महीने की मौजूदा EMI',
    employer: 'कहाँ काम करते हैं',
    issues: {
      worksAs: 'कृपया ग्राहक की आमदनी का ज़रिया चुनें',
      monthlyIncome: 'कृपया लिखें कि ग्राहक के हाथ में हर महीने कितना आता है',
      employer: 'कृपया लिखें कि ग्राहक कहाँ काम करते हैं',
    },
  },
  product: {
    heading: 'खरीदारी',
    label: 'आपकी दुकान का सामान',
    list: 'आपकी दुकान के सामान',
    looking: 'खोज रहे हैं…',
    found: (count) =>
      count === 0
        ? 'आपकी दुकान में ऐसा सामान नहीं है।'
        : plural(count, {
            one: 'एक सामान मिला। उसका दाम ही राशि है।',
            other: `${count} सामान मिले। जो चुनेंगे, उसका दाम ही राशि है।`,
          }),
    failed: 'सामान नहीं खोजा जा सका। एक अक्षर बदलकर फिर कोशिश करें।',
    remove: 'कोई सामान नहीं',
  },
  faults: {
    price: 'यह बैंक इस दाम के लिए पैसा नहीं देता। दूसरा बैंक या सामान चुनें',
    lender: 'कृपया बैंक चुनें',
    mobile: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
  },
  refused: {
    APPLICATION_NOT_ALLOWED: 'इस नंबर के लिए इस बैंक में आवेदन नहीं हो सकता। दूसरा बैंक चुनें।',
    NTB_INSUFFICIENT_LIMIT: 'बैंक जितनी सीमा दे सकता है, वह काफ़ी नहीं है (4106)। दूसरा बैंक चुनें।',
    NTB_REJECTED_APPLICATION: 'बैंक ने यह आवेदन स्वीकार नहीं किया (4107)। दूसरा बैंक चुनें।',
  },
  heading: 'मेरे आवेदन',
  list: 'आवेदन, नए पहले',
  none: 'आपने अब तक कोई आवेदन नहीं भरा है।',
  onlyOwn: 'सिर्फ़ आपके पिछले 30 दिनों के आवेदन। भेजने के बाद नंबर छिपे रहते हैं।',
  moment: momentText,
  sentAgain: 'नया लिंक भेजा जा रहा है। पहले वाला अब नहीं चलेगा।',
  ends: (moment) => `लिंक ${moment} बंद होगा`,
  changed: (name, state) => `${name} का आवेदन: ${state}`,
  states: {
    filed: 'भेजा गया',
    opened: 'खोला गया',
    submitted: 'बैंक के पास',
    declined: 'मना किया गया',
    approved: 'स्वीकृत',
    rejected: 'स्वीकृत नहीं',
    expired: 'लिंक बंद',
  },
  reasons: 'ग्राहक ने क्या कहा',
  declined: {
    details: {
      notMine: 'यह मेरी जानकारी नहीं है',
      wrongName: 'नाम गलत है',
      wrongEmail: 'ईमेल पता गलत है',
      wrongDateOfBirth: 'जन्म तिथि गलत है',
      wrongPan: 'PAN गलत है',
      wrongPincode: 'पिनकोड गलत है',
      wrongIncome: 'आय गलत है',
    },
    offer: {
      notAsked: 'मैंने यह नहीं माँगा',
      notExplained: 'मुझे समझाया नहीं गया',
      notNow: 'अभी नहीं',
      tooCostly: 'यह बहुत महँगा है',
      otherLender: 'मुझे दूसरा बैंक चाहिए',
      noSharing: 'अपनी जानकारी देना मुझे मंज़ूर नहीं',
    },
  },
} satisfies Texts<typeof telesalesNtbMessages>;
