import * as z from 'zod/mini';
import { locales } from '../locales';
import { loanStatuses } from '../rules/loan-flow';
import { EpochMs, LenderId, Paise } from './fields';
import { Day, OrderId, OrderItem, TxnUuid } from './payment-fields';

export const LoanStatus = z.enum(loanStatuses);

/** An instalment that falls due next: of all that are not paid the first. `paymentPaise`: what will be debited, with fees and
 *  charges. */
const NextInstalment = z.object({ number: z.int(), dueOn: Day, paymentPaise: Paise });

/** A purchase in a list. */
export const LoanCard = z.object({
  txnUuid: TxnUuid,
  /** For people: 'KD7Q2X84LM'. */
  txnId: z.string(),
  orderId: OrderId,
  merchantKey: z.string(),
  merchantName: z.string(),
  /** Its page; null where it is no shop of the catalogue. */
  merchantHandle: z.nullable(z.string()),
  merchantLogo: z.nullable(z.string()),
  /** What was bought first, by its name in the catalogue where it has one, and how many lines there are. */
  title: z.string(),
  /** Its picture there, as an address; null without one. */
  picture: z.nullable(z.string()),
  itemCount: z.int(),
  boughtAtMs: EpochMs,
  pricePaise: Paise,
  lenderId: LenderId,
  lenderName: z.string(),
  /** The usual instalment, with the tax on its interest in none of it. */
  instalmentPaise: Paise,
  isNoCost: z.boolean(),
  status: LoanStatus,
  /** What the shop has given back of the price so far, and asked its lender to. 0 = nothing. */
  refundedPaise: Paise,
  /** A refund that its lender has still to book. */
  isRefundPending: z.boolean(),
  /** Until when it can be given back; null where that is over, or the loan is. */
  coolingOffUntilMs: z.nullable(EpochMs),
  instalmentCount: z.int(),
  paidCount: z.int(),
  /** All instalments that are not paid, with fees and charges. 0 once the loan is over. */
  leftPaise: Paise,
  next: z.nullable(NextInstalment),
});
export type LoanCard = z.infer<typeof LoanCard>;

/** OVERDUE: its debit has bounced, or its day has passed without one. NEXT: the first that falls due. ENDED: never due,
 *  because the loan ended before. */
export const instalmentStates = ['PAID', 'OVERDUE', 'NEXT', 'UPCOMING', 'ENDED'] as const;

export const LoanInstalment = z.object({
  number: z.int(),
  dueOn: Day,
  principalPaise: Paise,
  interestPaise: Paise,
  gstPaise: Paise,
  /** Principal, interest, tax and fees: as in the Key Facts Statement, unless a refund has changed it since. */
  paymentPaise: Paise,
  /** Of that, fees; 0 with all but the first. */
  feesPaise: Paise,
  /** Of bounced debits and late payment, so far. */
  chargesPaise: Paise,
  /** Of the loan after it. */
  balancePaise: Paise,
  state: z.enum(instalmentStates),
  paidAtMs: z.nullable(EpochMs),
});
export type LoanInstalment = z.infer<typeof LoanInstalment>;

/** INSTALMENT: a debit that was due · CLOSING: early · EXIT: in the cooling-off days. */
export const repaymentKinds = ['INSTALMENT', 'CLOSING', 'EXIT'] as const;

/** What the shopper has paid. `amountPaise` is the sum of the others. */
export const Repayment = z.object({
  kind: z.enum(repaymentKinds),
  /** Of an instalment; null otherwise. */
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

/** PENDING: the lender has still to book it. */
export const refundStatuses = ['PENDING', 'DONE'] as const;

/** What the shop gives back of a price. */
export const LoanRefund = z.object({
  refundId: z.string(),
  amountPaise: Paise,
  /** What of the loan it has ended, and what of it the lender gives to the shopper because it was repaid before; null while
   *  PENDING. */
  loanPaise: z.nullable(Paise),
  toShopperPaise: z.nullable(Paise),
  /** Interest, fees and charges that stay with the lender, and what of them the shopper has still to pay; null while PENDING. */
  keptPaise: z.nullable(Paise),
  stillOwedPaise: z.nullable(Paise),
  status: z.enum(refundStatuses),
  atMs: EpochMs,
});
export type LoanRefund = z.infer<typeof LoanRefund>;

/** What has happened to a purchase, oldest first; what will happen is in its instalments. */
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
  /** Null where none is meant. */
  amountPaise: z.nullable(Paise),
  /** Of an instalment; null otherwise. */
  number: z.nullable(z.int()),
});

/** The statement that was agreed to. `pageUrl`, `fileUrl`: from the root, opened for 10 minutes. */
const AgreedStatement = z.object({
  contentHash: z.string(),
  kfsVersion: z.string(),
  language: z.enum(locales),
  proposalNumber: z.string(),
  agreedAtMs: EpochMs,
  pageUrl: z.string(),
  fileUrl: z.string(),
});

/** A purchase with all that is known of it. Every sum of it is one of the instalments, repayments or refunds beside it. */
export const LoanDetails = z.extend(LoanCard, {
  items: z.array(OrderItem),
  /** What the shop took of the price itself; 0 where all was lent. */
  dueAtMerchantPaise: Paise,
  discountPaise: Paise,
  /** The lender's fees with GST that the shopper does not pay. */
  shopFeesPaise: Paise,
  loanPaise: Paise,
  annualRateBps: z.int(),
  /** Null where the lender has no statement. */
  aprBps: z.nullable(z.int()),
  interestPaise: Paise,
  gstOnInterestPaise: Paise,
  feesPaise: Paise,
  /** All instalments and fees, as they were agreed on. */
  totalPayablePaise: Paise,
  /** All that the shopper has paid. */
  paidPaise: Paise,
  /** Charge for a bounced debit. */
  bounceChargePaise: Paise,
  instalments: z.array(LoanInstalment),
  repayments: z.array(Repayment),
  refunds: z.array(LoanRefund),
  timeline: z.array(LoanNews),
  statement: z.nullable(AgreedStatement),
  /** The account that is debited, as 'XX4471'; null where the lender does not say or may not debit one yet. */
  repaymentAccount: z.nullable(z.string()),
  coolingOffDays: z.int(),
  /** A dispute keeps instalments from being debited. */
  areDebitsPaused: z.boolean(),
  endedAtMs: z.nullable(EpochMs),
  canExit: z.boolean(),
  canClose: z.boolean(),
});
export type LoanDetails = z.infer<typeof LoanDetails>;
