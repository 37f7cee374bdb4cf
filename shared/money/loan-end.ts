import { dailyInterestPaise, sharePaise } from './daily-interest';
import { gstPaise } from './gst';

/** What giving a loan back within its cooling-off days costs. Paise. */
export interface ExitCost {
  /** What was lent and is not yet repaid or refunded. */
  readonly principalPaise: number;
  /** The day of the payment counts, the day of leaving does not. */
  readonly days: number;
  /** 0 at no cost. */
  readonly interestPaise: number;
  /** 0, unless the lender says that it keeps its fee. */
  readonly feesPaise: number;
  readonly totalPaise: number;
}

/** Principal and the interest of the days at the loan's own yearly rate. Source: decisions (Loans). */
export function exitCost(loan: {
  readonly principalPaise: number;
  readonly annualRateBps: number;
  readonly isNoCost: boolean;
  readonly days: number;
  /** Of its fees what the lender keeps and is not paid yet. */
  readonly keptFeesPaise: number;
}): ExitCost {
  const { principalPaise, days, keptFeesPaise: feesPaise } = loan;
  const interestPaise = loan.isNoCost ? 0 : dailyInterestPaise(principalPaise, loan.annualRateBps, days);
  return { principalPaise, days, interestPaise, feesPaise, totalPaise: principalPaise + interestPaise + feesPaise };
}

/** What closing a loan today costs. Paise. */
export interface ClosingCost {
  readonly principalPaise: number;
  /** Of the interest below those since the last due day. */
  readonly days: number;
  /** Of instalments that are overdue in full, and of the days since the last due day. */
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  /** What of the fees is not paid yet: due with the first instalment. */
  readonly feesPaise: number;
  /** Of bounced debits, with their tax. */
  readonly chargesPaise: number;
  /** For closing early, before tax. */
  readonly closurePaise: number;
  readonly gstOnClosurePaise: number;
  readonly totalPaise: number;
}

/** Principal, the interest of the days since the last due day, what is overdue, and the lender's charge for closing early on
 *  the principal with GST. Source: decisions (Loans). */
export function closingCost(loan: {
  readonly principalPaise: number;
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
  const sinceDuePaise = dailyInterestPaise(principalPaise, loan.annualRateBps, days);
  const interestPaise = loan.overdueInterestPaise + sinceDuePaise;
  const gstOnInterestPaise = loan.overdueGstPaise + (loan.isGstOnInterest ? gstPaise(sinceDuePaise) : 0);
  const closurePaise = sharePaise(principalPaise, loan.foreclosureBps);
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

/** What a lender charges on an overdue instalment for each month begun since its due day, paise; the day after it begins
 *  the first. 0 until it is over. */
export const penalPaise = (overduePaise: number, penalBpsPerMonth: number, monthsBegun: number): number =>
  sharePaise(overduePaise, penalBpsPerMonth * monthsBegun);
