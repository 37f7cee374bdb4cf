import { gstPaise, gstWithinPaise } from '../money';
import { paiseOf } from '../money/paise';

/** Something that the shopper pays once, with the first instalment. */
interface LoanFee {
  /** Its name in each language: `terms.fees` of `shared/kfs/messages.ts`. */
  readonly kind: 'PROCESSING' | 'DOCUMENTATION';
  /** Who gets it. */
  readonly payee: 'LENDER' | 'THIRD_PARTY';
  /** Whole rupees. */
  readonly amountRupees: number;
  /** GST is a part of the amount; otherwise it is added. */
  readonly includesGst: boolean;
}

/** What a lender charges and promises besides the interest; stands in every Key Facts Statement. */
export interface LoanTerms {
  readonly fees: readonly LoanFee[];
  /** On an overdue instalment without its fee, counted by the day: 2 % a month are 24 % ÷ 365 a day. Basis points, no GST. */
  readonly penalBpsPerMonth: number;
  /** On what is paid before its due day; basis points before GST, 0 = free. */
  readonly foreclosureBps: number;
  /** When a debit bounces; whole rupees, no GST. */
  readonly bounceChargeRupees: number;
  /** Days in which the loan may be given back for what was lent and the interest of those days. */
  readonly coolingOffDays: number;
  /** Whether the fee, which the statement discloses, is owed although the loan is given back within those days. */
  readonly keepsFeesOnExit: boolean;
}

/** Of a lender that states no terms of its own. */
export const usualTerms: LoanTerms = {
  fees: [{ kind: 'PROCESSING', payee: 'LENDER', amountRupees: 199, includesGst: false }],
  penalBpsPerMonth: 200,
  foreclosureBps: 300,
  bounceChargeRupees: 450,
  coolingOffDays: 3,
  keepsFeesOnExit: false,
};

/** A fee in paise, before its tax and the tax. */
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
