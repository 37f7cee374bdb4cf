import { lastInSchedulePaise } from '../../shared/money/last-in-schedule';
import type { PricedQuote } from './quote';

/** The last instalment in paise, without tax on its interest like the others; null where it is one like the others. */
export const lastInstalmentOf = ({ cost }: PricedQuote): number | null =>
  lastInSchedulePaise(cost.instalments, cost.emiPaise);
