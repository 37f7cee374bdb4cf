import { dailyInterestPaise, sharePaise } from './daily-interest';
import { gstPaise } from './gst';

/** Cost of giving a loan back within its cooling-off days, paise. */
export interface ExitCost {
  /** Loan amount that is neither repaid nor refunded. */
  readonly principalPaise: number;
  /** The day of the payment counts, the day of the exit does not. */
  readonly days: number;
  readonly interestPaise: number;
  /** 0, unless the lender retains its fee. */
  readonly feesPaise: number;
  readonly totalPaise: number;
}

/** Principal and daily interest at the loan's yearly rate, also at no cost: the sale stands, and the shopper keeps its
 *  discount. Source: docs/adr/0040-loans-follow-statements.md. */
export function exitCost(loan: {
  readonly principalPaise: number;
  readonly annualRateBps: number;
  readonly days: number;
  /** Unpaid fees that the lender retains. */
  readonly retainedFeesPaise: number;
}): ExitCost {
  const { principalPaise, days, retainedFeesPaise: feesPaise } = loan;
  const interestPaise = dailyInterestPaise(principalPaise, loan.annualRateBps, days);
  return { principalPaise, days, interestPaise, feesPaise, totalPaise: principalPaise + interestPaise + feesPaise };
}

/** Cost of closing a loan today, paise. */
export interface ClosingCost {
  readonly principalPaise: number;
  /** Days since the last due day that the interest below includes. */
  readonly days: number;
  /** Full interest of overdue instalments, and daily interest since the last due day on later principal. */
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  /** Unpaid fees, due with the first instalment. */
  readonly feesPaise: number;
  readonly chargesPaise: number;
  /** Charge for early closing, on principal that is not due yet; before tax. */
  readonly closurePaise: number;
  readonly gstOnClosurePaise: number;
  readonly totalPaise: number;
}

export function closingCost(loan: {
  readonly principalPaise: number;
  /** Part of it that falls due later. */
  readonly earlyPrincipalPaise: number;
  readonly annualRateBps: number;
  readonly isGstOnInterest: boolean;
  /** Since the last past due day, or since the start of the loan. */
  readonly days: number;
  /** Interest of instalments whose due day has passed, and its tax. */
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
  /** Retained by the lender, paid or still owed. */
  readonly retainedPaise: number;
  /** Still owed by the shopper: 0 each if the shopper gets more back. */
  readonly owed: { readonly interestPaise: number; readonly gstPaise: number; readonly chargesPaise: number };
}

/**
 * Within the cooling-off days everything is returned and nothing is owed. Afterwards the lender retains the interest
 * of the elapsed days, and paid fees and charges; at no cost the shop bears the interest (`refundLine`), and it is
 * returned.
 * Source: docs/adr/0041-refunds-and-settlement.md.
 */
export function returnCost(of: {
  readonly isWithinCoolingOff: boolean;
  readonly isNoCost: boolean;
  /** Part of the refund that the shopper had repaid. */
  readonly repaidPrincipalPaise: number;
  readonly repaid: Repaid;
  /** Of unpaid days and instalments; 0 at no cost. */
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
      retainedPaise: 0,
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
    retainedPaise: (of.isNoCost ? 0 : interestPaidPaise) + otherPaidPaise + owedPaise,
    owed: { interestPaise, gstPaise, chargesPaise },
  };
}

/** Basis of a lender's charge on an overdue instalment: by the day on the instalment, or, in statements before 2026-6,
 *  per month begun on instalment and fees. */
export const penalBases = ['DAY', 'MONTH'] as const;
export type PenalBasis = (typeof penalBases)[number];

/** The charge for days on which an instalment is overdue, paise: instalment × monthly rate × 12 × days ÷ 365, half up. */
export const penalByDayPaise = (overduePaise: number, penalBpsPerMonth: number, days: number): number =>
  dailyInterestPaise(overduePaise, penalBpsPerMonth * 12, days);

/** The charge for each month begun since the due day, paise; the day after it begins the first. */
export const penalByMonthPaise = (overduePaise: number, penalBpsPerMonth: number, monthsBegun: number): number =>
  sharePaise(overduePaise, penalBpsPerMonth * monthsBegun);
