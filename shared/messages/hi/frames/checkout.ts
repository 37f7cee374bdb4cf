import type { checkoutMessages } from '../../../../frames/checkout/messages';
import { dayText } from '../../../format/day-text';
import { mobileText } from '../../../format/mobile-text';
import { formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import { fullMonthNames } from '../grammar';

export default {
  titles: {
    loading: 'तैयारी हो रही है',
    startFailed: 'शुरू नहीं हो सका',
    planSelection: 'EMI प्लान',
    nearest: 'क्या मिल सकता है',
    twoParts: 'दो हिस्से',
    verifyMobile: 'मोबाइल नंबर',
    otp: 'OTP',
    secondFactor: 'बैंक की जाँच',
    kfs: 'मुख्य तथ्य विवरण',
    lenderOtp: 'भुगतान की पुष्टि',
    lenderHosted: 'बैंक का पेज',
    processing: 'पुष्टि हो रही है',
    pending: 'अभी जाँच जारी है',
    success: 'ऑर्डर हो गया',
    failure: 'भुगतान नहीं हुआ',
    ntbOffer: 'नई EMI लिमिट के लिए आवेदन',
    ntbApplication: 'आवेदन',
    ntbStatus: 'आवेदन की स्थिति',
    paymentLink: 'भुगतान लिंक',
    splitLinkSend: 'फ़ोन की प्रतीक्षा',
    ownedElsewhere: 'भुगतान कहीं और चल रहा है',
    ended: 'भुगतान समाप्त',
  },
  common: {
    help: 'सहायता',
    wait: 'कृपया प्रतीक्षा करें…',
    timer: (time) => `ऑर्डर पूरा करने के लिए ${time} बाकी`,
    backTo: (merchant) => `${merchant} पर लौटें`,
  },
  money: {
    amount: rupees,
    day: (day) => dayText(day, fullMonthNames),
    days: (first, last) => `${dayText(first, fullMonthNames)} – ${dayText(last, fullMonthNames)}`,
  },
  order: {
    items: (name, count) => (count === 1 ? name : `${name} और ${count - 1} अन्य`),
    number: (orderId) => `ऑर्डर ${orderId}`,
    mobile: mobileText,
    changeMobile: 'मोबाइल नंबर बदलें',
  },
  startFailed: {
    title: 'भुगतान नहीं खुल सका',
    text: 'कोई राशि नहीं ली गई है।',
  },
  snackbars: {
    otpSent: 'OTP भेजा गया',
    notPaid: 'अभी कोई भुगतान नहीं हुआ है। कृपया फिर कोशिश करें।',
    linkSent: 'लिंक भेजा गया',
    shorterPlan: 'इतने महीनों का प्लान नहीं है। सबसे पास का छोटा प्लान चुना गया है।',
    timeAdded: 'आपका ऑर्डर और समय रखा जाएगा',
  },
} satisfies Texts<typeof checkoutMessages>;
