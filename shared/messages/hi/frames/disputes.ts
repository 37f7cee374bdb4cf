import type { disputesMessages } from '../../../../frames/disputes/messages';
import { dayText } from '../../../format/day-text';
import { formatRupees } from '../../../format/number';
import { DISPUTE_FILES_AT_MOST, DISPUTE_TEXT_MAX_LENGTH, DISPUTES_A_DAY } from '../../../rules/disputes/limits';
import type { Texts } from '../../define-messages';
import { momentText, monthNames } from '../grammar';
import common from './kit/common';

const day = (of: string): string => dayText(of, monthNames);

export default {
  at: momentText,
  contact: {
    title: 'शिकायत दर्ज करें',
    lead: (by) => `पहला जवाब ${day(by)} तक। आपको शिकायत नंबर मिलेगा।`,
    draft: {
      restored: 'आपका लिखा हमने सँभाल रखा था। फ़ाइलें नहीं रखी जातीं, उन्हें फिर से जोड़ें।',
      startOver: 'नए सिरे से लिखें',
    },
    about: {
      label: 'किस बारे में',
      change: 'बदलें',
      choose: 'शिकायत किस ख़रीद की है?',
      none: 'इनमें से कोई नहीं',
      bought: (boughtOn, amountRupees, lender) => `${day(boughtOn)} · ${formatRupees(amountRupees)} · ${lender}`,
      titled: (title, shop) => `${title}, ${shop}`,
      more: (lines) => `और ${lines} चीज़ें`,
      nothing: 'इस नंबर से अभी कोई ख़रीद नहीं हुई है। नीचे ‘कुछ और’ चुनें।',
    },
    topics: {
      label: 'क्या ग़लत हुआ?',
      DEBIT: 'ग़लत या दो बार कटी रक़म',
      RETURN: 'लौटाया, फिर भी पैसे कटे',
      NOT_RECEIVED: 'सामान मिला नहीं',
      COST: 'ख़र्च मुख्य तथ्यों से अलग',
      NOT_MINE: 'यह ख़रीद मेरी नहीं',
      OTHER: 'कुछ और',
    },
    text: {
      label: 'बताइए क्या हुआ',
      count: (typed) => `${DISPUTE_TEXT_MAX_LENGTH} में से ${typed}`,
      never: 'OTP, PIN या कार्ड का पूरा नंबर कभी न लिखें।',
    },
    email: { label: 'ईमेल, अगर SMS से आप तक न पहुँच पाएँ', optional: '(वैकल्पिक)' },
    send: 'भेजें',
    sending: 'भेज रहे हैं…',
    errors: {
      purchase: 'चुनें कि शिकायत किस ख़रीद की है',
      topic: 'चुनें कि क्या ग़लत हुआ',
      message: 'बताइए क्या हुआ',
      email: 'कृपया सही ईमेल लिखें',
      files: 'फ़ाइलें भेजी जाने तक रुकें, या उन्हें हटा दें',
    },
    failed: {
      tooMany: `आज आप ${DISPUTES_A_DAY} शिकायतें दर्ज कर चुके हैं। उन्हीं में से किसी में लिखें, या कल आएँ।`,
      missing: 'कोई फ़ाइल या ख़रीद अब नहीं है। कृपया फिर से चुनें।',
      offline: 'इंटरनेट नहीं है। आपका लिखा, फ़ाइलों के बिना, एक घंटे तक यहाँ रहेगा: इंटरनेट आने पर भेजें।',
      intercepted: common.intercepted,
      other: 'शिकायत भेजी नहीं जा सकी। आपका लिखा यहीं है। कृपया दोबारा कोशिश करें।',
    },
    next: {
      heading: 'आगे क्या होगा',
      you: 'आप भेजेंगे',
      today: 'आज',
      we: 'हम जवाब देंगे',
      by: (of) => `${day(of)} तक`,
      checks: (decider) => `${decider} जाँच करेगा`,
      atTheLatest: (of) => `ज़्यादा से ज़्यादा ${day(of)} तक`,
    },
    guidelines: { title: 'जानकारी', text: 'क्या साथ रखें' },
  },
  files: {
    label: 'सबूत',
    optional: '(वैकल्पिक)',
    choose: 'फ़ाइल चुनें',
    drop: 'या यहाँ छोड़ें',
    limits: `JPG, PNG या PDF, हर एक 2 MB तक, कुल ${DISPUTE_FILES_AT_MOST}`,
    added: 'जुड़ गई',
    sending: (name) => `${name} भेजी जा रही है`,
    percent: (of) => `${of}%`,
    kilobytes: (of) => `${of} KB`,
    remove: (name) => `${name} हटाएँ`,
    refused: {
      kind: 'नहीं भेजी गई: सिर्फ़ JPG, PNG या PDF, जिसमें कुछ छिपा न हो',
      active: 'नहीं भेजी गई: इस PDF में स्क्रिप्ट, फ़ॉर्म, प्रोग्राम या दूसरी फ़ाइल है। सादी PDF या तस्वीर भेजें',
      sealed: 'नहीं भेजी गई: इस PDF पर पासवर्ड है या यह पढ़ी नहीं जा सकती। बिना पासवर्ड की PDF या तस्वीर भेजें',
      dots: 'नहीं भेजी गई: तस्वीर 50 मेगापिक्सल से बड़ी है',
      size: 'नहीं भेजी गई: 2 MB से बड़ी है',
      many: `नहीं भेजी गई: ज़्यादा से ज़्यादा ${DISPUTE_FILES_AT_MOST} फ़ाइलें`,
      tooMany: 'नहीं भेजी गई: आज बहुत फ़ाइलें हो गईं',
      broken: 'नहीं भेजी गई: कनेक्शन टूट गया',
    },
    add: 'फ़ाइल जोड़ें',
  },
  pause: {
    will: 'शिकायत खुली रहने तक, इस लोन पर:',
    is: 'इस लोन के भुगतान रुके हैं',
    isPartly: 'शिकायत खुली रहने तक, इस लोन पर:',
    paused: {
      DEBITS: 'कोई रक़म नहीं कटेगी',
      LATE_FEE: 'देरी का शुल्क नहीं लगेगा',
      INTEREST: 'देरी का ब्याज नहीं जुड़ेगा',
      REPORT: 'क्रेडिट ब्यूरो की जानकारी में लोन पर विवादित लिखा जाएगा',
    },
    runsOn: {
      DEBITS: 'रक़म पहले की तरह कटेगी',
      LATE_FEE: 'देरी का शुल्क लगेगा',
      INTEREST: 'ब्याज जुड़ता रहेगा',
      REPORT: 'क्रेडिट ब्यूरो को जानकारी जाती रहेगी',
    },
    until: (of) => `शिकायत बंद होने तक, ज़्यादा से ज़्यादा ${day(of)} तक। आपके दूसरे लोन चलते रहेंगे।`,
    upTo: 'शिकायत बंद होने तक, ज़्यादा से ज़्यादा 30 दिन। आपके दूसरे लोन चलते रहेंगे।',
    none: (lender) => `${lender} शिकायत के लिए कुछ नहीं रोकता: भुगतान पहले की तरह चलेंगे।`,
  },
} satisfies Texts<typeof disputesMessages>;
