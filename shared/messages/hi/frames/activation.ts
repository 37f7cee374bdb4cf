import type { activationMessages } from '../../../../frames/activation/messages';
import { brand } from '../../../brand';
import { formatRupees as rupees } from '../../../format/number';
import { SECOND_FACTOR_BLOCK_MINUTES as LOCK_MINUTES } from '../../../rules/second-factor-lock';
import { claims } from '../../../site/claims';
import type { Texts } from '../../define-messages';
import identity from './identity';

export default {
  title: 'अपनी क्रेडिट लाइन चालू करें',
  description: 'अपनी पहले से मंज़ूर क्रेडिट लाइन तीन क़दमों में चालू करें।',
  kicker: 'अपनी क्रेडिट लाइन चालू करें',
  stepNames: ['मोबाइल', 'जाँच', 'ख़रीदारी'],
  beside: {
    redirect: {
      heading: 'ख़रीदारी से पहले एक पड़ाव।',
      text: `आपके बैंक ने आपको ${brand.name} पर भेजा है। लाइन बैंक की ही रहती है।`,
    },
    steps: { heading: 'बस एक बार, दो मिनट।', text: 'अगली बार सिर्फ़ मोबाइल नंबर और OTP चाहिए।' },
    mobile: { heading: 'पहले आपका नंबर।', text: 'बैंक आपकी लाइन को आपके मोबाइल नंबर से पहचानता है।' },
    factor: {
      heading: 'एक और जाँच।',
      text: `बैंक पक्का करता है कि यह आप ही हैं। ${brand.name} इसे बैंक तक पहुँचाता है और कोई प्रति नहीं रखता।`,
    },
    done: { heading: 'सब तैयार है।', text: `आपकी लाइन ${brand.name} के हर मर्चेंट पर चलती है, ऑनलाइन भी और दुकानों में भी।` },
    stopped: { heading: 'इस बार नहीं हुआ।', text: 'कुछ उधार नहीं लिया गया और कुछ देना नहीं है।' },
  },
  noLender: {
    heading: 'कौन-सा बैंक?',
    text: 'इस पते में किसी बैंक का नाम नहीं है। देखिए किन बैंकों ने आपको मंज़ूरी दी है, और वहीं से शुरू कीजिए।',
    go: 'मेरे बैंक देखें',
  },
  redirect: {
    heading: (lender) => `${lender} ने आपको यहाँ भेजा है`,
    text: (lender) =>
      `उधार ${lender} देता है, और ${brand.name} से आप उससे ख़रीदारी करते हैं। यहाँ आप ${lender} की अपनी लाइन चालू करते हैं।`,
    go: 'आगे बढ़ें',
  },
  steps: {
    heading: (limit) => `अपनी ${rupees(limit)} की लाइन चालू करें`,
    headingOpen: 'अपनी लाइन चालू करें',
    mobile: 'अपना मोबाइल नंबर सत्यापित करें',
    mobileText: 'आपके फ़ोन पर आए OTP से',
    mobileIntro: 'वही नंबर, जो आपके बैंक के पास है',
    mobileDone: 'मोबाइल नंबर सत्यापित हो गया',
    factor: {
      PIN: 'अपने PIN से सत्यापित करें',
      DOB: 'अपनी जन्म तिथि से सत्यापित करें',
      PAN: 'अपने PAN से सत्यापित करें',
      NONE: 'बैंक के OTP से पुष्टि करें',
    },
    factorText: {
      PIN: (lender) => `${lender} में रखा 4 अंकों का PIN, फिर उसका OTP`,
      DOB: (lender) => `जैसी ${lender} के रिकॉर्ड में है, फिर उसका OTP`,
      PAN: (lender) => `जैसा ${lender} के रिकॉर्ड में है, फिर उसका OTP`,
      NONE: (lender) => `${lender} इसे आपके फ़ोन पर भेजता है`,
    },
    shop: 'ख़रीदारी के लिए तैयार',
    shopText: `${claims.merchants} मर्चेंट पर, ₹0 डाउन पेमेंट के साथ`,
    waits: 'पूरा होने तक दुकान आपका इंतज़ार करती है।',
    free: 'चालू करने का कोई शुल्क नहीं। आप तभी चुकाते हैं जब ख़रीदते हैं।',
    go: 'आगे बढ़ें',
    going: 'एक पल…',
    later: 'बाद में ख़रीदें',
    done: 'हो गया',
  },
  inUse: {
    heading: (limit) => `${rupees(limit)} इस्तेमाल के लिए तैयार है`,
    text: (lender) => `${lender} की आपकी लाइन पहले से चालू है।`,
  },
  noLine: {
    heading: (lender) => `${lender} में कोई लाइन नहीं`,
    text: (lender, mobile) => `आज ${lender} ने ${mobile} के लिए कोई लाइन मंज़ूर नहीं की है।`,
    others: 'दूसरे बैंक देखें',
    another: 'दूसरा नंबर इस्तेमाल करें',
  },
  factor: {
    byType: {
      PIN: {
        heading: 'अपना 4 अंकों का PIN डालें',
        intro: (lender) => `${lender} में इस नंबर के लिए रखा हुआ:`,
        label: '4 अंकों का PIN',
        placeholder: '',
      },
      DOB: {
        heading: 'अपनी जन्म तिथि की पुष्टि करें',
        intro: (lender) => `जैसी ${lender} के रिकॉर्ड में इस नंबर के लिए है:`,
        label: 'जन्म तिथि',
        placeholder: 'DD/MM/YYYY',
      },
      PAN: {
        heading: 'अपने PAN की पुष्टि करें',
        intro: (lender) => `जैसा ${lender} के रिकॉर्ड में इस नंबर के लिए है:`,
        label: 'PAN',
        placeholder: 'ABCDE1234F',
      },
    },
    verify: identity.otp.verify,
    verifying: identity.otp.verifying,
    forgot: 'PIN भूल गए',
    help: 'मदद लें',
    lock: (tries) => `${tries} और ग़लत कोशिश पर बैंक यह लाइन ${LOCK_MINUTES} मिनट के लिए बंद कर देता है।`,
  },
  send: {
    heading: 'बैंक के OTP से पुष्टि करें',
    text: (lender) => `${lender} इस नंबर पर OTP भेजेगा:`,
    go: identity.mobile.send,
    going: identity.otp.resending,
  },
  otp: {
    label: identity.otp.label,
    resendIn: identity.otp.resendIn,
    resend: identity.otp.resend,
    resending: identity.otp.resending,
    short: identity.otp.short,
    heading: (lender) => `${lender} का OTP डालें`,
    activate: 'चालू करें',
    activating: 'चालू हो रही है…',
    hint: 'इसमें एक पल लग सकता है।',
  },
  ending: 'बैंक से पूछा जा रहा है…',
  over: { go: 'फिर से लॉग इन करें' },
  success: {
    tag: 'चालू है',
    heading: (limit) => `${rupees(limit)} इस्तेमाल के लिए तैयार`,
    with: (lender, from, to) =>
      from === to ? `${lender} के साथ, ${from} महीने में।` : `${lender} के साथ, ${from} से ${to} महीने में।`,
    newUser: (lender) => `${lender} में आपका स्वागत है। आपकी नई लाइन खुल गई है।`,
    preApproved: (lender) => `${lender} ने आपको पहले ही मंज़ूरी दी थी। अब आप इसे इस्तेमाल कर सकते हैं।`,
    lender: 'बैंक',
    rate: 'दर',
    rateFrom: (percent) => `${percent} सालाना से`,
    mobile: 'मोबाइल नंबर',
    waits: (merchant) => `अब आप ${merchant} पर लौटकर EMI से चुका सकते हैं।`,
    order: (merchant, amount) => `${merchant} पर आपका ${rupees(amount)} का ऑर्डर बाकी है। अब आप उसे EMI से चुका सकते हैं।`,
    back: (merchant) => `${merchant} पर लौटें`,
    shop: 'ख़रीदारी शुरू करें',
    limits: 'मेरे सभी बैंक देखें',
  },
  failure: {
    tag: 'चालू नहीं हुई',
    heading: (lender) => `${lender} ने आपकी लाइन चालू नहीं की`,
    again: 'फिर कोशिश करें',
    others: 'दूसरे बैंक देखें',
    note: 'कुछ उधार नहीं लिया गया। आपके दूसरे बैंक पहले की तरह चलते हैं।',
  },
} satisfies Texts<typeof activationMessages>;
