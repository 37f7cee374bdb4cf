/** What a lender charges and promises besides the interest; stands in every key fact statement. */
export interface LoanTerms {
  /** Once, before tax; whole rupees. */
  readonly processingFeeRupees: number;
  /** On what is overdue, for each month begun; basis points. */
  readonly penalBpsPerMonth: number;
  /** On what is paid back early; basis points, 0 = free. */
  readonly foreclosureBps: number;
  /** When a debit bounces, before tax; whole rupees. */
  readonly bounceChargeRupees: number;
  /** Days in which the loan may be returned without a charge. */
  readonly coolingOffDays: number;
}

/** Of a lender that states no terms of its own. */
export const usualTerms: LoanTerms = {
  processingFeeRupees: 199,
  penalBpsPerMonth: 200,
  foreclosureBps: 300,
  bounceChargeRupees: 450,
  coolingOffDays: 3,
};
