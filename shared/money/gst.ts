import { halfUpDiv } from './emi';

/** Goods and services tax on fees, and on interest for lenders configured so.
 *  Source: docs/adr/0036-money-in-paise.md. */
export const GST_PERCENT = 18n;

/** The tax on an amount in paise, rounded half up to the paisa. */
export const gstPaise = (amountPaise: number): number => Number(halfUpDiv(BigInt(amountPaise) * GST_PERCENT, 100n));

/** The tax inside an amount in paise that has it included, rounded half up to the paisa. */
export const gstWithinPaise = (amountPaise: number): number =>
  Number(halfUpDiv(BigInt(amountPaise) * GST_PERCENT, 100n + GST_PERCENT));
