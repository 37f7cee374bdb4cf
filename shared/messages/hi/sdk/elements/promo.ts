import type { PromoTexts } from '../../../../../sdk/elements/promo.messages';
import { noCostMark } from '../../grammar';

export default {
  plan: (emi, count) => [[`${emi} × ${count}`], ' महीने'],
  cost: (percentAYear, total, fee) =>
    `कुल ${total}${percentAYear ? `, ${percentAYear}% सालाना` : ''}${fee && `, ${fee} फ़ीस मिलाकर`}`,
  check: 'EMI की जाँच करें',
  noCost: noCostMark,
} satisfies PromoTexts;
