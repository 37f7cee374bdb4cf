import { brand } from '../../../brand';
import { dayText } from '../../../format/day-text';
import { formatPaise } from '../../../format/number';
import type { kfsMessages } from '../../../kfs/messages';
import { dayInIndia } from '../../../rules/india-days';
import type { Texts } from '../../define-messages';
import { clockText, costsOf, fullMonthNames } from '../grammar';

const day = (on: string): string => dayText(on, fullMonthNames);

export default {
  heading: 'मुख्य तथ्य विवरण',
  summary: 'इस लोन में आपका कितना खर्च होगा और आप किन बातों पर सहमत हो रहे हैं।',
  terms: {
    fees: { PROCESSING: 'प्रोसेसिंग फ़ीस', DOCUMENTATION: 'दस्तावेज़ों की फ़ीस' },
    disbursal: (merchant) => `पूरी रकम एक बार में ${merchant} को, इस ऑर्डर के लिए। इसमें से कोई फ़ीस नहीं कटती`,
    late: {
      name: 'EMI देर से चुकाने पर',
      charge: (percent) => `बकाया EMI (फ़ीस छोड़कर) का ${percent}% हर महीने, दिनों के हिसाब से`,
    },
    early: {
      name: 'लोन समय से पहले चुकाने पर',
      charge: (percent) => `नियत तारीख से पहले चुकाई गई रकम का ${percent}%, और उस पर GST; लोन वापस करने के दिन बीतने के बाद`,
      none: 'कोई शुल्क नहीं',
    },
    bounce: {
      name: 'खाते में पैसे कम होने से EMI न कटने पर',
      charge: (rupees) => `हर बार ₹${rupees}`,
    },
    coolingOff: (days) =>
      `आप इस भुगतान के ${days} दिन के अंदर लोन वापस कर सकते हैं। तब आपको लोन की रकम और सिर्फ़ उतने दिनों का ब्याज देना होगा, और कोई फ़ीस या शुल्क नहीं।`,
    refund: (lender, days, isNoCost) =>
      `अगर दुकान इस भुगतान के ${days} दिन के अंदर सामान वापस ले, तो आपकी चुकाई पूरी रकम लौटेगी। उसके बाद ${
        isNoCost ? '' : 'तब तक का ब्याज और '
      }चुकाई हुई फ़ीस या शुल्क ${lender} के पास रहेगा।`,
    recovery: (lender) =>
      `अगर आप EMI नहीं चुकाते, तो ${lender} किसी एजेंट को भेज सकता है। एजेंट के संपर्क करने से पहले आपको उसका नाम बताया जाएगा।`,
    transfer: (lender) =>
      `${lender} यह लोन किसी दूसरे बैंक या लोन कंपनी को सौंप सकता है। आपको यह बताया जाएगा, और आपकी शर्तें वही रहेंगी।`,
    officer: (lender) => `शिकायत अधिकारी, ${lender}`,
  },
  lender: 'लोन देने वाला',
  proposal: 'प्रस्ताव संख्या',
  mobile: 'आपका मोबाइल नंबर',
  shop: 'दुकान',
  shopAndOrder: (shop, order) => `${shop}, ऑर्डर ${order}`,
  madeOn: 'कब बना',
  validUntil: 'कब तक मान्य है',
  arrangedBy: 'लोन दिलाने वाला',
  arranger: (lender) => `${brand.name}, ${lender} की ओर से`,
  day,
  moment: (atMs) => `${day(dayInIndia(atMs))}, ${clockText(atMs)}`,
  apr: 'APR, सारे खर्च मिलाकर',
  aYear: 'सालाना',
  totalPayable: 'आप कुल चुकाएँगे',
  totalPayableOf: (isPart, hasInterest, hasGst, hasFees) =>
    `${costsOf([isPart ? 'लोन' : 'कीमत', ...(hasInterest ? ['ब्याज'] : []), ...(hasGst ? ['GST'] : []), ...(hasFees ? ['फ़ीस'] : [])])} मिलाकर`,
  eachMonth: 'हर महीने',
  times: (count) => `${count} बार`,
  timesLast: (count, last) => `${count} बार, आखिरी बार ${formatPaise(last)}`,
  plusGst: (what) => `${what}, और ब्याज पर GST`,
  costs: {
    title: 'कितना खर्च होगा',
    price: 'सामान की कीमत',
    atShop: 'आप दुकान को देते हैं, लोन नहीं',
    discount: 'ब्याज के बदले दुकान की छूट',
    loan: 'लोन की रकम',
    rate: 'ब्याज दर',
    rateValue: (percent) => `${percent}% सालाना`,
    fixed: 'लोन के पूरे समय एक ही रहेगी',
    interest: 'कुल ब्याज',
    gst: 'ब्याज पर GST',
    feeOf: (fee, gstPercent, gst, payee, due) =>
      `${formatPaise(fee)} और ${gstPercent}% GST ${formatPaise(gst)}, ${payee} को, ${due}`,
    thirdParty: 'किसी तीसरे पक्ष',
    feeDue: { ONE_TIME: 'एक बार, पहली EMI के साथ', RECURRING: 'बार-बार' },
    shopFee: 'बैंक की फ़ीस, जो दुकान चुकाती है',
    shopFeeNote: (sum) => `GST के साथ ${sum}; आपको इसमें कुछ नहीं चुकाना`,
    cost: 'लोन का कुल खर्च',
    costOf: (hasGst, hasFees) => costsOf(['ब्याज', ...(hasGst ? ['GST'] : []), ...(hasFees ? ['फ़ीस'] : [])]),
    net: (isAfterFees) => (isAfterFees ? 'फ़ीस घटाकर लोन की रकम' : 'दुकान को दी जाने वाली रकम'),
    netUse: 'APR इसी रकम पर निकाली गई है',
  },
  repayment: {
    title: 'आप कैसे चुकाएँगे',
    instalments: 'किस्तें',
    equal: (count, emi) => `${count} किस्तें, हर एक ${formatPaise(emi)} की`,
    lastDiffers: (count, emi, last) => `${count} किस्तें ${formatPaise(emi)} की, आखिरी 1 किस्त ${formatPaise(last)} की`,
    first: 'पहली EMI',
    last: 'आखिरी EMI',
    how: 'भुगतान का तरीका',
    howValue: 'अपने आप कटेगी, उस खाते से जिसकी अनुमति आपने दी है',
    howNote: 'अनुमति न दी हो, तो देने तक हर EMI आप खुद चुकाएँ',
    disbursal: 'लोन की रकम किसे मिलेगी',
    interestFrom: (from, firstDays) =>
      `ब्याज ${from} से${firstDays === null ? '' : `; पहली EMI में ${firstDays} दिन का ब्याज`}`,
  },
  charges: 'शुल्क जो सिर्फ़ ज़रूरत पड़ने पर लगेंगे',
  rights: {
    title: 'आपके अधिकार',
    coolingOff: 'लोन वापस करना',
    refund: 'सामान वापस करना',
    recovery: 'वसूली',
    transfer: 'लोन किसी और को सौंपना',
    complaints: 'शिकायत',
    complain: (officer, phone, email, ombudsmanAfterDays) =>
      `${officer} से ${phone} या ${email} पर संपर्क करें। अगर ${ombudsmanAfterDays} दिन में हल न मिले, तो आप RBI लोकपाल को लिख सकते हैं।`,
    complaintsToUs: `${brand.name} से शिकायत`,
    complainToUs: (officer, phone, email) =>
      `${officer} से ${phone} या ${email} पर संपर्क करें। यह लोन ${brand.name} ने दिलाया है।`,
  },
  schedule: {
    title: 'EMI कब-कब देनी है',
    heads: (hasGst, hasFees) => [
      'क्र.',
      'तारीख',
      'EMI',
      'मूलधन',
      `ब्याज${hasGst ? ' + GST' : ''}${hasFees ? ' + फ़ीस' : ''}`,
      'बाकी रकम',
    ],
    all: 'सारी EMI',
    withFees: (fees) => `${formatPaise(fees)} की फ़ीस मिलाकर आप कुल चुकाएँगे`,
  },
  fingerprint: (version) => `पहचान-कोड (SHA-256), संस्करण ${version}`,
  verify: {
    before: 'इस विवरण को',
    after: 'पर प्रस्ताव संख्या और इस पहचान-कोड से जाँचें। एक भी अंक बदला होता, तो कोड अलग होता।',
  },
  page: (number, count) => `कुल ${count} में से पेज ${number}`,
  download: 'PDF डाउनलोड करें',
} satisfies Texts<typeof kfsMessages>;
