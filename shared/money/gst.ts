import { halfUpDiv } from './emi';

/** Goods and services tax on fees, and on interest for lenders configured so.
 *  Source: docs/adr/0036-money-in-paise.md. */
export const GST_PERCENT = 18n;

export const gstPaise = (amountPaise: number): number => Number(halfUpDiv(BigInt(amountPaise) * GST_PERCENT, 100n));

/** Tax included in an amount in paise, rounded half up. */
export const gstWithinPaise = (amountPaise: number): number =>
  Number(halfUpDiv(BigInt(amountPaise) * GST_PERCENT, 100n + GST_PERCENT));
