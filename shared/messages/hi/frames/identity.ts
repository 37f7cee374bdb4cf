import type { identityMessages } from '../../../../frames/identity/messages';
import { mobileText } from '../../../format/mobile-text';
import type { Texts } from '../../define-messages';

export default {
  mobile: {
    label: 'मोबाइल नंबर',
    prefix: '+91',
    placeholder: 'अपना मोबाइल नंबर दर्ज करें',
    invalid: 'मोबाइल नंबर अमान्य है',
    send: 'OTP भेजें',
    sending: 'सत्यापन हो रहा है...',
    note: '*हम आपको वन टाइम पासवर्ड (OTP) भेजेंगे',
    purpose: 'आपके नंबर का उपयोग OTP भेजने और आपके EMI ऑफ़र खोजने के लिए होता है।',
  },
  terms: {
    before: 'मैं',
    link: 'नियम और शर्तों',
    after: 'से सहमत हूँ',
    missing: 'आगे बढ़ने के लिए नियम और शर्तों से सहमति दें',
  },
  otp: {
    heading: 'आगे बढ़ने के लिए OTP दर्ज करें',
    sentOn: 'इस नंबर पर भेजा गया OTP दर्ज करें:',
    number: mobileText,
    label: '5 अंकों का OTP दर्ज करें',
    change: 'बदलें',
    resendIn: 'OTP फिर भेज सकते हैं:',
    resend: 'OTP फिर भेजें',
    resending: 'भेजा जा रहा है…',
    verify: 'सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
    short: '5 अंकों का OTP दर्ज करें',
  },
} satisfies Texts<typeof identityMessages>;
