import type { Language } from '../language';
import { noCostMark } from './grammar';

export const promo: Language['promo'] = {
  plan: (emi, count) => [[`${emi} × ${count}`], ' महीने'],
  cost: (percentAYear, total, fee) =>
    `कुल ${total}${percentAYear ? `, ${percentAYear}% सालाना` : ''}${fee && `, ${fee} फ़ीस मिलाकर`}`,
  check: 'EMI की जाँच करें',
  noCost: noCostMark,
};
