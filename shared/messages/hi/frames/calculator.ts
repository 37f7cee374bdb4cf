import type { calculatorMessages } from '../../../../frames/calculator/messages';
import { formatPaise, formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import { noCostMark } from '../grammar';
import common from './kit/common';
import lending from './lending';

export default {
  title: 'EMI कैलकुलेटर',
  description: 'कीमत और महीने चुनें: हर बैंक की EMI, ब्याज और कुल रकम, एक-एक रुपये तक।',
  heading: 'EMI कैलकुलेटर',
  lender: 'बैंक',
  rate: (rate) => `${rate}% सालाना`,
  price: 'खरीद की कीमत',
  bounds: (min, max) => `${rupees(min)} से ${rupees(max)} तक`,
  belowMin: (lender, min) => `${lender} से लोन ${rupees(min)} से शुरू होता है।`,
  aboveMax: (lender, max) => `${lender} से लोन ${rupees(max)} तक मिलता है।`,
  months: 'महीने',
  notAvailable: lending.notAvailable,
  noCost: { label: noCostMark, text: 'उन दुकानों में जो ब्याज लौटा देती हैं' },
  noCostWhy: [
    'लोन शुरू होने से पहले दुकान ब्याज की रकम कीमत से घटा देती है, और बैंक की एक बार की फ़ीस भी चुकाती है।',
    'आप ठीक कीमत जितना ही चुकाते हैं।',
  ],
  show: 'खर्च देखें',
  result: {
    each: 'हर महीने',
    price: 'कीमत',
    interest: 'ब्याज',
    gst: 'ब्याज पर GST',
    discount: `${noCostMark} की छूट*`,
    fee: 'बैंक की फ़ीस एक बार, GST के साथ',
    down: 'डाउन पेमेंट',
    total: 'आप कुल चुकाएँगे',
    last: (paise) => `आखिरी किस्त ${formatPaise(paise)} की है।`,
  },
  donut: (price, rest) => `आप जो कुल चुकाएँगे, उसमें ${formatPaise(price)} कीमत है और ${formatPaise(rest)} ब्याज और फ़ीस।`,
  check: common.check,
  share: 'भेजें',
  copied: 'लिंक कॉपी हो गया',
  print: 'छापें',
  csv: 'तालिका डाउनलोड करें',
  rounding: 'EMI अगले पूरे रुपये तक बढ़ाई जाती है। दर की पुष्टि भुगतान के समय बैंक करता है।',
  table: {
    heading: 'महीने-दर-महीने',
    month: 'महीना',
    emi: 'EMI',
    principal: 'कीमत का हिस्सा',
    interest: 'ब्याज',
    gst: 'GST',
    fee: 'फ़ीस',
    left: 'बाकी रकम',
  },
} satisfies Texts<typeof calculatorMessages>;
