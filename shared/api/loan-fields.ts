import * as z from 'zod/mini';
import { locales } from '../locales';
import { loanStatuses } from '../rules/loan-flow';
import { EpochMs, LenderId, Paise } from './fields';
import { Day, OrderId, OrderItem, TxnUuid } from './payment-fields';

export const LoanStatus = z.enum(loanStatuses);

/** The first unpaid instalment. `paymentPaise`: the amount to be debited, with fees and charges. */
const NextInstalment = z.object({ number: z.int(), dueOn: Day, paymentPaise: Paise });

export const LoanCard = z.object({
  txnUuid: TxnUuid,
  /** Public number: 'KD7Q2X84LM'. */
  txnId: z.string(),
  orderId: OrderId,
  merchantKey: z.string(),
  merchantName: z.string(),
  /** Its page; null if it is not a shop of the catalogue. */
  merchantHandle: z.nullable(z.string()),
  merchantLogo: z.nullable(z.string()),
  title: z.string(),
  /** Address of its picture in the catalogue; null if there is none. */
  picture: z.nullable(z.string()),
  itemCount: z.int(),
  boughtAtMs: EpochMs,
  pricePaise: Paise,
  lenderId: LenderId,
  lenderName: z.string(),
  /** The usual instalment, without tax on its interest. */
  instalmentPaise: Paise,
  isNoCost: z.boolean(),
  status: LoanStatus,
  /** Refunds of the shop so far, pending ones included. 0 = none. */
  refundedPaise: Paise,
  isRefundPending: z.boolean(),
  /** End of the cooling-off period; null once that or the loan has ended. */
  coolingOffUntilMs: z.nullable(EpochMs),
  instalmentCount: z.int(),
  paidCount: z.int(),
  /** All unpaid instalments, with fees and charges. 0 once the loan has ended. */
  leftPaise: Paise,
  next: z.nullable(NextInstalment),
});
export type LoanCard = z.infer<typeof LoanCard>;

/** OVERDUE: its debit has bounced, or its day has passed without one. NEXT: the first one due. ENDED: never due,
 *  because the loan ended before. */
export const instalmentStates = ['PAID', 'OVERDUE', 'NEXT', 'UPCOMING', 'ENDED'] as const;

export const LoanInstalment = z.object({
  number: z.int(),
  dueOn: Day,
  principalPaise: Paise,
  interestPaise: Paise,
  gstPaise: Paise,
  /** Principal, interest, tax and fees: as in the Key Facts Statement, unless a refund has changed it. */
  paymentPaise: Paise,
  /** Fees in it; 0 in all but the first. */
  feesPaise: Paise,
  /** Charges for bounced debits and late payment, so far. */
  chargesPaise: Paise,
  /** Balance of the loan after it. */
  balancePaise: Paise,
  state: z.enum(instalmentStates),
  paidAtMs: z.nullable(EpochMs),
});
export type LoanInstalment = z.infer<typeof LoanInstalment>;

/** INSTALMENT: a debit that was due · CLOSING: early · EXIT: in the cooling-off days. */
export const repaymentKinds = ['INSTALMENT', 'CLOSING', 'EXIT'] as const;

/** A payment of the shopper. `amountPaise` is the sum of the others. */
export const Repayment = z.object({
  kind: z.enum(repaymentKinds),
  /** Number of the instalment; null otherwise. */
  number: z.nullable(z.int()),
  amountPaise: Paise,
  principalPaise: Paise,
  interestPaise: Paise,
  gstPaise: Paise,
  feesPaise: Paise,
  /** For bounced debits, late payment and closing early. */
  chargesPaise: Paise,
  atMs: EpochMs,
});
export type Repayment = z.infer<typeof Repayment>;

/** PENDING: the lender has not booked it yet. */
export const refundStatuses = ['PENDING', 'DONE'] as const;

/** A shop's refund of a price. */
export const LoanRefund = z.object({
  refundId: z.string(),
  amountPaise: Paise,
  /** Reduction of the loan, and the repaid part of it that the lender returns to the shopper; null while PENDING. */
  loanPaise: z.nullable(Paise),
  toShopperPaise: z.nullable(Paise),
  /**
   * Interest, fees and charges that the lender retains, and the part that the shopper still owes; null while PENDING.
   */
  keptPaise: z.nullable(Paise),
  stillOwedPaise: z.nullable(Paise),
  status: z.enum(refundStatuses),
  atMs: EpochMs,
});
export type LoanRefund = z.infer<typeof LoanRefund>;

/** Events of a purchase, oldest first; future ones follow from its instalments. */
export const loanNews = [
  'ORDERED',
  'STATEMENT_AGREED',
  'LENT',
  'INSTALMENT_PAID',
  'DEBIT_BOUNCED',
  'EMI_MISSED',
  'REFUNDED',
  'CLOSED',
  'CANCELLED',
  'RETURNED',
] as const;
const LoanNews = z.object({
  what: z.enum(loanNews),
  atMs: EpochMs,
  /** Null if the event has no amount. */
  amountPaise: z.nullable(Paise),
  /** Number of the instalment; null otherwise. */
  number: z.nullable(z.int()),
});

/** The agreed statement. `pageUrl`, `fileUrl`: from the root, valid for 10 minutes. */
const AgreedStatement = z.object({
  contentHash: z.string(),
  kfsVersion: z.string(),
  language: z.enum(locales),
  proposalNumber: z.string(),
  agreedAtMs: EpochMs,
  pageUrl: z.string(),
  fileUrl: z.string(),
});

/** A purchase with all its data. Each total is the sum of the instalments, repayments or refunds in it. */
export const LoanDetails = z.extend(LoanCard, {
  items: z.array(OrderItem),
  /** Part of the price that the shop collected itself; 0 if everything was financed. */
  dueAtMerchantPaise: Paise,
  discountPaise: Paise,
  /** The lender's fees with GST that the shopper does not pay. */
  shopFeesPaise: Paise,
  loanPaise: Paise,
  annualRateBps: z.int(),
  /** Null if the lender has no statement. */
  aprBps: z.nullable(z.int()),
  interestPaise: Paise,
  gstOnInterestPaise: Paise,
  feesPaise: Paise,
  /** All instalments and fees, as agreed. */
  totalPayablePaise: Paise,
  /** All payments of the shopper. */
  paidPaise: Paise,
  bounceChargePaise: Paise,
  instalments: z.array(LoanInstalment),
  repayments: z.array(Repayment),
  refunds: z.array(LoanRefund),
  timeline: z.array(LoanNews),
  statement: z.nullable(AgreedStatement),
  /** The debited account, like 'XX4471'; null if unknown, or if the lender may not debit one yet. */
  repaymentAccount: z.nullable(z.string()),
  coolingOffDays: z.int(),
  /** True while a dispute pauses the debits. */
  areDebitsPaused: z.boolean(),
  endedAtMs: z.nullable(EpochMs),
  canExit: z.boolean(),
  canClose: z.boolean(),
});
export type LoanDetails = z.infer<typeof LoanDetails>;
