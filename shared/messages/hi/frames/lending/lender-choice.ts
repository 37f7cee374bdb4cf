import type { lenderChoiceMessages } from '../../../../../frames/lending/lender-choice.messages';
import { formatNumber, formatRupees as rupees } from '../../../../format/number';
import type { Texts } from '../../../define-messages';
import { months, noCostMark } from '../../grammar';

const percent = (rate: number): string => `${formatNumber(rate)}% सालाना`;
const options = (count: number): string => `${count} विकल्प`;

export default {
  title: 'बैंक चुनें',
  order: (count) => `${months(count)} के लिए: सबसे कम कुल रकम पहले; बराबर हो तो कम APR, फिर नाम के क्रम से`,
  reasons: {
    lowestBoth: 'कुल रकम सबसे कम, और EMI भी सबसे कम',
    lowestMonthly: 'सबसे कम EMI',
    lowestTotal: 'कुल रकम सबसे कम',
    lowestTotalNoFee: 'कुल रकम सबसे कम, कोई प्रोसेसिंग फ़ीस नहीं',
    secondTotal: 'दूसरी सबसे कम कुल रकम',
    thirdTotal: 'तीसरी सबसे कम कुल रकम',
    chosen: 'आपकी पसंद',
  },
  noCostFor: (count) => `${months(count)} के लिए ${noCostMark}`,
  all: (count) => `सभी ${count} बैंक और लोन कंपनियाँ`,
  tenure: 'महीने',
  search: 'बैंक खोजें',
  noCostOnly: 'नो-कॉस्ट',
  percent,
  percentNoFee: (rate) => `${percent(rate)} · कोई फ़ीस नहीं`,
  lenders: options,
  found: (count, amount, tenure) => `${rupees(amount)} के लिए ${months(tenure)} पर ${options(count)}, सबसे कम कुल रकम पहले`,
  foundNoCost: (count, tenure) => `${months(tenure)} पर ${options(count)} ${noCostMark} के साथ`,
  noneFound: 'इस नाम का कोई बैंक नहीं मिला',
  noneFoundText: (count) => `नाम जाँच लें या सभी ${count} देखें।`,
  clear: 'खोज हटाएँ',
  needsHigher: 'इसके लिए रकम ज़्यादा चाहिए',
  orMore: (amount) => `${rupees(amount)} या ज़्यादा`,
  needsLower: 'इसके लिए रकम कम चाहिए',
  atMost: (amount) => `ज़्यादा से ज़्यादा ${rupees(amount)}`,
} satisfies Texts<typeof lenderChoiceMessages>;
