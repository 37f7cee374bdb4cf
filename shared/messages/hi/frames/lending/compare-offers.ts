import type { compareOffersMessages } from '../../../../../frames/lending/compare-offers.messages';
import { dayText } from '../../../../format/day-text';
import { formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { monthNames, months } from '../../grammar';

const differ = (different: number, lines: number): string => `${lines} में से ${different} बातें अलग हैं`;

export default {
  title: 'दो ऑफ़र की तुलना करें',
  pick: {
    title: 'तुलना के लिए दो चुनें',
    picked: (count) => `2 में से ${count} चुने गए`,
    submit: 'तुलना करें',
    stop: 'इसके बजाय एक चुनें',
  },
  over: (amount, count) => `${months(count)} के लिए ${rupees(amount)}।`,
  differ,
  marked: (different, lines) => `${differ(different, lines)}${different === 0 ? '।' : '; कम रकम पर निशान है।'}`,
  rule: {
    title: 'क्रम कैसे तय होता है:',
    text: 'जिसमें आप कुल सबसे कम चुकाएँगे, वह पहले; बराबर हो तो कम APR वाला, फिर नाम के क्रम से। कोई बैंक पैसे देकर ऊपर नहीं आ सकता।',
  },
  line: 'विवरण की पंक्ति',
  costs: 'कितना खर्च है',
  lastEmi: 'आखिरी EMI',
  lastEmiOn: (day) => `आखिरी EMI, ${dayText(day, monthNames)}`,
  plusGst: (amount) => `${amount}, GST अलग`,
  days: (count) => `${count} दिन`,
  less: (what) => `${what} कम`,
  more: (what) => `${what} ज़्यादा`,
  points: (difference) => `${difference} अंक`,
  choose: (lender) => `${lender} चुनें`,
  loading: 'दोनों विवरण आ रहे हैं…',
} satisfies Texts<typeof compareOffersMessages>;
