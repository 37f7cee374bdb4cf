import type { verifyDetailsMessages } from '../../../../frames/verify-details/messages';
import { dayText } from '../../../format/day-text';
import { dayInIndia } from '../../../rules/india-days';
import type { Texts } from '../../define-messages';
import { monthNames } from '../grammar';

export default {
  title: 'अपना आवेदन जाँचें',
  description: 'दुकान ने आपके लिए क्या भरा है: जाँचें, फिर भेजें या मना करें।',
  from: 'आवेदन भरने वाली दुकान',
  by: (agentId) => `टेलीसेल्स एजेंट ${agentId} ने भरा`,
  about: (lender) => `${lender} में नई क्रेडिट लाइन`,
  until: (atMs) => `${dayText(dayInIndia(atMs), monthNames)} तक खुला`,
  guest: {
    text: (merchant, number) =>
      `${merchant} ने यह आवेदन ${number} के लिए भरा है। अभी किसी बैंक के पास नहीं गया है। इस नंबर पर आया OTP दिखाएगा कि क्या भरा गया है।`,
    warning: 'दुकान में किसी को यह OTP नहीं चाहिए। इसे पढ़कर किसी को न बताएँ।',
    send: 'OTP भेजें',
    sending: 'भेजा जा रहा है…',
  },
  codeHint: (number) => `${number} पर भेजा`,
  details: {
    heading: 'आपके लिए यह भरा गया है',
    text: 'हर पंक्ति जाँचें। बैंक के पास तभी जाएगा जब आप भेजें।',
    names: {
      lender: 'बैंक',
      userName: 'नाम',
      email: 'ईमेल',
      dateOfBirth: 'जन्म तिथि',
      pan: 'PAN',
      pincode: 'पिनकोड',
      worksAs: 'आप क्या करते हैं',
      monthlyIncome: 'महीने की आमदनी',
      monthlyEmis: 'महीने की EMI',
      employer: 'कहाँ काम करते हैं',
      product: 'क्या खरीदना है',
      price: 'दाम',
    },
    works: { SALARIED: 'नौकरी', SELF_EMPLOYED: 'अपना काम', PENSION: 'पेंशन', STUDENT: 'पढ़ाई' },
    none: 'नहीं दिया',
    withoutProduct: 'यह मुझे नहीं खरीदना। आवेदन खरीदारी के बिना भेजें।',
    correct: 'आमदनी ठीक करें',
    keep: 'आमदनी जैसी भरी थी वैसी रहने दें',
    issues: {
      worksAs: 'कृपया एक चुनें',
      monthlyIncome: 'कृपया लिखें कि महीने में कितना आता है',
      employer: 'कृपया लिखें कि आप कहाँ काम करते हैं',
    },
    masked: 'PAN और जन्म तिथि के कुछ हिस्से छिपे हैं, ताकि कोई और झाँककर न पढ़ ले।',
    submit: (lender) => `${lender} को भेजें`,
    submitting: 'भेजा जा रहा है…',
    decline: 'कुछ गलत है, या मुझे यह नहीं चाहिए',
  },
  declining: {
    heading: 'आप मना क्यों कर रहे हैं?',
    text: (merchant) => `जो सही हो उस पर निशान लगाएँ। ${merchant} को सिर्फ़ आपके कारण दिखेंगे; किसी बैंक को कुछ नहीं मिलेगा।`,
    details: 'जो भरा गया है',
    offer: 'प्रस्ताव',
    decline: 'मना करें',
    sending: 'कृपया रुकें…',
    back: 'आवेदन पर लौटें',
  },
  declined: {
    heading: 'आपने मना कर दिया',
    text: (merchant) => `यह आवेदन किसी बैंक को नहीं मिला, और जो भरा था वह मिटा दिया गया। ${merchant} को आपके ये कारण दिखते हैं:`,
  },
  submitted: {
    heading: 'भेज दिया',
    text: (lender) => `आपका आवेदन ${lender} के पास है, अब वह फ़ैसला करेगा।`,
    way: 'देखें कहाँ तक पहुँचा',
  },
  decided: {
    heading: (lender) => `${lender} ने फ़ैसला कर दिया`,
    text: 'देखें क्या फ़ैसला है, और आगे क्या होगा।',
  },
  over: {
    heading: 'समय बीत गया',
    text: (merchant) =>
      `यह आवेदन अब खुला नहीं है, और जो भरा था वह मिटा दिया गया। अब भी चाहिए तो ${merchant} से नया आवेदन माँगें।`,
  },
  replaced: {
    heading: 'आपके फ़ोन पर इससे नया लिंक भेजा गया है',
    text: 'यह लिंक अब नहीं चलता। सबसे नए मैसेज का लिंक खोलें और भरी हुई जानकारी वहाँ जाँचें।',
  },
  unknown: {
    heading: 'अनजान लिंक',
    text: 'हम यह लिंक नहीं जानते। भेजने वाले को अपना PAN या कोई OTP न बताएँ।',
  },
} satisfies Texts<typeof verifyDetailsMessages>;
