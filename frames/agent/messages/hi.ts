import { extraCosts } from '../../../shared/format/extra-costs';
import { formatPaise } from '../../../shared/format/number';
import { offlineHi } from '../../offline';
import type { ShareSupport } from '../flow/state';
import { errors } from './hi-errors';
import { result } from './hi-result';
import { supportScreen } from './hi-support';
import type { Messages } from './messages';
import { rupees, spacedRupees } from './money-text';
import { spokenNumber as number } from './number-text';
import { timeText } from './time-text';

const percent = (rate: number): string => (rate === 0 ? '0%' : `${rate.toFixed(2)}%`);

const shareNotes: Readonly<Record<ShareSupport, string | null>> = {
  native: null,
  screenshot: 'आपका डिवाइस/ब्राउज़र शेयर करने की सुविधा नहीं देता। कृपया जानकारी का स्क्रीनशॉट लेकर ग्राहक के साथ शेयर करें।',
  download: 'आपका ब्राउज़र सीधे शेयर नहीं कर सकता। चित्र आपके डिवाइस पर अपने आप डाउनलोड होगा। कृपया उसे स्वयं ग्राहक के साथ शेयर करें।',
  manual: 'आपका मौजूदा ब्राउज़र सीधे शेयर नहीं कर सकता, कृपया जानकारी स्वयं ग्राहक के साथ शेयर करें।',
};

