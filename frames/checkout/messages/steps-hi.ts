import { dayText } from '../../../shared/format/day-text';
import { extraCosts } from '../../../shared/format/extra-costs';
import { formatPaise, formatRupees as rupees } from '../../../shared/format/number';
import { offlineHi } from '../../offline';
import { mobileText } from './mobile-text';
import { monthsHi } from './months-hi';
import type { StepMessages } from './steps';

const monthly = (emi: number): string => `${rupees(emi)}/माह`;
const monthCount = (count: number): string => `${count} महीने`;
const percent = (rate: number): string => (rate === 0 ? '0%' : `${rate.toFixed(2)}%`);

export const stepsHi: StepMessages = {
  titles: {
    loading: 'तैयारी हो रही है',
    startFailed: 'शुरू नहीं हो सका',
    planSelection: 'EMI प्लान',
    verifyMobile: 'मोबाइल नंबर',
    otp: 'OTP',
    secondFactor: 'ऋणदाता की जाँच',
    kfs: 'मुख्य तथ्य विवरण',
    lenderOtp: 'भुगतान की पुष्टि',
    lenderHosted: 'ऋणदाता का पेज',
    processing: 'पुष्टि हो रही है',
    pending: 'अभी जाँच जारी है',
    success: 'ऑर्डर हो गया',
    failure: 'भुगतान नहीं हुआ',
    ntbOffer: 'नई EMI लिमिट के लिए आवेदन',
    ntbApplication: 'आवेदन',
    ntbStatus: 'आवेदन की स्थिति',
    paymentLink: 'भुगतान लिंक',
    splitLinkSend: 'फ़ोन की प्रतीक्षा',
    lookingOn: 'भुगतान कहीं और चल रहा है',
    ended: 'भुगतान समाप्त',
  },
  common: {
    back: 'वापस',
    close: 'बंद करें',
    help: 'सहायता',
    retry: 'फिर कोशिश करें',
    optional: '(वैकल्पिक)',
    poweredBy: 'संचालित:',
    emiWith: (product) => `${product} के साथ EMI`,
    code: (code) => `कोड ${code}`,
    newWindow: '(नई विंडो में खुलता है)',
    wait: 'कृपया प्रतीक्षा करें…',
    timer: 'ऑर्डर पूरा करने का समय:',
    backTo: (merchant) => `${merchant} पर लौटें`,
  },
  money: {
    perMonth: '/माह',
    monthly,
    total: (total) => `कुल ${formatPaise(total)}`,
    months: monthCount,
    amount: rupees,
    first: 'पहली EMI',
    last: 'आखिरी EMI',
    forMonths: (count) => `${count} महीने तक`,
    plan: (emi, count) => `${monthly(emi)}, ${count} महीने तक`,
    lenderAndTotal: (lender, total) => `${lender} · कुल ${formatPaise(total)}`,
    day: (day) => dayText(day, monthsHi),
    days: (first, last) => `${dayText(first, monthsHi, false)} – ${dayText(last, monthsHi, false)}`,
  },
  order: {
    items: (name, count) => (count === 1 ? name : `${name} और ${count - 1} अन्य`),
    number: (orderId) => `ऑर्डर ${orderId}`,
    changePlan: 'प्लान बदलें',
    mobile: mobileText,
    changeMobile: 'मोबाइल नंबर बदलें',
  },
  plans: {
    finding: 'EMI प्लान खोजे जा रहे हैं…',
    lender: 'ऋणदाता',
    plan: 'EMI प्लान',
    rateAndCosts: (rate, cost) =>
      extraCosts(`${percent(rate)} प्रति वर्ष`, cost, {
        interest: (amount) => `ब्याज ${amount}`,
        gstOnInterest: (amount) => `उस पर GST ${amount}`,
        fees: (amount) => `शुल्क ${amount}`,
      }),
    notAvailable: 'उपलब्ध नहीं',
    noRate: (lender) => `${lender} की कोई दर नहीं`,
    noCost: 'NO COST EMI',
    firstEmi: 'पहली EMI',
    lastEmi: 'आखिरी',
    noCostNote: (interest, discount) =>
      `ऋणदाता का ${formatPaise(interest)} ब्याज कीमत पर ${formatPaise(discount)} की छूट से पूरा होता है।`,
    fee: (fee) => `GST सहित ${formatPaise(fee)} शुल्क पहली EMI के साथ देना है।`,
    limits: (lender) => `${lender} की सीमाएँ`,
    outOfRange: (lender, min, max) => `${lender} ${rupees(min)} से ${rupees(max)} तक ऋण देता है।`,
    chooseAnother: 'कृपया दूसरा ऋणदाता चुनें।',
    choose: 'एक प्लान चुनें',
    continue: 'आगे बढ़ें',
    chosenPlanGone: 'आपका चुना प्लान इस नंबर के लिए उपलब्ध नहीं है। ये प्लान आपके लिए हैं।',
    applicationApproved: 'आपका आवेदन स्वीकृत हो गया है। आगे बढ़ने के लिए प्लान चुनें।',
    emptyTitle: (amount) => `${rupees(amount)} के लिए कोई EMI प्लान नहीं`,
    emptyText: (nearest) =>
      nearest === null
        ? 'आज इस दुकान पर कोई ऋणदाता उपलब्ध नहीं है। कृपया किसी और तरीके से भुगतान करें।'
        : `EMI की निकटतम राशि ${rupees(nearest)} है। अपना ऑर्डर बदलें या किसी और तरीके से भुगतान करें।`,
  },
  mobile: {
    heading: 'अपना मोबाइल नंबर दर्ज करें',
    intro: 'अपनी पात्रता जाँचें। इस नंबर पर आपको OTP मिलेगा।',
    label: 'मोबाइल नंबर',
    prefix: '+91',
    placeholder: 'अपना मोबाइल नंबर दर्ज करें',
    send: 'OTP भेजें',
    sending: 'सत्यापन हो रहा है...',
    noFee: 'जाँच का कोई शुल्क नहीं, और क्रेडिट स्कोर पर असर नहीं पड़ता।',
    agree: 'मैं सहमत हूँ:',
    terms: 'नियम और शर्तें',
    whatsapp: 'इस भुगतान की जानकारी मुझे WhatsApp पर भेजें',
    invalid: 'मोबाइल नंबर अमान्य है',
  },
  otp: {
    heading: 'आगे बढ़ने के लिए OTP दर्ज करें',
    sentOn: 'इस नंबर पर भेजा गया OTP दर्ज करें:',
    label: '5 अंकों का OTP दर्ज करें',
    change: 'बदलें',
    notGot: 'नहीं मिला?',
    resendIn: 'OTP फिर भेज सकते हैं:',
    resend: 'OTP फिर भेजें',
    resending: 'भेजा जा रहा है…',
    noMore: 'अभी और OTP नहीं भेजे जा सकते।',
    attempts: (remaining) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `आखिरी ${remaining} प्रयास शेष` : null,
    verify: 'सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
  },
  startFailed: {
    title: 'भुगतान नहीं खुल सका',
    text: 'कोई राशि नहीं ली गई है।',
  },
  offline: offlineHi,
  snackbars: {
    otpSent: 'OTP भेजा गया',
    notPaid: 'अभी कोई भुगतान नहीं हुआ है। कृपया फिर कोशिश करें।',
    linkSent: 'लिंक भेजा गया',
    stillOffline: 'अब भी इंटरनेट नहीं है',
    backOnline: 'इंटरनेट लौट आया है',
    planSaved: 'आपका प्लान सहेज लिया गया है',
    statusUnknown: 'अभी उत्तर नहीं मिला। हम पूछते रहेंगे।',
  },
};
