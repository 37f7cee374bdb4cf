import { dailyInterestPaise, sharePaise } from './daily-interest';
import { gstPaise } from './gst';

/** What giving a loan back within its cooling-off days costs. Paise. */
export interface ExitCost {
  /** What was lent and is not yet repaid or refunded. */
  readonly principalPaise: number;
  /** The day of the payment counts, the day of leaving does not. */
  readonly days: number;
  readonly interestPaise: number;
  /** 0, unless the lender says that it keeps its fee. */
  readonly feesPaise: number;
  readonly totalPaise: number;
}

/** Principal and the interest of the days at the loan's own yearly rate, also at no cost: the sale stands, and the shopper has
 *  had its discount. Source: docs/adr/0040-loans-follow-statements.md. */
export function exitCost(loan: {
  readonly principalPaise: number;
  readonly annualRateBps: number;
  readonly days: number;
  /** Of its fees what the lender keeps and is not paid yet. */
  readonly keptFeesPaise: number;
}): ExitCost {
  const { principalPaise, days, keptFeesPaise: feesPaise } = loan;
  const interestPaise = dailyInterestPaise(principalPaise, loan.annualRateBps, days);
  return { principalPaise, days, interestPaise, feesPaise, totalPaise: principalPaise + interestPaise + feesPaise };
}

/** What closing a loan today costs. Paise. */
export interface ClosingCost {
  readonly principalPaise: number;
  /** Of the interest below those since the last due day. */
  readonly days: number;
  /** Of instalments that are overdue in full, and of the days since the last due day on what falls due later. */
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  /** What of the fees is not paid yet: due with the first instalment. */
  readonly feesPaise: number;
  /** For bounced debits and late payment. */
  readonly chargesPaise: number;
  /** For closing early, of what is not due yet; before tax. */
  readonly closurePaise: number;
  readonly gstOnClosurePaise: number;
  readonly totalPaise: number;
}

/** Principal, the interest of the days since the last due day, what is overdue, and the lender's charge with GST; interest of
 *  those days and the charge are of the principal that is paid before its day.
 *  Source: docs/adr/0040-loans-follow-statements.md. */
export function closingCost(loan: {
  readonly principalPaise: number;
  /** Of that, what falls due on a later day. */
  readonly earlyPrincipalPaise: number;
  readonly annualRateBps: number;
  readonly isGstOnInterest: boolean;
  /** Since the last due day that has passed, or since the loan began. */
  readonly days: number;
  /** Interest of instalments whose due day has passed, and the tax on it. */
  readonly overdueInterestPaise: number;
  readonly overdueGstPaise: number;
  readonly feesPaise: number;
  readonly chargesPaise: number;
  readonly foreclosureBps: number;
}): ClosingCost {
  const { principalPaise, days, feesPaise, chargesPaise } = loan;
  const sinceDuePaise = dailyInterestPaise(loan.earlyPrincipalPaise, loan.annualRateBps, days);
  const interestPaise = loan.overdueInterestPaise + sinceDuePaise;
  const gstOnInterestPaise = loan.overdueGstPaise + (loan.isGstOnInterest ? gstPaise(sinceDuePaise) : 0);
  const closurePaise = sharePaise(loan.earlyPrincipalPaise, loan.foreclosureBps);
  const gstOnClosurePaise = gstPaise(closurePaise);
  return {
    principalPaise,
    days,
    interestPaise,
    gstOnInterestPaise,
    feesPaise,
    chargesPaise,
    closurePaise,
    gstOnClosurePaise,
    totalPaise:
      principalPaise + interestPaise + gstOnInterestPaise + feesPaise + chargesPaise + closurePaise + gstOnClosurePaise,
  };
}

/** Payments of a loan so far. Paise. */
export interface Repaid {
  readonly interestPaise: number;
  readonly gstPaise: number;
  readonly feesPaise: number;
  readonly chargesPaise: number;
}

/** Settlement of a loan after the shop has taken the whole purchase back. Paise. */
export interface ReturnCost {
  /** Paid by the lender to the shopper. */
  readonly toShopperPaise: number;
  /** Kept by the lender, paid or still owed. */
  readonly keptPaise: number;
  /** Still owed by the shopper: 0 each if more is paid back to the shopper. */
  readonly owed: { readonly interestPaise: number; readonly gstPaise: number; readonly chargesPaise: number };
}

/** Within the cooling-off days everything comes back and nothing is owed. After them the interest of the days until then stays,
 *  and fees and charges that were paid; at no cost the shop bears the interest (`refundLine`), and it comes back.
 *  Source: docs/adr/0041-refunds-and-settlement.md. */
export function returnCost(of: {
  readonly isWithinCoolingOff: boolean;
  readonly isNoCost: boolean;
  /** Of what is refunded, what the shopper had repaid. */
  readonly repaidPrincipalPaise: number;
  readonly repaid: Repaid;
  /** Of days and instalments that are not paid for; 0 at no cost. */
  readonly accruedInterestPaise: number;
  readonly accruedGstPaise: number;
  readonly chargesPaise: number;
}): ReturnCost {
  const { repaid, repaidPrincipalPaise } = of;
  const interestPaidPaise = repaid.interestPaise + repaid.gstPaise;
  const otherPaidPaise = repaid.feesPaise + repaid.chargesPaise;
  if (of.isWithinCoolingOff)
    return {
      toShopperPaise: repaidPrincipalPaise + interestPaidPaise + otherPaidPaise,
      keptPaise: 0,
      owed: { interestPaise: 0, gstPaise: 0, chargesPaise: 0 },
    };
  const backPaise = repaidPrincipalPaise + (of.isNoCost ? interestPaidPaise : 0);
  const owedPaise = of.accruedInterestPaise + of.accruedGstPaise + of.chargesPaise;
  // The refunded amount pays charges first, then tax, then interest.
  const chargesPaise = Math.max(0, of.chargesPaise - backPaise);
  const gstPaise = Math.max(0, of.accruedGstPaise - Math.max(0, backPaise - of.chargesPaise));
  const interestPaise = Math.max(
    0,
    of.accruedInterestPaise - Math.max(0, backPaise - of.chargesPaise - of.accruedGstPaise),
  );
  return {
    toShopperPaise: Math.max(0, backPaise - owedPaise),
    keptPaise: (of.isNoCost ? 0 : interestPaidPaise) + otherPaidPaise + owedPaise,
    owed: { interestPaise, gstPaise, chargesPaise },
  };
}

/** How a lender counts its charge on an overdue instalment: by the day on the instalment alone, or, as statements of
 *  before 2026-6 say, for each month begun on instalment and fees. */
export const penalBases = ['DAY', 'MONTH'] as const;
export type PenalBasis = (typeof penalBases)[number];

/** The charge for days on which an instalment is overdue, paise: instalment × monthly rate × 12 × days ÷ 365, half up. */
export const penalByDayPaise = (overduePaise: number, penalBpsPerMonth: number, days: number): number =>
  dailyInterestPaise(overduePaise, penalBpsPerMonth * 12, days);

/** The charge for each month begun since the due day, paise; the day after it begins the first. */
export const penalByMonthPaise = (overduePaise: number, penalBpsPerMonth: number, monthsBegun: number): number =>
  sharePaise(overduePaise, penalBpsPerMonth * monthsBegun);