export const hi: Messages = {
  lang: 'hi-IN',
  titles: {
    '/sales-app-init': 'तैयारी हो रही है',
    '/sales-emi-home': 'राशि',
    '/sales-lenders-list': 'ऋणदाता',
    '/sales-lender-details': 'EMI प्लान',
    '/sales-support': 'सहायता',
    '/sales-session-expired': 'सत्र समाप्त',
    '/sales-agent-blocked': 'एजेंट को रोका गया है',
    '/sa-pre-eligibility-check': 'शुरुआती पात्रता जाँच',
    accountBlocked: 'खाता रोका गया है',
    incompatible: 'असंगत ब्राउज़र',
  },
  common: {
    back: 'वापस',
    close: 'बंद करें',
    home: 'होम',
    support: 'सहायता',
    retry: 'फिर कोशिश करें',
    exit: 'बाहर निकलें',
    done: 'हो गया',
    optional: '(वैकल्पिक)',
    loading: 'लोड हो रहा है…',
    poweredBy: 'संचालित:',
    emiWith: (product) => `${product} के साथ EMI`,
    dismiss: 'हटाएँ',
    code: (code) => `कोड ${code}`,
  },
  amount: {
    heading: 'खरीदारी कितने की है?',
    intro: 'हम हर वह ऋणदाता दिखाएँगे जो इस पर EMI देता है।',
    label: 'राशि',
    sheetTitle: 'लेन-देन की राशि',
    submit: 'EMI की गणना करें',
    calculating: 'गणना हो रही है…',
    lenderRange: (lender, min, max) => `${lender} ${rupees(min)} से ${rupees(max)} तक ऋण देता है।`,
    invalid: 'कृपया सही राशि दर्ज करें',
    belowMin: (min) => `कृपया राशि को कम से कम ${rupees(min)} करें`,
    aboveMax: (max) => `कृपया राशि को अधिकतम ${rupees(max)} तक करें`,
    showLenders: (amount) => `${rupees(amount)} के लिए उपलब्ध ऋणदाता दिखाएँ`,
    lendersCount: (count) => `इस स्टोर पर ${count} ऋणदाता`,
    mobileIsAll: 'बस एक मोबाइल नंबर चाहिए।',
  },
  lenders: {
    purchaseAmount: 'खरीदारी की राशि',
    edit: 'बदलें',
    editLabel: 'राशि बदलें',
    finding: 'ऋणदाता खोजे जा रहे हैं…',
    heading: (count) => `इस राशि के लिए ${count} ऋणदाता`,
    needsHigher: 'अधिक राशि चाहिए',
    needsLower: 'कम राशि चाहिए',
    range: (min, max) => `${rupees(min)} – ${rupees(max)}`,
    from: 'शुरू',
    perMonth: '/माह',
    monthly: (emi) => `${rupees(emi)}/माह`,
    min: (min) => `न्यूनतम ${rupees(min)}`,
    max: (max) => `अधिकतम ${rupees(max)}`,
    noCost: 'NO COST EMI',
    emptyTitle: (amount) => `${rupees(amount)} पर कोई ऋणदाता नहीं`,
    emptyStartsAt: (min) => `EMI ${rupees(min)} से शुरू होती है। ऋणदाता और प्लान देखने के लिए राशि बदलें।`,
    emptyGoesUpTo: (max) => `EMI ${rupees(max)} तक मिलती है। ऋणदाता और प्लान देखने के लिए राशि बदलें।`,
    emptyPlain: 'आज इस स्टोर पर कोई ऋणदाता उपलब्ध नहीं है।',
    updateAmount: 'राशि बदलें',
  },
  details: {
    finances: (min, max) => `${rupees(min)} – ${rupees(max)} तक का ऋण`,
    plansFor: (amount) => `${rupees(amount)} के EMI प्लान`,
    editAmount: 'राशि बदलें',
    months: (count) => `${count} महीने`,
    rateAndCosts: (rate, cost) =>
      extraCosts(`${percent(rate)} प्रति वर्ष`, cost, {
        interest: (amount) => `ब्याज ${amount}`,
        gstOnInterest: (amount) => `उस पर GST ${amount}`,
        fees: (amount) => `शुल्क ${amount}`,
      }),
    total: (total) => `कुल ${formatPaise(total)}`,
    notAvailable: 'उपलब्ध नहीं',
    noRate: (lender) => `${lender} की कोई दर नहीं`,
    share: 'शेयर करें',
    checkEligibility: 'पात्रता जाँचें',
  },
  customer: { label: 'जाँच इनके लिए', another: 'नया ग्राहक' },
  mobile: {
    heading: 'ग्राहक का मोबाइल नंबर',
    note: 'इस नंबर पर 5 अंकों का सिक्योर शेयर कोड भेजा जाएगा।',
    label: 'मोबाइल नंबर',
    prefix: '+91-',
    free: 'जाँच मुफ़्त है और क्रेडिट स्कोर पर असर नहीं डालती।',
    send: 'कोड भेजें',
    sending: 'भेजा जा रहा है…',
    alreadyVerified: 'आप यह मोबाइल नंबर पहले ही सत्यापित कर चुके हैं, कृपया पात्रता जाँचें',
    checkEligibility: 'पात्रता जाँचें',
    checking: 'जाँच हो रही है…',
    invalid: 'मोबाइल नंबर अमान्य है',
    againAt: (atMs) => `${timeText(atMs)} से फिर कोड भेजा जा सकता है।`,
  },
  code: {
    heading: 'सिक्योर शेयर कोड दर्ज करें',
    label: '5 अंकों का सिक्योर शेयर कोड',
    sentTo: 'इस नंबर पर भेजा गया:',
    number,
    change: 'बदलें',
    askCustomer: 'ग्राहक से कोड पढ़कर बताने को कहें।',
    resendIn: 'फिर भेज सकते हैं:',
    resend: 'फिर भेजें',
    resending: 'भेजा जा रहा है…',
    attempts: (remaining) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `आखिरी ${remaining} कोशिश बाकी` : null,
    verify: 'कोड सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
  },
  result,
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
  mismatch: {
    belowTitle: 'राशि न्यूनतम से कम है',
    aboveTitle: 'राशि अधिकतम से ज़्यादा है',
    belowMin: (lender, amount, min) =>
      `क्षमा करें! ${lender} कार्डलेस EMI ${spacedRupees(amount)} के लिए उपलब्ध नहीं है, कृपया राशि को न्यूनतम ${spacedRupees(min)} करें`,
    aboveMax: (lender, amount, max) =>
      `क्षमा करें! ${lender} कार्डलेस EMI ${spacedRupees(amount)} के लिए उपलब्ध नहीं है, कृपया राशि को अधिकतम ${spacedRupees(max)} तक करें`,
    others: 'कृपया दूसरे उपलब्ध ऋणदाता देखें या फिर जाँचने के लिए राशि बदलें',
    showLenders: 'उपलब्ध ऋणदाता दिखाएँ',
    ok: 'ठीक है',
    updateAmount: 'राशि बदलें',
    rangeLabel: (amount, lender, min, max) =>
      `${rupees(amount)} ${lender} की सीमा ${rupees(min)} से ${rupees(max)} के बाहर है`,
  },
  interstitial: {
    mainTitle: 'ऋणदाताओं से पूछा जा रहा है…',
    subTitle: 'इसमें कुछ सेकंड लगते हैं।',
    primaryText: 'कृपया यह स्क्रीन खुली रखें।',
    secondaryText: '',
    btnName: '',
    textColor: 'default',
  },
  error: {
    title: 'त्रुटि',
    text: 'क्षमा करें, हमें तकनीकी कठिनाई हो रही है और हम उसे ठीक कर रहे हैं। कृपया बाद में फिर कोशिश करें।',
    byName: errors,
    initTitle: 'ऐप शुरू नहीं हो सका',
    closeApp: 'बंद करें',
  },
  offline: offlineHi,
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
  supportScreen,
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
  toasts: {
    linkCopied: 'लिंक कॉपी हो गया',
    copyFailed: 'कॉपी नहीं हो सका। कृपया लिंक चुनकर कॉपी करें।',
    codeSent: 'कोड भेजा गया',
    newCustomer: 'अगली जाँच नए ग्राहक के लिए होगी',
    shared: 'शेयर किया गया',
    imageDownloaded: 'चित्र डाउनलोड हो गया',
  },
};
