import type * as z from 'zod/mini';
import { Bps, Day, fieldsOf, listOf, Months, oneOf, orNull, Paise, PositivePaise, text, whole } from './fields';

/** Part of the price that another party bears, so that the shopper pays less interest or no fee. */
export const Subvention = fieldsOf({
  bearer: oneOf(['MERCHANT', 'BRAND', 'LENDER']),
  discountPaise: Paise,
  processingFeePaise: Paise,
  /** Of the processing fee. */
  gstPaise: Paise,
  /** Sum of the three amounts. */
  paise: Paise,
});

export const Fee = fieldsOf({
  kind: oneOf(['PROCESSING', 'DOCUMENTATION', 'STAMP_DUTY', 'INSURANCE', 'OTHER']),
  payee: oneOf(['LENDER', 'THIRD_PARTY']),
  payeeName: text(120),
  /** Before tax. */
  amountPaise: Paise,
  gstPaise: Paise,
  taken: oneOf(['AT_DISBURSAL', 'WITH_FIRST_EMI']),
});

/** Charges for events that may not occur. */
export const Charges = fieldsOf({
  penal: fieldsOf({
    bpsPerYear: Bps,
    base: oneOf(['OVERDUE_PAYMENT', 'OVERDUE_PRINCIPAL']),
    /** Divisor of the yearly rate: the charge counts by the day. */
    daysPerYear: whole(360, 366),
  }),
  bouncePaise: Paise,
  bounceGstPaise: Paise,
  closureBps: Bps,
  closureBase: oneOf(['PRINCIPAL_NOT_DUE', 'LOAN_AMOUNT']),
});

/** `paymentPaise` = principal + interest + tax + fees: the debited amount. */
export const ScheduleRow = fieldsOf({
  number: Months,
  dueOn: Day,
  principalPaise: Paise,
  interestPaise: Paise,
  gstPaise: Paise,
  feesPaise: Paise,
  paymentPaise: PositivePaise,
  /** Principal that is still owed afterwards; 0 in the last row. */
  balancePaise: Paise,
});

const summary = {
  pricePaise: PositivePaise,
  dueAtMerchantPaise: Paise,
  loanPaise: PositivePaise,
  discountPaise: Paise,
  subvention: orNull(Subvention),
  tenureMonths: Months,
  annualRateBps: Bps,
  rateType: oneOf(['FIXED', 'FLOATING']),
  aprBps: Bps,
  emiPaise: PositivePaise,
  interestPaise: Paise,
  gstOnInterestPaise: Paise,
  fees: listOf(Fee, 10),
  netDisbursedPaise: PositivePaise,
  totalPayablePaise: PositivePaise,
  assumedDisbursalOn: Day,
  firstDueOn: Day,
  charges: Charges,
  coolingOffDays: whole(1, 60),
};

/** Figures of an offer. */
export const FiguresSummary = fieldsOf(summary);

/**
 * What a loan costs, as the Key Facts Statement shows it.
 *
 * 1. `pricePaise` = `dueAtMerchantPaise` + `discountPaise` + `loanPaise`.
 * 2. Principal parts of the schedule sum to `loanPaise`, payments to `totalPayablePaise`; the last balance is 0.
 * 3. `netDisbursedPaise` = `loanPaise` less the fees, with tax, that are taken AT_DISBURSAL.
 * 4. `aprBps` is 12 × the monthly internal rate of return of the payments against `netDisbursedPaise`; a broken first
 *    period counts by days ÷ 365.
 * 5. The figures of offer, reservation and statement are equal to the paisa.
 */
export const Figures = fieldsOf({ ...summary, schedule: listOf(ScheduleRow, 120) });
export type Figures = z.infer<typeof Figures>;
