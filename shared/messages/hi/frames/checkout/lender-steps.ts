import type { lenderStepsMessages } from '../../../../../frames/checkout/lender-steps.messages';
import type { PlanCost } from '../../../../api/sales';
import { brand } from '../../../../brand';
import { dayText } from '../../../../format/day-text';
import { formatPaise, formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { fullMonthNames, months } from '../../grammar';

const the = (lender: string): string => lender || 'बैंक';
const onlyUs = `इसे केवल ${brand.name} और आपका बैंक देखते हैं, वह भी सिर्फ़ इस भुगतान के लिए।`;
const whoBuys = (lender: string): string[] => [
  `इससे ${the(lender)} को पता चलता है कि आपकी क्रेडिट लाइन पर आप ही खरीद रहे हैं।`,
  `${the(lender)} इसे अपने रिकॉर्ड से मिलाता है। ${brand.name} इसे अपने पास नहीं रखता।`,
];

/** ' (आखिरी बार ₹16,666)': the last instalment, paise, where it is another one. */
const lastOther = (lastPaise: number | null): string =>
  lastPaise === null ? '' : ` (आखिरी बार ${formatPaise(lastPaise)})`;

/** ', ब्याज पर GST, और पहली EMI के साथ ₹234.82 फ़ीस': what is paid beside the instalments. */
const beside = ({ gstOnInterestPaise, feesPaise }: PlanCost): string =>
  `${gstOnInterestPaise > 0 ? ', ब्याज पर GST' : ''}${
    feesPaise > 0 ? `, और पहली EMI के साथ ${formatPaise(feesPaise)} फ़ीस` : ''
  }`;

/** ', ब्याज पर GST और ₹234.82 की फ़ीस': what falls due with the first instalment and is no part of it. */
function dueBeside(hasGst: boolean, feesPaise: number): string {
  const fee = feesPaise > 0 ? ` और ${formatPaise(feesPaise)} की फ़ीस` : '';
  return hasGst ? `${fee === '' ? ' और' : ','} ब्याज पर GST${fee}` : fee;
}

export default {
  factor: {
    byType: {
      PIN: {
        heading: (lender) => `अपना ${the(lender)} PIN दर्ज करें`,
        intro: (lender) => `4 अंकों का PIN जो आपने ${the(lender)} के साथ EMI चालू करते समय बनाया था।`,
        label: '4 अंकों का PIN',
        placeholder: '',
        ask: 'PIN भूल गए?',
        safety: 'इसे सिर्फ़ यहीं लिखें। फ़ोन पर या मैसेज में किसी को न बताएँ।',
        infoTitle: 'आपके PIN के बारे में',
        info: (lender) => [
          `यह PIN आपने ${the(lender)} के साथ EMI चालू करते समय बनाया था। यह आपके कार्ड या UPI का PIN नहीं है।`,
          `भूल गए हों तो ${the(lender)} के ऐप या वेबसाइट पर नया PIN बनाएँ, फिर इस भुगतान पर लौटें।`,
          'आप किसी दूसरे बैंक का प्लान भी चुन सकते हैं।',
        ],
      },
      DOB: {
        heading: () => 'अपनी जन्म तिथि की पुष्टि करें',
        intro: (lender) => `जैसी ${the(lender)} के रिकॉर्ड में है।`,
        label: 'जन्म तिथि',
        placeholder: 'DD/MM/YYYY',
        ask: 'यह क्यों पूछा जाता है?',
        safety: onlyUs,
        infoTitle: 'जन्म तिथि क्यों पूछी जाती है',
        info: whoBuys,
      },
      PAN: {
        heading: () => 'अपने PAN की पुष्टि करें',
        intro: (lender) => `वह PAN जो ${the(lender)} के रिकॉर्ड में है।`,
        label: 'PAN',
        placeholder: 'ABCDE1234F',
        ask: 'यह क्यों पूछा जाता है?',
        safety: onlyUs,
        infoTitle: 'PAN क्यों पूछा जाता है',
        info: whoBuys,
      },
    },
    continue: 'आगे बढ़ें',
    checking: 'सत्यापन हो रहा है...',
    understood: 'ठीक है',
  },
  lenderOtp: {
    heading: (lender) => `${the(lender)} के साथ पुष्टि करें`,
    sentOn: (lender) => `${the(lender)} का भेजा OTP दर्ज करें, नंबर:`,
    notSent: (lender) => `${the(lender)} ने इस भुगतान का OTP अभी नहीं भेजा है, नंबर:`,
    firstOtp: { hint: 'पिछला OTP अभी-अभी भेजा गया था।', waiting: 'OTP भेज सकते हैं:', send: 'OTP भेजें' },
    what: (emi, count, lastPaise, cost) =>
      `आप ${months(count)} तक हर महीने ${rupees(emi)}${lastOther(lastPaise)}${beside(cost)} चुकाने के लिए सहमत हैं: कुल ${formatPaise(cost.totalPayablePaise)}।`,
    pay: (amount) => `EMI पर ${rupees(amount)} चुकाएँ`,
  },
  hosted: {
    heading: (lender) => `${the(lender)} के पेज पर पुष्टि करें`,
    text: (lender) => `${the(lender)} इस भुगतान की पुष्टि अपने पेज पर लेता है, फिर आपको यहाँ लौटाता है।`,
    points: (lender) => [`जाँचें कि पता ${the(lender)} का ही है`, 'आपका ऑर्डर यहाँ आपकी प्रतीक्षा करेगा'],
    go: (lender) => `${the(lender)} पर जाएँ`,
    awayHeading: (lender) => `${the(lender)} की प्रतीक्षा`,
    awayText: 'बैंक का पेज दूसरी विंडो में खुला है। वहाँ पुष्टि करें, फिर लौटें।',
    done: 'मैंने पुष्टि कर दी है',
    again: 'पेज फिर खोलें',
    blocked: 'आपके ब्राउज़र ने पेज नहीं खोला। कृपया अनुमति दें और फिर कोशिश करें।',
    returned: (lender) => `${the(lender)} से पूछा जा रहा है`,
    returnedText: 'हम पूछ रहे हैं कि आपकी पुष्टि का क्या हुआ। कृपया यह विंडो खुली रखें।',
  },
  processing: {
    heading: (lender) => `${the(lender)} से पुष्टि हो रही है`,
    text: 'आम तौर पर 20 सेकंड से कम लगते हैं। कृपया यह विंडो खुली रखें।',
    verified: 'विवरण सत्यापित',
    approving: (amount) => `बैंक ${rupees(amount)} स्वीकृत कर रहा है`,
    placing: 'आपका ऑर्डर दर्ज हो रहा है',
  },
  pending: {
    heading: (lender) => `हम अभी भी ${the(lender)} से पूछ रहे हैं`,
    text: (amount) => `${rupees(amount)} के आपके भुगतान की अभी पुष्टि नहीं हुई है। कृपया दोबारा भुगतान न करें: हम पूछते रहेंगे।`,
    mayClose: (merchant) => `आप यह विंडो बंद कर सकते हैं। उत्तर मिलते ही ${merchant} को बता दिया जाएगा।`,
    check: 'अभी जाँचें',
    checking: 'जाँच हो रही है…',
  },
  lookingOn: {
    elsewhere: {
      title: 'यह भुगतान कहीं और चल रहा है',
      text: 'इसके लिए किसी दूसरी विंडो या फ़ोन पर मोबाइल नंबर सत्यापित हो चुका है। नतीजा यहाँ दिखेगा। यहीं से भुगतान करने के लिए उसी नंबर पर OTP मँगाएँ।',
      here: 'यहाँ जारी रखें',
    },
    takenOver: {
      title: 'यह भुगतान अब कहीं और चल रहा है',
      text: 'इसे आपके नंबर पर भेजे गए OTP से किसी दूसरी विंडो या फ़ोन पर जारी रखा गया है। आपका प्लान सुरक्षित है। इसे वापस लेने के लिए नया OTP मँगाएँ।',
      here: 'वापस लें',
    },
  },
  success: {
    heading: 'ऑर्डर हो गया',
    firstEmi: (emi, day, { gstOnInterestPaise, feesPaise }) =>
      `आपकी ${rupees(emi)} की पहली EMI${dueBeside(gstOnInterestPaise > 0, feesPaise)} ${dayText(day, fullMonthNames)} को देय ${
        gstOnInterestPaise + feesPaise > 0 ? 'हैं' : 'है'
      }।`,
    lender: 'बैंक',
    repayment: 'भुगतान',
    account: (account) => `ऑटो-डेबिट, खाता ${account}`,
    autoDebit: 'ऑटो-डेबिट चालू है',
    noAutoDebit: (lender) => `ऑटो-डेबिट अभी चालू नहीं है। चालू होने तक हर EMI उसकी नियत तिथि तक ${the(lender)} को स्वयं चुकाएँ।`,
    oneLeft: (lender) => `एक चरण बाकी है: ${the(lender)} को आपकी EMI डेबिट करने की अनुमति दें।`,
    toReceipt: 'मेरी रसीद दिखाएँ',
    setUp: 'ऑटो-डेबिट चालू करें',
    openingPage: 'पेज खुल रहा है…',
    pageOpen: (lender) =>
      `${the(lender)} का पेज दूसरी विंडो में खुला है। वहाँ ऑटो-डेबिट चालू करें; तब तक हर EMI आपको स्वयं चुकानी होगी।`,
    pageBlocked: 'आपके ब्राउज़र ने पेज नहीं खोला। कृपया अनुमति दें और फिर कोशिश करें।',
    haveSetUp: 'मैंने चालू कर दिया है',
    looking: 'जाँच हो रही है…',
    openAgain: 'पेज फिर खोलें',
    lastAmount: 'आखिरी EMI',
    inAll: 'आप कुल चुकाएँगे',
    interest: 'ब्याज',
    gstOnInterest: 'ब्याज पर GST',
    fees: 'फ़ीस, GST मिलाकर',
    txnId: 'लेन-देन संख्या',
    statement: 'विवरण डाउनलोड करें',
    times: (count) => ` × ${months(count)}`,
    leaving: 'आपको वापस ले जाया जा रहा है…',
    takingBack: (seconds) => `आपको ${seconds} सेकंड में वापस ले जाएँगे।`,
    stay: 'यहीं रहें',
  },
} satisfies Texts<typeof lenderStepsMessages>;
