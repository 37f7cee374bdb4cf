import type { planChoiceMessages } from '../../../../../frames/lending/plan-option.messages';
import { formatNumber, formatPaise, formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { months, noCostMark, zeroInterest } from '../../grammar';

const times = (count: number): string => `× ${months(count)}`;

export default {
  heading: 'अपना EMI प्लान चुनें',
  months,
  times,
  emiTimes: (emi, count) => `${rupees(emi)} ${times(count)}`,
  inAll: (total) => `कुल ${formatPaise(total)} देने होंगे`,
  youPay: (total) => `आप कुल ${formatPaise(total)} चुकाएँगे`,
  rate: (rate) => `${formatNumber(rate)}% सालाना`,
  noCost: noCostMark,
  /** Of a plan whose interest the shop meets, and that is not no cost. */
  zeroInterest,
  notAvailable: 'उपलब्ध नहीं',
  oneOf: (count) => (count === 1 ? 'इस ऑर्डर के लिए यही एक विकल्प है' : `${count} विकल्पों में से एक`),
  lendersFor: (count, amount) => `${rupees(amount)} के लिए ${count} विकल्प`,
  lowestFor: (count) => `${months(count)} के लिए सबसे कम कुल रकम`,
  lowerAt: (lender, count, total) => `${months(count)} के लिए सबसे कम कुल रकम: ${lender} से ${formatPaise(total)}।`,
  chooseLender: (lender) => `${lender} चुनें`,
  change: 'बदलें',
  changeLender: 'बैंक बदलें',
  lenderAndTotal: (lender, total) => `${lender} · कुल ${formatPaise(total)}`,
  changePlan: 'प्लान बदलें',
  finding: 'EMI प्लान खोजे जा रहे हैं…',
  limits: (lender) => `${lender} से कितनी रकम मिल सकती है`,
  outOfRange: (lender, min, max) => `${lender} से ${rupees(min)} से ${rupees(max)} तक का लोन मिलता है।`,
  chooseAnother: 'कोई दूसरा बैंक चुनें।',
  noneChosen: 'अभी कोई प्लान नहीं चुना',
  continue: 'आगे बढ़ें',
  applicationApproved: 'आपका आवेदन मंज़ूर हो गया है। आगे बढ़ने के लिए प्लान चुनें।',
} satisfies Texts<typeof planChoiceMessages>;
