import type { pinMessages } from '../../../../frames/line-pin/messages';
import { brand } from '../../../brand';
import { SECOND_FACTOR_BLOCK_MINUTES as LOCK_MINUTES } from '../../../rules/second-factor-lock';
import type { Texts } from '../../define-messages';
import { clockText } from '../grammar';
import identity from './identity';

export default {
  title: 'PIN बदलें',
  description: 'अपनी क्रेडिट लाइन का PIN बदलें, या भूल गए हों तो नया रखें।',
  heading: 'PIN बदलें',
  text: `${brand.name} PIN को बैंक तक पहुँचाता है और कोई प्रति नहीं रखता।`,
  choose: 'कौन-सी लाइन?',
  none: {
    heading: 'PIN वाली कोई लाइन नहीं',
    text: 'आपका कोई बैंक आपकी लाइन के लिए PIN नहीं माँगता। बदलने को कुछ नहीं है।',
  },
  notAsked: (lender) => `${lender} आपकी लाइन के लिए PIN नहीं माँगता।`,
  line: 'क्रेडिट लाइन',
  fields: { currentPin: 'मौजूदा PIN', newPin: 'नया PIN', again: 'नया PIN फिर से' },
  rule: 'चार अंक, मौजूदा PIN नहीं, आपका जन्म वर्ष नहीं',
  faults: {
    differs: 'दोनों नए PIN एक जैसे नहीं हैं। फिर से लिखें।',
    same: 'नया PIN मौजूदा वाला ही है। दूसरा चुनें।',
  },
  wrong: 'यह आपका मौजूदा PIN नहीं है।',
  change: 'PIN बदलें',
  changing: 'बदला जा रहा है…',
  forgot: 'PIN भूल गए?',
  locked: {
    heading: 'कोई कोशिश नहीं बची',
    text: (untilMs) =>
      `बैंक ने यह लाइन ${LOCK_MINUTES} मिनट के लिए बंद कर दी है${untilMs === null ? '' : `, ${clockText(untilMs)} तक`}। आपके दूसरे बैंक चलते हैं।`,
  },
  done: {
    heading: 'हो गया',
    text: 'आपका नया PIN अभी से चलता है।',
    sms: (mobile) => `बैंक ने ${mobile} पर SMS भेजा है।`,
  },
  account: 'मेरा खाता',
  setup: {
    heading: 'नया PIN रखें',
    text: (lender) => `${lender} आपके नंबर पर OTP भेजता है और आपकी जन्म तिथि पूछता है।`,
    send: identity.mobile.send,
    sending: identity.otp.resending,
    prove: 'यह मैं ही हूँ',
    proveText: (lender) => `दोनों ${lender} तक जाते हैं, जो उन्हें अपने रिकॉर्ड से मिलाता है।`,
    birth: 'जन्म तिथि',
    birthPlaceholder: 'DD/MM/YYYY',
    next: 'आगे बढ़ें',
    checking: identity.otp.verifying,
    choose: 'अपना नया PIN चुनें',
    rule: 'चार अंक, आपका जन्म वर्ष नहीं',
    set: 'PIN रखें',
    setting: 'रखा जा रहा है…',
    back: 'मुझे याद है',
  },
} satisfies Texts<typeof pinMessages>;
