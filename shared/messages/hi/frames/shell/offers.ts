import type { offersMessages } from '../../../../../frames/shell/offers/messages';
import { brand } from '../../../../brand';
import { dayText } from '../../../../format/day-text';
import {
  VOUCHER_ACTIVE_DAYS,
  VOUCHER_BUY_WITHIN_HOURS,
  VOUCHER_EVERY_DAYS,
  VOUCHER_RUPEES,
  VOUCHER_WORKING_DAYS,
} from '../../../../rules/voucher';
import type { Texts } from '../../../define-messages';
import { allOf, monthNames, noCostMark } from '../../grammar';

const day = (of: string): string => dayText(of, monthNames);
const worth = `Rs. ${VOUCHER_RUPEES}`;

export default {
  title: 'ऑफ़र',
  description: `${brand.name} लेने वाली दुकानों पर नो-कॉस्ट EMI और गिफ़्ट वाउचर, हर एक की शर्तों के साथ।`,
  heading: 'ऑफ़र',
  kinds: {
    label: 'कौन से ऑफ़र',
    all: (count) => `सभी ${count}`,
    noCost: (count) => `नो-कॉस्ट EMI ${count}`,
    voucher: (count) => `वाउचर ${count}`,
    ending: (count) => `जल्द खत्म ${count}`,
  },
  tag: `${noCostMark}*`,
  voucherTag: 'वाउचर',
  ends: (of) => `${day(of)} तक`,
  terms: 'शर्तें',
  termsOf: (merchant) => `${merchant} की शर्तें`,
  noCostOn: (months) => `${allOf(months.map(String))} महीनों पर नो-कॉस्ट`,
  none: 'इस तरह का कोई ऑफ़र आज नहीं है।',
  noneYet: 'आज कोई ऑफ़र नहीं है।',
  showAll: 'सभी ऑफ़र देखें',
  bannerWay: 'शर्तें देखें',
  monthsWay: 'हर दुकान के महीने देखें',
  star: (banks) =>
    `*${noCostMark}: लोन शुरू होने से पहले दुकान ब्याज की रकम कीमत से घटा देती है और बैंक की एक बार की फ़ीस भी चुकाती है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं। ${allOf(banks)} के साथ।`,
  starAlone: `*${noCostMark}: लोन शुरू होने से पहले दुकान ब्याज की रकम कीमत से घटा देती है और बैंक की एक बार की फ़ीस भी चुकाती है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं।`,
  ofMerchant: {
    title: (merchant) => `${merchant} के ऑफ़र की शर्तें`,
    description: (merchant) => `${merchant} के ऑफ़र की शर्तें: नो-कॉस्ट महीने, बैंक और तारीखें।`,
    trail: { offers: 'ऑफ़र', terms: 'शर्तें' },
    valid: (from, to) => `${day(from)} से ${day(to)} तक मान्य`,
    validFrom: (from) => `${day(from)} से मान्य, कोई आखिरी तारीख नहीं`,
    over: (to) => `यह ऑफ़र ${day(to)} को खत्म हुआ।`,
    notYet: (from) => `यह ऑफ़र ${day(from)} से शुरू होगा।`,
    now: 'आज के ऑफ़र देखें',
    shopAt: (merchant) => `${merchant} से खरीदें`,
    lenders: 'पात्र बैंक',
    noCost: {
      heading: 'नो-कॉस्ट EMI की शर्तें',
      tag: 'नो-कॉस्ट EMI',
      text: (months) =>
        `${allOf(months.map(String))} महीनों पर, खरीदते समय दुकान ब्याज की रकम कीमत से घटा देती है। फिर बैंक EMI में ब्याज लेता है, इसलिए आपकी किस्तों का जोड़ लिखी हुई कीमत के बराबर होता है।`,
      points: [
        'ब्याज के हिस्से पर GST: यहाँ लिखे बैंकों से ₹0। जिस प्लान में बैंक यह GST लेता है, वह नो-कॉस्ट नहीं है और उसमें रकम लिखी होती है।',
        'बैंक की एक बार की फ़ीस दुकान चुकाती है। जहाँ बैंक फ़ीस लेता है, वहाँ प्लान में 0% ब्याज और फ़ीस लिखी होती है।',
        'ऑफ़र उन्हीं चीज़ों पर है जो दुकान ने चुनी हैं, और अपनी तारीख से पहले भी खत्म हो सकता है।',
        'पक्का करने से पहले छूट भुगतान के पेज पर दिखती है।',
      ],
      months: 'नो-कॉस्ट महीने',
      interest: 'ब्याज जो आप देंगे',
      none: 'कुछ नहीं',
      gst: 'उस ब्याज पर GST',
      fee: 'बैंक की फ़ीस जो आप देंगे',
      star: `*${noCostMark}: लोन शुरू होने से पहले दुकान ब्याज की रकम कीमत से घटा देती है।`,
    },
    voucher: {
      heading: 'वाउचर की शर्तें',
      tag: 'वाउचर ऑफ़र',
      worth: `${worth} का गिफ़्ट वाउचर`,
      points: [
        `इस दुकान पर ${brand.name} से खरीदने पर ${worth} का एक गिफ़्ट वाउचर मिलता है।`,
        `हमारे SMS के ${VOUCHER_BUY_WITHIN_HOURS} घंटे के भीतर खरीदें।`,
        `वाउचर का लिंक खरीद के ${VOUCHER_WORKING_DAYS} कार्य दिवसों के भीतर भेजा जाता है।`,
        `लिंक ${VOUCHER_ACTIVE_DAYS} दिन चलता है।`,
        `एक मोबाइल नंबर को, सभी दुकानें मिलाकर, ${VOUCHER_EVERY_DAYS} दिनों में ज़्यादा से ज़्यादा 1 वाउचर।`,
        'रद्द हुए ऑर्डर पर वाउचर नहीं मिलता।',
      ],
      facts: {
        within: ['खरीदें', `SMS के ${VOUCHER_BUY_WITHIN_HOURS} घंटे के भीतर`],
        sent: ['लिंक आएगा', `${VOUCHER_WORKING_DAYS} कार्य दिवसों के भीतर`],
        active: ['लिंक चलेगा', `${VOUCHER_ACTIVE_DAYS} दिन`],
        limit: ['सीमा', `${VOUCHER_EVERY_DAYS} दिनों में 1`],
      },
    },
  },
  voucherTermsTitle: (merchant) => `${merchant} के वाउचर की शर्तें`,
  voucher: {
    title: (merchant) => `${merchant} का वाउचर`,
    description: (merchant) => `${merchant} का गिफ़्ट वाउचर, उसकी शर्तें, और आपके अपने वाउचर।`,
    trail: { home: 'होम', voucher: 'वाउचर' },
    worth,
    kind: 'का गिफ़्ट वाउचर',
    buyOnce: `हमारे SMS के ${VOUCHER_BUY_WITHIN_HOURS} घंटे के भीतर ${brand.name} से एक बार खरीदें।`,
    noOffer: (merchant) => `${merchant} पर आज कोई वाउचर ऑफ़र नहीं है।`,
    bought: { heading: 'SMS मँगाएँ, या अपना वाउचर देखें', text: 'SMS मँगाने के लिए लॉग इन करें; कोड आने पर वह भी यहीं दिखेगा।' },
    fiveLines: {
      heading: 'पाँच पंक्तियों में शर्तें',
      lines: [
        { title: `${worth} का गिफ़्ट वाउचर`, text: (merchant) => `${merchant} के लिए` },
        { title: `SMS के ${VOUCHER_BUY_WITHIN_HOURS} घंटे के भीतर खरीदें`, text: () => `${brand.name} से एक खरीद` },
        { title: `${VOUCHER_WORKING_DAYS} कार्य दिवसों के भीतर लिंक`, text: () => 'SMS से, उसी नंबर पर जिससे आपने भुगतान किया' },
        { title: `लिंक ${VOUCHER_ACTIVE_DAYS} दिन चलेगा`, text: () => 'फिर कोड खत्म हो जाता है और नया नहीं मिलता' },
        { title: `${VOUCHER_EVERY_DAYS} दिनों में ज़्यादा से ज़्यादा 1 वाउचर`, text: () => 'एक मोबाइल नंबर के हिसाब से' },
      ],
      all: 'वाउचर की पूरी शर्तें',
    },
  },
} satisfies Texts<typeof offersMessages>;
