import type { ShareSupport } from '../flow/state';
import { supportScreen } from './hi-support';
import type { LateMessages } from './late';
import { rupees } from './money-text';

const shareNotes: Readonly<Record<ShareSupport, string | null>> = {
  native: null,
  screenshot: 'आपका डिवाइस/ब्राउज़र शेयर करने की सुविधा नहीं देता। कृपया जानकारी का स्क्रीनशॉट लेकर ग्राहक के साथ शेयर करें।',
  download: 'आपका ब्राउज़र सीधे शेयर नहीं कर सकता। चित्र आपके डिवाइस पर अपने आप डाउनलोड होगा। कृपया उसे स्वयं ग्राहक के साथ शेयर करें।',
  manual: 'आपका मौजूदा ब्राउज़र सीधे शेयर नहीं कर सकता, कृपया जानकारी स्वयं ग्राहक के साथ शेयर करें।',
};

export const lateHi: LateMessages = {
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
    note: (support) => shareNotes[support],
    caption: (lender, amount) => `${rupees(amount)} के लिए ${lender} के EMI प्लान`,
  },
  sessionExpired: {
    title: 'आपका सत्र समाप्त हो गया है',
    text: 'सुरक्षा के लिए हम 30 मिनट बाद सत्र बंद कर देते हैं। आगे बढ़ने के लिए स्टोर सिस्टम से ऐप फिर खोलें।',
    close: 'बंद करें',
  },
  agentBlocked: {
    title: 'एजेंट की पहुँच रोक दी गई है',
    text: (product) => `आप अभी इस स्टोर पर ${product} के साथ EMI का उपयोग नहीं कर सकते। कृपया अपने स्टोर प्रबंधक से बात करें।`,
    close: 'बंद करें',
  },
  accountBlocked: {
    title: 'खाता रोका गया है',
    before: 'कई बार गलत कोशिश होने के कारण आपकी पहुँच रोक दी गई है। किसी भी प्रश्न के लिए ',
    after: ' पर संपर्क करें',
    goBack: 'वापस जाएँ',
  },
  incompatible: {
    title: 'असंगत ब्राउज़र',
    text: 'यह ब्राउज़र स्टोरेज रोक रहा है, इसलिए हम आपका भुगतान सुरक्षित नहीं रख सकते।',
    steps: ['प्राइवेट या इनकॉग्निटो मोड छोड़ें', 'कुकी और साइट डेटा की अनुमति दें', 'या पेज को Chrome, Safari या Edge में खोलें'],
    tryAgain: 'फिर कोशिश करें',
  },
  preEligibility: {
    title: 'क्या यह ग्राहक EMI पर खरीद सकता है?',
    intro: 'राशि और ग्राहक का नंबर दर्ज करें। अभी ग्राहक को कुछ नहीं भेजा जाएगा।',
    submit: 'जाँचें',
    checking: 'जाँच हो रही है…',
    eligibleTitle: 'आप आगे बढ़ सकते हैं',
    eligibleText: (count) => `${count} ऋणदाता इस राशि पर ऋण देते हैं। अब ग्राहक शेयर कोड पढ़कर बताएगा।`,
    goOn: 'पात्रता जाँचें',
    notEligibleTitle: 'इस राशि पर कोई ऋणदाता नहीं',
    notEligibleText: (amount, nearest) =>
      nearest === null
        ? 'आज इस स्टोर पर कोई ऋणदाता उपलब्ध नहीं है।'
        : `कोई ऋणदाता ${rupees(amount)} पर ऋण नहीं देता। निकटतम राशि ${rupees(nearest)} है।`,
    tryNearest: (nearest) => `${rupees(nearest)} लें`,
  },
  supportScreen,
};
