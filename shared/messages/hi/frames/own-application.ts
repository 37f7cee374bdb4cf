import type { ntbMessages } from '../../../../frames/own-application/messages';
import { mobileText } from '../../../format/mobile-text';
import { formatNumber, formatPaise, formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import { momentText, months } from '../grammar';
import applicationQuestion from './new-to-bank/question';

const bank = (lender: string): string => lender || 'बैंक';

export default {
  title: 'क्रेडिट लाइन के लिए आवेदन',
  description: 'ऐसे बैंक में आवेदन कीजिए जो आपके लिए नया है, और देखिए कि आवेदन कहाँ तक पहुँचा।',
  steps: { you: 'आप', income: 'आमदनी', offers: 'ऑफ़र', bank: 'बैंक' },
  stepOf: (at, of) => `${of} में से ${at} चरण`,
  initial: {
    heading: 'नई क्रेडिट लाइन के लिए आवेदन कीजिए',
    text: (mobile, count) => `${mobileText(mobile)} के लिए नया आवेदन लेने वाले बैंक: ${count}।`,
    amount: (amount) => `${rupees(amount)} की ख़रीदारी के लिए।`,
    points: ['अपना PAN और जन्म तिथि पास रखिए', 'चार छोटे चरण, क़रीब 4 मिनट', 'आवेदन का कोई शुल्क नहीं'],
    start: 'शुरू कीजिए',
  },
  guest: { intro: 'अपना मोबाइल नंबर लिखें। नंबर की पुष्टि होते ही हम पूछते हैं कि कौन से बैंक आपका आवेदन लेते हैं।' },
  none: {
    heading: 'अभी कोई बैंक आवेदन नहीं ले रहा',
    text: (mobile) => `${mobileText(mobile)} के लिए आज कोई बैंक नया आवेदन नहीं ले रहा है।`,
    over: (amount) => `इनमें से कोई बैंक नए ग्राहक को ${rupees(amount)} नहीं देता। कम रक़म पर बात बन सकती है।`,
    costs: 'महीने का ख़र्च देखिए',
    again: 'फिर पूछिए',
  },
  you: { heading: 'आपके बारे में', text: 'नाम और जन्म तिथि वैसे ही लिखिए जैसे PAN कार्ड पर हैं।' },
  income: {
    heading: 'आपकी आमदनी',
    text: 'बैंक को यह चाहिए, ताकि EMI आपकी सीमा में रहे।',
    worksAs: 'आपकी आमदनी का ज़रिया',
    works: { SALARIED: 'वेतन', SELF_EMPLOYED: 'अपना काम', PENSION: 'पेंशन', STUDENT: 'पढ़ाई' },
    monthlyIncome: 'हर महीने हाथ में',
    monthlyEmis: 'हर महीने की मौजूदा EMI',
    employer: 'कहाँ काम करते हैं',
    consent: (text, version) => `अभी कुछ नहीं भेजा जाता। आख़िरी चरण पर आपसे यह सहमति माँगी जाएगी: “${text}” (पाठ ${version})`,
    issues: {
      worksAs: 'कृपया एक चुनिए',
      monthlyIncome: 'कृपया लिखिए कि हर महीने हाथ में कितना आता है',
      employer: 'कृपया लिखिए कि आप कहाँ काम करते हैं',
    },
  },
  offers: {
    heading: 'बैंक चुनिए',
    intro: (mobile) => `ये बैंक ${mobile} का आवेदन लेते हैं। यह वादा नहीं है: निर्णय बैंक का है।`,
    points: (lender, isHosted) => [
      'ब्याज और शुल्क बैंक आपकी सहमति से पहले बताता है',
      'उम्र 21 साल या उससे ज़्यादा',
      isHosted
        ? `${bank(lender)} का पेज खुलेगा, फिर आप यहीं लौटेंगे`
        : lender === ''
          ? 'बैंक एक-दो मिनट में उत्तर देता है'
          : `आवेदन यहीं होगा। ${lender} एक-दो मिनट में उत्तर देता है`,
    ],
    issue: 'कृपया एक बैंक चुनिए',
    price: (rate, feePaise) => `सालाना ब्याज ${formatNumber(rate)}% · शुल्क ${formatPaise(feePaise)}`,
    monthly: (emi) => `${rupees(emi)}/महीना`,
    inAll: (count, totalPaise) => `${months(count)}, कुल ${formatPaise(totalPaise)}`,
    sorted: 'क्रम कुल भुगतान के हिसाब से है।',
  },
  bank: {
    heading: 'ऑटो-डेबिट और आपकी सहमति',
    text: (lender) => `${bank(lender)} की मंज़ूरी के बाद आप अपने बैंक में ऑटो-डेबिट चालू करेंगे। यहाँ खाता नंबर नहीं लिखना है।`,
    hosted: (lender) => `${lender} बाक़ी बातें अपने पेज पर पूछता है, जहाँ से आप यहीं लौटेंगे।`,
    again: 'आपकी सुरक्षा के लिए हम इन्हें कभी नहीं रखते। कृपया फिर लिखिए।',
    lender: 'बैंक',
    amount: 'सोची हुई रक़म',
    income: 'हर महीने हाथ में',
    send: 'मेरा आवेदन भेजिए',
    sending: 'भेजा जा रहा है…',
    version: (version) => `पाठ ${version}`,
  },
  order: 'आपका ऑर्डर',
  number: (applicationId) => `आवेदन ${applicationId}`,
  back: 'पीछे',
  goOn: 'आगे',
  exit: 'सहेजकर बाहर जाइए',
  storage: 'आपका लिखा एक घंटे तक इसी टैब में रहता है। PAN और जन्म तिथि कभी नहीं रखे जाते।',
  restored: 'आप वहीं लौटे हैं जहाँ छोड़ा था। PAN और जन्म तिथि रखे नहीं गए थे।',
  startOver: 'फिर से शुरू कीजिए',
  status: {
    heading: 'आपका आवेदन',
    moment: momentText,
    byStatus: {
      SHARED: {
        tag: 'आपकी प्रतीक्षा में',
        title: (lender) => `${lender} में आपका आवेदन अभी भेजा नहीं गया है`,
        text: (_lender) => 'यह आपके लिए भरा गया था। आपके कहने से पहले बैंक को कुछ नहीं जाता।',
      },
      SUBMITTED: {
        tag: 'बैंक के पास',
        title: (lender) => `${lender} जाँच कर रहा है`,
        text: (_lender) => 'इसमें आम तौर पर एक मिनट लगता है। यह पेज अपने-आप बदलता है।',
      },
      APPROVED: {
        tag: 'स्वीकृत',
        title: (lender) => `${lender} ने आपका आवेदन स्वीकार किया`,
        text: (_lender) => 'लोन पर सहमति देने से पहले आप मुख्य तथ्य विवरण में हर ख़र्च देखते हैं।',
      },
      REJECTED: {
        tag: 'स्वीकृत नहीं',
        title: (lender) => `${lender} ने मना किया`,
        text: (_lender) => 'यह बैंक का निर्णय है। आपका कुछ नहीं लगा। दूसरे बैंक अपना निर्णय ख़ुद लेते हैं।',
      },
      EXPIRED: {
        tag: 'समाप्त',
        title: (_lender) => 'यह आवेदन समाप्त हो गया है',
        text: (_lender) => 'आप पर कुछ बकाया नहीं है और कोई लोन शुरू नहीं हुआ। आप फिर आवेदन कर सकते हैं।',
      },
    },
    atLender: {
      title: (lender) => `${lender} में अपना आवेदन पूरा कीजिए`,
      text: (lender) => `${lender} बाक़ी बातें अपने पेज पर पूछता है, जहाँ से आप यहीं लौटेंगे।`,
      go: (lender) => `${lender} खोलिए`,
    },
    timeline: {
      sent: 'आवेदन भेजा गया',
      checks: 'बैंक जाँच करता है',
      decided: 'निर्णय',
      mandate: 'ऑटो-डेबिट चालू',
      ready: 'क्रेडिट लाइन तैयार',
    },
    facts: { application: 'आवेदन', lender: 'बैंक', filed: 'भेजा गया', seen: 'कब की स्थिति' },
    lookAgain: 'फिर जाँचें',
    looking: 'जाँच हो रही है…',
    lookFailed: 'अभी जाँच नहीं हो सकी। यह वही है जो पहले दिखा था।',
    mandate: {
      set: 'ऑटो-डेबिट चालू कीजिए',
      leaving: 'खुल रहा है…',
      note: (lender) => `${lender} के पेज पर, इसी टैब में। आप अपने-आप यहीं लौटेंगे।`,
      done: 'ऑटो-डेबिट चालू है।',
    },
    activate: 'क्रेडिट लाइन चालू कीजिए',
    shop: 'ख़रीदारी शुरू कीजिए',
    another: 'दूसरा बैंक चुनिए',
    again: 'फिर आवेदन कीजिए',
    check: 'मेरा विवरण जाँचिए',
    question: applicationQuestion,
  },
  shared: { goOn: 'अपने नंबर से देखिए' },
  lender: {
    heading: (lender) => `अब आप ${lender} पर जाएँगे`,
    text: (host) => `पेज ${host} पर है। पूरा करने पर आप यहीं लौटेंगे।`,
    note: 'अपना विवरण तभी लिखिए जब ब्राउज़र का पता इसी नाम से शुरू हो।',
    go: 'आगे जाइए',
    status: 'मेरे आवेदन की स्थिति देखिए',
  },
} satisfies Texts<typeof ntbMessages>;
