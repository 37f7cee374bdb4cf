import type { loansMessages } from '../../../../frames/dashboard/messages';
import { dayText } from '../../../format/day-text';
import type { Texts } from '../../define-messages';
import { momentText, monthNames, noCostMark } from '../grammar';

const day = (of: string): string => dayText(of, monthNames);
const monthOf = (of: string): string => monthNames[Number(of.split('-')[1]) - 1] ?? '';

export default {
  trail: 'आप यहाँ हैं',
  dashboard: 'डैशबोर्ड',
  transactions: 'लेन-देन',
  day,
  dayOfYear: (of) => day(of).replace(/ \d+$/, ''),
  month: (of) => monthOf(of),
  moment: momentText,
  statuses: {
    ACTIVE: 'चालू',
    OVERDUE: 'बकाया',
    CLOSED: 'बंद',
    CANCELLED: 'रद्द',
    RETURNED: 'सामान लौटाया',
  },
  coolingOff: 'वापसी के दिन',
  refundPending: 'रिफ़ंड आ रहा है',
  noCost: `${noCostMark}*`,
  paidOf: (paid, all) => `${all} में से ${paid} चुकाईं`,
  nothingDue: 'कुछ बाकी नहीं',
  account: (lender, digits) => `${lender} ${digits}`,
  autoDebit: 'ऑटो-डेबिट',
  keep: (sum, account, by) => `${by} तक ${account} में ${sum} रखें।`,
  step: {
    paid: (name, sum) => `${name}: ${sum}, चुकाई गई`,
    next: (name, sum) => `${name}: ${sum}, अगली`,
    overdue: (name, sum) => `${name}: ${sum}, बकाया`,
    ahead: (name, sum) => `${name}: ${sum}, आगे देनी है`,
    ended: (name, sum) => `${name}: ${sum}, अब नहीं देनी`,
  },
} satisfies Texts<typeof loansMessages>;
