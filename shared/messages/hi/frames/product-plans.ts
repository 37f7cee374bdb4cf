import type { productMessages } from '../../../../frames/product-plans/messages';
import { formatNumber, formatPaise, formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import { months, noCostMark, zeroInterest } from '../grammar';
import common from './kit/common';
import lending from './lending';

export default {
  title: (name, merchant) => `${merchant} पर ${name}`,
  description: (name, merchant, price) =>
    `${merchant} पर ${name}, कीमत ${rupees(price)}: हर बैंक के साथ एक महीने में कितना, ब्याज, छूट, फ़ीस और कुल रकम के साथ।`,
  priceAt: (merchant) => `${merchant} पर कीमत`,
  shopDecides: 'असली कीमत दुकान के अपने पेज पर है।',
  plans: {
    heading: 'बैंक के प्लान',
    from: (emi) => `शुरू ${rupees(emi)}/माह`,
    lenders: 'बैंक',
    order: (count) => `बैंक: ${months(count)} के लिए सबसे कम कुल रकम पहले; बराबर हो तो कम APR, फिर नाम के क्रम से।`,
    tag: `${noCostMark}*`,
    months,
    perMonth: '/माह',
    /** Of a plan whose interest the shop meets, and that is not no cost. */
    zeroInterest,
    noInterest: `आपको ${rupees(0)} ब्याज`,
    rate: (rate) => `${formatNumber(rate)}% सालाना`,
    interest: (paise) => `ब्याज ${formatPaise(paise)}`,
    notAvailable: lending.notAvailable,
    show: 'खर्च देखें',
    price: 'कीमत',
    interestName: 'ब्याज',
    interestAt: (rate) => `ब्याज, ${formatNumber(rate)}%`,
    gst: 'ब्याज पर GST',
    discount: `${noCostMark} की छूट*`,
    fee: 'बैंक की फ़ीस, एक बार',
    total: 'आप कुल चुकाएँगे',
    times: (count, emi) => `${count} × ${rupees(emi)}।`,
    timesThenLast: (count, emi, last) => `${count} × ${rupees(emi)}, फिर ${formatPaise(last)}।`,
    feeWithFirst: 'फ़ीस पहली किस्त के साथ देनी होती है।',
    announced: (emi, count, total) => `${months(count)} तक हर महीने ${rupees(emi)}। आप कुल ${formatPaise(total)} चुकाएँगे।`,
    star: (merchant, interest, price) =>
      `*${noCostMark}: ${merchant} ब्याज की रकम (इस प्लान में ${formatPaise(interest)}) लोन शुरू होने से पहले कीमत से घटा देता है और बैंक की एक बार की फ़ीस भी चुकाता है, इसलिए आप कुल ${formatPaise(price)} ही चुकाते हैं।`,
    starAlone: (merchant) =>
      `*${noCostMark}: ${merchant} ब्याज की रकम लोन शुरू होने से पहले कीमत से घटा देता है और बैंक की एक बार की फ़ीस भी चुकाता है, इसलिए आप ठीक कीमत जितना ही चुकाते हैं।`,
    feeApart: (paise) => `बैंक की एक बार की फ़ीस ${formatPaise(paise)}, GST के साथ, आपको चुकानी है, जैसा कुल रकम में लिखा है।`,
    outOfRange: (price) => `${rupees(price)} के लिए कोई बैंक लोन नहीं देता।`,
    nearest: (amount) => `प्लान वाली सबसे नज़दीकी रकम ${rupees(amount)} है।`,
  },
  shopAt: (merchant) => `${merchant} से खरीदें`,
  opens: (host, brand) => `${host} नए टैब में खुलेगा। भुगतान में ${brand} चुनें।`,
  check: `${common.check}, मुफ़्त`,
  fit: {
    heading: 'महीने में कितना ठीक रहेगा?',
    text: 'रकम बताइए। हम सबसे नज़दीकी प्लान दिखाते हैं, सबसे सस्ता पहले।',
    label: 'मेरे लिए ठीक रकम, लगभग',
    unit: 'हर महीने',
    within: (sum) => `${rupees(sum)} के अंदर सबसे नज़दीक`,
    none: (sum) => `${rupees(sum)} के अंदर कोई प्लान नहीं`,
    lowest: 'सबसे छोटी किस्त',
    above: 'थोड़ा ज़्यादा',
    about: (count, lender, cost) => `${months(count)} · ${lender} · ${cost}`,
    noInterest: 'ब्याज नहीं',
    saves: (paise) => `${formatPaise(paise)} की बचत`,
  },
  calculator: {
    heading: 'EMI कैलकुलेटर',
    text: 'कोई भी कीमत, इस दुकान के हर बैंक के साथ।',
    open: 'पूरा खोलें',
  },
} satisfies Texts<typeof productMessages>;
