import { gstPaise, gstWithinPaise } from '../money';
import { paiseOf } from '../money/paise';

/** A one-time fee, paid with the first instalment. */
interface LoanFee {
  /** Its name in each language: `terms.fees` of `shared/kfs/messages.ts`. */
  readonly kind: 'PROCESSING' | 'DOCUMENTATION';
  readonly payee: 'LENDER' | 'THIRD_PARTY';
  readonly amountRupees: number;
  /** True if GST is included in the amount; otherwise it is added. */
  readonly includesGst: boolean;
}

/** Charges and terms of a lender in addition to interest, shown in every Key Facts Statement. */
export interface LoanTerms {
  readonly fees: readonly LoanFee[];
  /** On an overdue instalment without its fee, counted by the day: 2 % a month is 24 % ÷ 365 a day. Basis points, no
   *  GST. */
  readonly penalBpsPerMonth: number;
  /** On principal paid before its due day; basis points before GST, 0 = free. */
  readonly foreclosureBps: number;
  /** Per bounced debit; whole rupees, no GST. */
  readonly bounceChargeRupees: number;
  /** Days in which the loan may be given back for the principal and daily interest. */
  readonly coolingOffDays: number;
  /** True if the fee, which the statement discloses, is owed even if the loan is given back within those days. */
  readonly keepsFeesOnExit: boolean;
}

/** Default terms of a lender. */
export const usualTerms: LoanTerms = {
  fees: [{ kind: 'PROCESSING', payee: 'LENDER', amountRupees: 199, includesGst: false }],
  penalBpsPerMonth: 200,
  foreclosureBps: 300,
  bounceChargeRupees: 450,
  coolingOffDays: 3,
  keepsFeesOnExit: false,
};

/** A fee in paise, before tax, and its tax. */
export function taxedFee({ amountRupees, includesGst }: LoanFee): {
  readonly amountPaise: number;
  readonly gstPaise: number;
} {
  const statedPaise = paiseOf(amountRupees);
  if (!includesGst) return { amountPaise: statedPaise, gstPaise: gstPaise(statedPaise) };
  const taxPaise = gstWithinPaise(statedPaise);
  return { amountPaise: statedPaise - taxPaise, gstPaise: taxPaise };
}

/** All fees with their tax, paise. */
export const totalFeesPaise = ({ fees }: LoanTerms): number =>
  fees.map(taxedFee).reduce((total, fee) => total + fee.amountPaise + fee.gstPaise, 0);
