import type { agentScreensMessages } from '../../../../../frames/agent/screens/messages';
import { dashedMobileText } from '../../../../format/mobile-text';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { clockText, plural } from '../../grammar';

export default {
  amountSheet: {
    title: 'लेन-देन की राशि',
    lenderRange: (lender, min, max) => `${lender} ${rupees(min)} से ${rupees(max)} तक लोन देता है।`,
  },
  closeQuestion: {
    title: 'सेल्स ऐप बंद करें?',
    text: 'आपने जो लिखा है, वह भी चला जाएगा।',
    stay: 'काम जारी रखें',
    close: 'बंद करें',
  },
  mismatch: {
    rangeLabel: (amount, lender, min, max) =>
      `${rupees(amount)} ${lender} की सीमा ${rupees(min)} से ${rupees(max)} के बाहर है`,
  },
  lenders: {
    purchaseAmount: 'खरीदारी की राशि',
    edit: 'बदलें',
    finding: 'बैंक खोजे जा रहे हैं…',
    heading: (count) => `इस राशि के लिए ${count} बैंक`,
    emptyTitle: (amount) => `${rupees(amount)} पर कोई बैंक नहीं`,
    emptyStartsAt: (min) => `EMI ${rupees(min)} से शुरू होती है। बैंक और प्लान देखने के लिए राशि बदलें।`,
    emptyGoesUpTo: (max) => `EMI ${rupees(max)} तक मिलती है। बैंक और प्लान देखने के लिए राशि बदलें।`,
    emptyPlain: 'आज इस स्टोर पर कोई बैंक उपलब्ध नहीं है।',
    updateAmount: 'राशि बदलें',
  },
  details: {
    finances: (min, max) => `${rupees(min)} से ${rupees(max)} तक का लोन`,
    plansFor: (amount) => `${rupees(amount)} के EMI प्लान`,
    editAmount: 'राशि बदलें',
    share: 'शेयर करें',
    checkEligibility: 'EMI की जाँच करें',
  },
  mobile: {
    heading: 'ग्राहक का मोबाइल नंबर',
    note: 'इस नंबर पर 5 अंकों का सिक्योर शेयर कोड भेजा जाएगा।',
    label: 'मोबाइल नंबर',
    prefix: '+91-',
    free: 'जाँच मुफ़्त है और क्रेडिट स्कोर पर असर नहीं डालती।',
    send: 'कोड भेजें',
    sending: 'भेजा जा रहा है…',
    alreadyVerified: 'आप यह मोबाइल नंबर पहले ही सत्यापित कर चुके हैं, कृपया जाँच करें',
    checkEligibility: 'EMI की जाँच करें',
    checking: 'जाँच हो रही है…',
    invalid: 'मोबाइल नंबर अमान्य है',
    againAt: (atMs) => `${clockText(atMs)} से फिर कोड भेजा जा सकता है।`,
  },
  code: {
    heading: 'सिक्योर शेयर कोड दर्ज करें',
    label: '5 अंकों का सिक्योर शेयर कोड',
    sentTo: 'इस नंबर पर भेजा गया:',
    number: dashedMobileText,
    change: 'बदलें',
    askCustomer: 'ग्राहक से कोड पढ़कर बताने को कहें।',
    resendIn: 'फिर भेज सकते हैं:',
    resend: 'फिर भेजें',
    resending: 'भेजा जा रहा है…',
    verify: 'कोड सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
  },
  ntb: {
    title: 'आवेदन शेयर करें',
    intro: (lender) => `हम ${lender} के आवेदन का लिंक इस नंबर के लिए बनाएँगे:`,
    name: 'ग्राहक का नाम',
    nameRequired: 'कृपया ग्राहक का नाम दर्ज करें',
    email: 'ईमेल',
    emailInvalid: 'कृपया सही ईमेल पता दर्ज करें',
    create: 'लिंक बनाएँ',
    creating: 'बन रहा है…',
    readyTitle: (firstName) => `${firstName} का लिंक तैयार है`,
    readyNote: 'इसे WhatsApp पर भेजें। ग्राहक अपने फ़ोन से आवेदन कर सकते हैं।',
    linkLabel: 'आवेदन का लिंक',
    copy: 'कॉपी करें',
    whatsApp: 'WhatsApp पर भेजें',
  },
  shareInfo: {
    title: 'EMI प्लान शेयर करें',
    emiOn: (amount) => `${rupees(amount)} पर EMI`,
    submit: 'चित्र शेयर करें',
    sharing: 'शेयर हो रहा है…',
    notes: {
      native: null,
      screenshot: 'आपका डिवाइस/ब्राउज़र शेयर करने की सुविधा नहीं देता। कृपया जानकारी का स्क्रीनशॉट लेकर ग्राहक के साथ शेयर करें।',
      download:
        'आपका ब्राउज़र सीधे शेयर नहीं कर सकता। चित्र आपके डिवाइस पर अपने आप डाउनलोड होगा। कृपया उसे स्वयं ग्राहक के साथ शेयर करें।',
      manual: 'आपका मौजूदा ब्राउज़र सीधे शेयर नहीं कर सकता, कृपया जानकारी स्वयं ग्राहक के साथ शेयर करें।',
    },
    caption: (lender, amount) => `${rupees(amount)} के लिए ${lender} के EMI प्लान`,
  },
  sessionExpired: {
    text: 'सुरक्षा के लिए हम 30 मिनट बाद सत्र बंद कर देते हैं। आगे बढ़ने के लिए स्टोर सिस्टम से ऐप फिर खोलें।',
    close: 'बंद करें',
  },
  agentBlocked: {
    title: 'एजेंट की पहुँच रोक दी गई है',
    text: (product) => `आप अभी इस स्टोर पर ${product} के साथ EMI का उपयोग नहीं कर सकते। कृपया अपने स्टोर प्रबंधक से बात करें।`,
    close: 'बंद करें',
  },
  preEligibility: {
    title: 'क्या यह ग्राहक EMI पर खरीद सकता है?',
    intro: 'राशि और ग्राहक का नंबर दर्ज करें। अभी ग्राहक को कुछ नहीं भेजा जाएगा।',
    submit: 'जाँचें',
    checking: 'जाँच हो रही है…',
    eligibleTitle: 'आप आगे बढ़ सकते हैं',
    eligibleText: (count) =>
      plural(count, {
        one: `${count} बैंक इस राशि पर लोन देता है। अब ग्राहक शेयर कोड पढ़कर बताएगा।`,
        other: `${count} बैंक इस राशि पर लोन देते हैं। अब ग्राहक शेयर कोड पढ़कर बताएगा।`,
      }),
    goOn: 'EMI की जाँच करें',
    notEligibleTitle: 'इस राशि पर कोई बैंक नहीं',
    notEligibleText: (amount, nearest) =>
      nearest === null
        ? 'आज इस स्टोर पर कोई बैंक उपलब्ध नहीं है।'
        : `कोई बैंक ${rupees(amount)} पर लोन नहीं देता। निकटतम राशि ${rupees(nearest)} है।`,
    tryNearest: (nearest) => `${rupees(nearest)} लें`,
  },
} satisfies Texts<typeof agentScreensMessages>;
