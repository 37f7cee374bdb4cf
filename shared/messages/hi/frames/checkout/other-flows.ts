import type { otherFlowsMessages } from '../../../../../frames/checkout/other-flows.messages';
import { brand } from '../../../../brand';
import { mobileText } from '../../../../format/mobile-text';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import deadLink from '../../shared/site/dead-link';
import appLink from '../app-link';
import lending from '../lending';
import applicationFields from '../new-to-bank/fields';
import applicationQuestion from '../new-to-bank/question';
import lenderSteps from './lender-steps';

const the = (lender: string): string => lender || 'बैंक';

export default {
  appLink,
  ntb: {
    heading: 'नई EMI लिमिट के लिए आवेदन करें',
    intro: (mobile) => `${mobile} अभी किसी बैंक से पूर्व-स्वीकृत नहीं है। आवेदन करें, फिर इस ऑर्डर पर लौटें।`,
    choose: 'एक बैंक चुनें',
    from: (emi, least, most) => `${lending.monthly(emi)} से · ${lending.tenures(least, most)}`,
    limit: (max) => `${rupees(max)} तक`,
    points: (lender, isHosted) => [
      'अपना PAN और जन्म तिथि तैयार रखें',
      'आयु 21 वर्ष या अधिक',
      isHosted
        ? `${the(lender)} का पेज खुलेगा, फिर आप यहाँ लौट आएँगे`
        : lender === ''
          ? 'कुछ ही मिनट लगते हैं। आपका ऑर्डर यहीं रहेगा'
          : `आवेदन यहीं होगा। ${lender} एक-दो मिनट में उत्तर देता है`,
    ],
    apply: (lender) => (lender === '' ? 'आवेदन करें' : `${lender} में आवेदन करें`),
    another: 'दूसरा नंबर आज़माएँ',
    noneTitle: 'कोई बैंक आवेदन नहीं लेता',
    noneText: 'आज इस नंबर के लिए कोई बैंक उपलब्ध नहीं है। दूसरा नंबर आज़माएँ या किसी और तरीके से भुगतान करें।',
    formHeading: (lender) => `${the(lender)} में आवेदन`,
    formIntro: 'नाम और जन्म तिथि वैसे ही लिखें जैसे आपके PAN कार्ड पर हैं।',
    restored: 'आपका आवेदन वापस आ गया है। जन्म तिथि और PAN फिर दर्ज करें: आपकी सुरक्षा के लिए हम इन्हें कभी नहीं रखते।',
    notStored: (lender) => `जन्म तिथि, PAN और पिनकोड ${the(lender)} को भेजे जाते हैं; ${brand.name} इन्हें नहीं रखता।`,
    ...applicationFields,
    submit: 'आवेदन भेजें',
    submitting: 'भेजा जा रहा है…',
    status: {
      atLender: {
        title: (lender) => `${the(lender)} में अपना आवेदन पूरा करें`,
        text: (lender) => `${the(lender)} बाकी जानकारी अपने पेज पर लेता है, जो आपको यहाँ लौटाता है।`,
      },
      checking: {
        title: (lender) => `${the(lender)} से पूछा जा रहा है`,
        text: () => 'आम तौर पर एक मिनट लगता है। यह स्क्रीन अपने आप बदल जाएगी।',
      },
      approved: {
        title: () => 'आपका आवेदन स्वीकृत हो गया है',
        text: (lender) => `अब आप इस ऑर्डर के लिए ${the(lender)} के साथ EMI पर भुगतान कर सकते हैं।`,
      },
      rejected: {
        title: () => 'इस बार स्वीकृत नहीं हुआ',
        text: (lender) => `${the(lender)} ने आवेदन स्वीकार नहीं किया। दूसरे बैंक अपना निर्णय स्वयं लेते हैं।`,
      },
    },
    openLender: (lender) => `${the(lender)} खोलें`,
    pageOpen: (lender) => `${the(lender)} का पेज दूसरी विंडो में खुला है। वहाँ अपना आवेदन पूरा करें, फिर लौटें।`,
    openAgain: lenderSteps.hosted.again,
    pageBlocked: lenderSteps.hosted.blocked,
    check: 'स्थिति जाँचें',
    seePlans: 'अपने प्लान देखें',
    otherLender: 'दूसरा बैंक आज़माएँ',
    question: applicationQuestion,
  },
  link: {
    heading: 'अपने फ़ोन पर भुगतान करें',
    intro: 'हम SMS से भुगतान लिंक भेजेंगे। भुगतान वहाँ आगे बढ़ेगा।',
    label: 'मोबाइल नंबर',
    send: 'लिंक भेजें',
    sending: 'भेजा जा रहा है…',
    here: 'इसी डिवाइस पर भुगतान करें',
    waiting: {
      sent: 'लिंक भेजा गया',
      opened: 'फ़ोन पर भुगतान खुला है',
      paying: 'बैंक से पुष्टि हो रही है',
    },
    waitingText: 'कृपया फ़ोन पर आगे बढ़ें। यह स्क्रीन अपने आप बदल जाएगी।',
    sent: (mobile) => `${mobileText(mobile)} पर लिंक भेजा गया`,
    opened: 'फ़ोन पर खोला गया',
    paying: 'भुगतान हो रहा है',
    notGot: 'नहीं मिला?',
    resendIn: 'फिर भेज सकते हैं:',
    resend: 'फिर भेजें',
  },
  ended: {
    expired: {
      title: 'समय समाप्त हो गया',
      text: 'यह ऑर्डर सीमित समय के लिए खुला था। कोई EMI शुरू नहीं हुई है। फिर शुरू करने के लिए दुकान पर लौटें।',
    },
    cancelled: { title: 'भुगतान रद्द हुआ', text: 'आपका ऑर्डर नहीं हुआ है और कोई EMI शुरू नहीं हुई है।' },
    sessionExpired: {
      text: 'सुरक्षा के लिए हम 30 मिनट बाद सत्र बंद कर देते हैं। दुकान से भुगतान फिर खोलें।',
    },
    linkInvalid: deadLink,
    elsewhere: {
      title: 'दुकान पर लौटें',
      text: 'दुकान की विंडो बताती है कि अब क्या स्थिति है, और आगे वहीं बढ़ें। आप यह विंडो बंद कर सकते हैं।',
    },
  },
  cancel: {
    title: 'यह भुगतान छोड़ दें?',
    text: (amount, merchant) => `${merchant} से आपका ${rupees(amount)} का ऑर्डर नहीं होगा।`,
    stay: 'EMI के साथ आगे बढ़ें',
    confirm: 'भुगतान रद्द करें',
    canceling: 'रद्द हो रहा है…',
    pending: {
      title: 'जाँच पूरी होने से पहले जाएँ?',
      text: (lender, merchant) =>
        `${lender} ने अभी जवाब नहीं दिया है, इसलिए भुगतान अब भी हो सकता है। पता चलते ही हम ${merchant} को बता देंगे। तब तक दोबारा भुगतान न करें।`,
      stay: 'इंतज़ार करें',
      confirm: 'जाएँ',
    },
  },
  help: {
    title: 'मदद चाहिए?',
    intro: 'इस भुगतान में हम आपके साथ हैं।',
    call: 'हमें कॉल करें',
    email: 'हमें लिखें',
    quote: (txnId) => `कृपया यह लेन-देन संख्या बताएँ: ${txnId}`,
    application: (applicationId) => `आपका आवेदन: ${applicationId}`,
    visit: (id) => `इस विज़िट का नंबर: ${id}`,
    questions: [
      {
        question: 'मुझे OTP नहीं मिला',
        answer: '30 सेकंड रुकें, फिर "OTP फिर भेजें" दबाएँ। जाँचें कि नंबर आपका है और नेटवर्क है।',
      },
      {
        question: 'क्या भुगतान हो गया?',
        answer: 'हाँ, जब "ऑर्डर हो गया" दिखे। जब तक बैंक से पूछा जा रहा है, भुगतान अब भी हो सकता है: तब तक दोबारा भुगतान न करें।',
      },
      {
        question: 'क्या मैं दूसरा प्लान चुन सकता हूँ?',
        answer: 'हाँ, जब तक आप बैंक के OTP से पुष्टि नहीं करते। बदलने का कोई शुल्क नहीं है।',
      },
    ],
  },
  limits: {
    title: (lender) => `${the(lender)} की सीमाएँ`,
    mobile: 'मोबाइल नंबर',
    purchase: 'आपका ऑर्डर',
    tenure: 'अवधि',
    your: 'लोन की सीमा',
    fits: 'आपका ऑर्डर इन सीमाओं में है।',
    below: (short) => `आपका ऑर्डर न्यूनतम से ${rupees(short)} कम है।`,
    above: (over) => `आपका ऑर्डर अधिकतम से ${rupees(over)} अधिक है।`,
    understood: 'ठीक है',
  },
} satisfies Texts<typeof otherFlowsMessages>;
