import type { nearestMessages } from '../../../../../frames/lending/nearest.messages';
import { formatPaise, formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { months } from '../../grammar';
import planChoice from './plan-option';

const sum =
  (who: string) =>
  (emi: number, count: number, totalPaise: number, more = ''): string =>
    `${planChoice.emiTimes(emi, count)}। ${who} कुल ${formatPaise(totalPaise)} देंगे${more}।`;
const youPay = sum('आप');
const customerPays = sum('ग्राहक');

export default {
  limit: (amount, limit) => `${rupees(amount)} आपकी ${rupees(limit)} की लिमिट से ज़्यादा है`,
  limitIs: (lender) => `${lender} आज आपको इतनी ही लिमिट दे रहा है।`,
  noTenure: (lender, count) => `${lender} आज आपको ${months(count)} का प्लान नहीं दे रहा`,
  noLender: (lender) => `${lender} आज आपको EMI नहीं दे रहा`,
  notAffected: 'कोई पैसा नहीं कटा है और आपका क्रेडिट स्कोर नहीं बदला।',
  noReason: 'बैंक हमें इसका कारण नहीं बताता। आप बैंक से पूछ सकते हैं।',
  list: 'सबसे नज़दीकी तरीके',
  these: 'ये सबसे नज़दीकी तरीके हैं।',
  none: 'ऑर्डर बदलें या दूसरे तरीके से चुकाएँ।',
  finding: 'देखा जा रहा है कि क्या मिल सकता है…',
  allPlans: 'दूसरा प्लान चुनें',
  anotherWay: 'दूसरे तरीके से चुकाएँ',
  ways: {
    otherTenure: (lender, count) => `${lender} से ${months(count)}`,
    otherLender: (lender) => `पूरी रकम ${lender} से`,
    partNow: (now, rest) => `${rupees(now)} अभी दें और ${rupees(rest)} EMI पर`,
    apply: 'नई लिमिट के लिए आवेदन करें',
    applyText: (lender) => `${lender} में, नए ग्राहकों के लिए। अपना PAN पास रखें; कुछ ही मिनट लगते हैं।`,
    pays: (emi, count, total) => youPay(emi, count, total),
    paysLess: (emi, count, total, less, than) =>
      youPay(emi, count, total, `, यानी ${months(than)} वाले प्लान से ${formatPaise(less)} कम`),
    paysNoFee: (emi, count, total) => youPay(emi, count, total, ', कोई प्रोसेसिंग फ़ीस नहीं'),
    paysUpTo: (emi, count, total, limit) => youPay(emi, count, total, `। वहाँ आपकी लिमिट ${rupees(limit)} है`),
    paysWith: (emi, count, total, now) => youPay(emi, count, total, `, इसमें ${rupees(now)} शामिल हैं`),
    now: 'अभी',
    onEmi: 'EMI पर',
  },
  twoParts: {
    title: 'दो हिस्से, एक ऑर्डर',
    text: 'आपके पुष्टि करने से पहले कोई पैसा नहीं कटता।',
    emi: (rest) => `${rupees(rest)} EMI पर`,
    emiText: (emi, count, lender, totalPaise) =>
      `${lender} से ${planChoice.emiTimes(emi, count)}, यानी कुल ${formatPaise(totalPaise)}।`,
    shop: (now) => `${rupees(now)} दुकान को`,
    shopText: (shop) => `${shop} को, EMI की पुष्टि होते ही, जिस तरह भी वह पैसे लेती है।`,
    price: 'ऑर्डर की कीमत',
    interestOn: (rate, rest) => `ब्याज, ${rupees(rest)} पर ${rate}`,
    inAll: 'दोनों हिस्सों में कुल',
    safe: (shop, now) => `अगर EMI नहीं हो पाई, तो ${shop} ${rupees(now)} नहीं लेती।`,
    continue: 'दोनों हिस्सों के साथ आगे बढ़ें',
    both: (now, rest) => `${rupees(now)} दुकान को, ${rupees(rest)} EMI पर`,
    atShop: 'दुकान को',
    due: (shop, now) => `अब बाकी ${rupees(now)} ${shop} को दें।`,
  },
  agentWays: {
    otherTenure: (lender, count) => `${lender} से ${months(count)}`,
    otherLender: (lender) => `पूरी रकम ${lender} से`,
    partNow: (now, rest) => `${rupees(now)} काउंटर पर लें, ${rupees(rest)} EMI पर`,
    apply: 'ग्राहक को आवेदन भेजें',
    applyText: (lender) => `${lender}, नए ग्राहकों के लिए। ग्राहक इसे अपने फ़ोन पर भरेंगे।`,
    pays: (emi, count, total) => customerPays(emi, count, total),
    paysLess: (emi, count, total, less, than) =>
      customerPays(emi, count, total, `, यानी ${months(than)} वाले प्लान से ${formatPaise(less)} कम`),
    paysNoFee: (emi, count, total) => customerPays(emi, count, total, ', कोई प्रोसेसिंग फ़ीस नहीं'),
    paysUpTo: (emi, count, total, limit) => customerPays(emi, count, total, `। ${rupees(limit)} तक पूर्व-स्वीकृत`),
    paysWith: (emi, count, total, now) => customerPays(emi, count, total, `, इसमें ${rupees(now)} शामिल हैं`),
    now: 'अभी',
    onEmi: 'EMI पर',
  },
} satisfies Texts<typeof nearestMessages>;
