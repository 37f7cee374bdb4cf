import type { paymentFailuresMessages } from '../../../../../../frames/checkout/screens/failure.messages';
import type { Texts } from '../../../../define-messages';

const the = (lender: string): string => lender || 'बैंक';
const systemError = 'सिस्टम में गड़बड़ी! हमें तकनीकी दिक्कत हो रही है और हम उसे ठीक कर रहे हैं। कृपया बाद में फिर कोशिश करें।';
const say = (title: string, text: string) => () => ({ title, text });

export default {
  byName: {
    PAYMENT_MULTIPLE_AIVF_BLOCK: (lender) => ({
      title: 'बहुत सारे गलत उत्तर',
      text: `आपकी सुरक्षा के लिए ${the(lender)} कुछ समय तक उत्तर नहीं लेगा। बाद में कोशिश करें, या अभी दूसरा बैंक चुनें।`,
    }),
    PAYMENT_MULTIPLE_PIN_BLOCK: (lender) => ({
      title: 'बहुत बार गलत PIN',
      text: `आपकी सुरक्षा के लिए ${the(lender)} कुछ समय तक PIN नहीं लेगा। बाद में कोशिश करें, या अभी दूसरा बैंक चुनें।`,
    }),
    PAYMENT_INVALID_AIVF: (lender) => ({
      title: 'विवरण मेल नहीं खाते',
      text: `ये ${the(lender)} के रिकॉर्ड से अलग हैं। कृपया फिर दर्ज करें।`,
    }),
    PAYMENT_INVALID_PIN: say('PIN सही नहीं है', 'कृपया फिर दर्ज करें।'),
    PAYMENT_MULTIPLE_OTP_BLOCK: say(
      'बहुत बार गलत OTP',
      'आपकी सुरक्षा के लिए कुछ समय तक OTP नहीं लिए जाएँगे। बाद में कोशिश करें, या अभी दूसरा बैंक चुनें।',
    ),
    PAYMENT_INVALID_OTP: say('OTP सही नहीं है', 'कृपया कोड फिर दर्ज करें।'),
    PAYMENT_MISSING_PIN: (lender) => ({
      title: 'अभी कोई PIN नहीं बना है',
      text: `${the(lender)} को भुगतान के लिए PIN चाहिए। बैंक के साथ PIN बनाएँ, या अभी दूसरा बैंक चुनें।`,
    }),
    PAYMENT_DUPLICATE_REQUEST: say(
      'यह भुगतान पहले ही माँगा जा चुका है',
      'कृपया दोबारा भुगतान न करें। दुकान में अपने ऑर्डर की स्थिति देखें।',
    ),
    PAYMENT_INSUFFICIENT_CREDIT: (lender) => ({
      title: 'आपकी लिमिट पर्याप्त नहीं है',
      text: `${the(lender)} की क्रेडिट लिमिट इस ऑर्डर के लिए कम है। दूसरे बैंक से हो सकता है।`,
    }),
    PAYMENT_LENDER_SERVER_FAIL: (lender) => ({
      title: `${the(lender)} पुष्टि नहीं कर सका`,
      text: 'बैंक ने यह भुगतान नहीं लिया।',
    }),
    PAYMENT_DECLINED_BY_CUSTOMER: (lender) => ({
      title: 'आपने मना किया',
      text: `आपने ${the(lender)} के पेज पर यह भुगतान नामंज़ूर किया। कोई EMI शुरू नहीं हुई है।`,
    }),
    PAYMENT_INVALID_TRANSACTION: say('भुगतान आगे बढ़ चुका है', 'यह चरण अब संभव नहीं है। प्लान से फिर शुरू करें।'),
    PAYMENT_TRANSACTION_TIMEOUT: (lender) => ({
      title: `हम अभी भी ${the(lender)} से पूछ रहे हैं`,
      text: 'कृपया दोबारा भुगतान न करें: हम पूछते रहेंगे।',
    }),
    PAYMENT_INVALID_AMOUNT: say(
      'EMI आपके मैंडेट से अधिक है',
      'आपका बैंक हर महीने इससे कम राशि की अनुमति देता है। लंबी अवधि में EMI कम होती है।',
    ),
    PAYMENT_INVALID_TENURE: say('अवधि आपके मैंडेट से लंबी है', 'आपका बैंक इतने महीनों की अनुमति नहीं देता। छोटी अवधि चुनें।'),
    PAYMENT_BLOCKED_USER: (lender) => ({
      title: `${the(lender)} अभी इसकी अनुमति नहीं देता`,
      text: 'इस क्रेडिट लाइन पर खरीदारी रोकी गई है। बैंक से कारण पूछें, या अभी दूसरा बैंक चुनें।',
    }),
    PAYMENT_INSUFFICIENT_AMOUNT: (lender) => ({
      title: 'राशि बहुत कम है',
      text: `आपका ऑर्डर ${the(lender)} की न्यूनतम राशि से कम है। दूसरा बैंक कम राशि पर भी दे सकता है।`,
    }),
    PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: say(
      'बहुत सारे नंबर आज़माए गए',
      'सबकी सुरक्षा के लिए कुछ समय तक और नंबर नहीं जाँचे जाएँगे। कृपया बाद में कोशिश करें।',
    ),
    PAYMENT_MAX_AMOUNT_LIMIT: (lender) => ({
      title: 'राशि बहुत ज़्यादा है',
      text: `आपका ऑर्डर ${the(lender)} की अधिकतम राशि से ज़्यादा है। दूसरा बैंक अधिक दे सकता है।`,
    }),
    PAYMENT_MIN_AMOUNT_LIMIT: (lender) => ({
      title: 'राशि बहुत कम है',
      text: `आपका ऑर्डर ${the(lender)} की न्यूनतम सीमा से कम है। दूसरा बैंक कम राशि पर भी दे सकता है।`,
    }),
    PAYMENT_GENERIC_ERROR: say('भुगतान नहीं हो सका', systemError),
    PAYMENT_OTP_EXPIRED: say('इस OTP का समय समाप्त हो गया', 'नया OTP माँगें और समय रहते दर्ज करें।'),
    PAYMENT_ORDER_EXPIRED: say('समय समाप्त हो गया', 'इस ऑर्डर का समय समाप्त हो गया है। दुकान से फिर शुरू करें।'),
    PAYMENT_MOBILE_NOT_VERIFIED: say('आपका नंबर सत्यापित नहीं है', 'कृपया पहले उसे OTP से सत्यापित करें।'),
    PAYMENT_ELSEWHERE: say('यह भुगतान कहीं और चल रहा है', 'वह किसी दूसरी विंडो या दूसरे फ़ोन पर है।'),
    MERCHANT_NOT_ALLOWED: (lender) => ({
      title: `${the(lender)} इस दुकान पर लोन नहीं देता`,
      text: `${the(lender)} की आपकी क्रेडिट लाइन यहाँ काम नहीं करती। बैंक से कारण पूछें, या अभी दूसरा बैंक चुनें।`,
    }),
    MERCHANT_LIMIT_EXCEEDED: (lender) => ({
      title: 'इस बैंक से यहाँ और खरीदारी नहीं हो सकती',
      text: `${the(lender)} इस दुकान पर उधार की सीमा रखता है, और यह ऑर्डर उससे अधिक है। बैंक से पूछें, या अभी दूसरा बैंक चुनें।`,
    }),
    PAYMENT_KFS_CHANGED: say('विवरण बदल गया है', 'कृपया नया मुख्य तथ्य विवरण पढ़ें।'),
    PAYMENT_PARTS_CHANGED: say('दोनों हिस्से बदल गए हैं', 'आपकी लिमिट अब अलग है। फिर से चुनें कि कैसे चुकाना है।'),
  },
  other: say('कुछ गड़बड़ हो गई', systemError),
  noEmiStarted: 'आपका ऑर्डर नहीं हुआ है और कोई EMI शुरू नहीं हुई है।',
  planSaved: 'आपका प्लान सहेज लिया गया है',
  options: {
    sameAgain: 'फिर कोशिश करें',
    otherPlan: 'दूसरा प्लान चुनें',
    shorterPlan: 'दूसरा प्लान चुनें',
    longerPlan: 'दूसरा प्लान चुनें',
    otherLender: 'दूसरा बैंक चुनें',
  },
  trying: 'फिर कोशिश हो रही है…',
  reference: (code, txnId) => (txnId === '' ? `कोड ${code}` : `कोड ${code} · ${txnId}`),
} satisfies Texts<typeof paymentFailuresMessages>;
