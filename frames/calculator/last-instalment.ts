import type { PricedQuote } from './quote';

/** The last instalment in paise, without tax on its interest like the others; null where it is one like the others. */
export function lastInstalmentOf({ cost }: PricedQuote): number | null {
  const last = cost.instalments.at(-1);
  if (!last) return null;
  const lastPaise = last.paymentPaise - last.gstPaise;
  return lastPaise === cost.emiPaise ? null : lastPaise;
}
