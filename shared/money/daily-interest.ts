import { halfUpDiv } from './emi';

/** Basis points per unit × 365 days; a leap year also counts 365. */
const UNIT = 10_000n * 365n;

/** Interest of some days on a balance, paise: balance × yearly rate × days ÷ 365, rounded half up. `days` is whole and
 *  not negative. Source: docs/adr/0040-loans-follow-statements.md. */
export const dailyInterestPaise = (balancePaise: number, annualRateBps: number, days: number): number =>
  Number(halfUpDiv(BigInt(balancePaise) * BigInt(annualRateBps) * BigInt(days), UNIT));

export const sharePaise = (amountPaise: number, bps: number): number =>
  Number(halfUpDiv(BigInt(amountPaise) * BigInt(bps), 10_000n));
