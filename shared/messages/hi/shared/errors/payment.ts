import type { paymentErrorMessages } from '../../../../errors/payment.messages';
import type { Texts } from '../../../define-messages';
import errors from '../errors';

export default {
  PAYMENT_MULTIPLE_AIVF_BLOCK: 'बहुत बार गलत जवाब दिया गया। कृपया कुछ समय बाद फिर कोशिश करें।',
  PAYMENT_MULTIPLE_PIN_BLOCK: 'बहुत बार गलत PIN डाला गया। कृपया कुछ समय बाद फिर कोशिश करें।',
  PAYMENT_INVALID_AIVF: 'विवरण आपके बैंक के रिकॉर्ड से मेल नहीं खाते।',
  PAYMENT_INVALID_PIN: 'PIN सही नहीं है।',
  PAYMENT_MULTIPLE_OTP_BLOCK: 'बहुत बार गलत OTP डाला गया। कृपया कुछ समय बाद फिर कोशिश करें।',
  PAYMENT_INVALID_OTP: 'कृपया सही OTP दर्ज करें',
  PAYMENT_MISSING_PIN: 'इस क्रेडिट लाइन के लिए कोई PIN नहीं बनाया गया है।',
  PAYMENT_DUPLICATE_REQUEST: 'यह भुगतान पहले ही माँगा जा चुका है।',
  PAYMENT_INSUFFICIENT_CREDIT: 'इस राशि के लिए क्रेडिट लिमिट पर्याप्त नहीं है।',
  PAYMENT_LENDER_SERVER_FAIL: 'बैंक भुगतान नहीं ले सका। कोई EMI शुरू नहीं हुई है।',
  PAYMENT_DECLINED_BY_CUSTOMER: 'आपने बैंक के पेज पर भुगतान नामंज़ूर किया। कोई EMI शुरू नहीं हुई है।',
  PAYMENT_INVALID_TRANSACTION: 'इस भुगतान के लिए यह चरण अब संभव नहीं है।',
  PAYMENT_TRANSACTION_TIMEOUT: 'हम अभी भी बैंक से पूछ रहे हैं।',
  PAYMENT_INVALID_AMOUNT: 'EMI आपके मैंडेट की सीमा से अधिक है।',
  PAYMENT_INVALID_TENURE: 'अवधि आपके मैंडेट की सीमा से लंबी है।',
  PAYMENT_BLOCKED_USER: 'बैंक अभी इस क्रेडिट लाइन पर खरीदारी की अनुमति नहीं देता।',
  PAYMENT_INSUFFICIENT_AMOUNT: 'राशि बैंक की न्यूनतम राशि से कम है।',
  PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK: 'बहुत सारे नंबर आज़माए गए। कृपया कुछ समय बाद फिर कोशिश करें।',
  PAYMENT_MAX_AMOUNT_LIMIT: 'राशि बैंक की अधिकतम राशि से ज़्यादा है।',
  PAYMENT_MIN_AMOUNT_LIMIT: 'राशि बैंक की न्यूनतम सीमा से कम है।',
  PAYMENT_GENERIC_ERROR: errors.GENERIC_ERROR,
  PAYMENT_OTP_EXPIRED: 'इस OTP का समय समाप्त हो गया है। कृपया नया OTP माँगें।',
  PAYMENT_MOBILE_NOT_VERIFIED: 'कृपया पहले OTP से अपना मोबाइल नंबर सत्यापित करें।',
  PAYMENT_ELSEWHERE: 'यह भुगतान किसी दूसरी विंडो या दूसरे फ़ोन पर चल रहा है।',
  PAYMENT_ORDER_EXPIRED: 'इस ऑर्डर का समय समाप्त हो गया है। कोई EMI शुरू नहीं हुई है।',
  PAYMENT_KFS_CHANGED: 'मुख्य तथ्य विवरण बदल गया है। कृपया उसे फिर पढ़ें।',
  PAYMENT_PARTS_CHANGED: 'इस ऑर्डर की कितनी रकम EMI पर दी जा सकती है, यह बदल गया है।',
} satisfies NonNullable<Texts<typeof paymentErrorMessages>>;
