import type { lendingMessages } from '../../../../frames/lending/messages';
import { formatPaise, percentText, formatRupees as rupees } from '../../../format/number';
import type { Texts } from '../../define-messages';
import { months, noCostMark, zeroInterest } from '../grammar';

export default {
  months,
  tenures: (fewest, most) => (fewest === most ? months(most) : `${fewest} से ${months(most)}`),
  monthly: (emi) => `${rupees(emi)}/माह`,
  perMonth: '/माह',
  from: 'सबसे कम',
  total: (total) => `कुल ${formatPaise(total)}`,
  costs: {
    rate: (rate) => `${percentText(rate)} प्रति वर्ष`,
    interest: (amount) => `ब्याज ${amount}`,
    gstOnInterest: (amount) => `उस पर GST ${amount}`,
    fees: (amount) => `फ़ीस ${amount}`,
  },
  notAvailable: 'उपलब्ध नहीं',
  noRate: (lender) => `${lender} की कोई दर नहीं`,
  noCost: noCostMark,
  /** Of a plan whose interest the shop meets, and that is not no cost. */
  zeroInterest,
  range: (min, max) => `${rupees(min)}\u00a0–\u00a0${rupees(max)}`,
} satisfies Texts<typeof lendingMessages>;
