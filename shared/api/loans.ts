import * as z from 'zod/mini';
import { isDay } from '../rules/india-days';
import { loanStatuses } from '../rules/loan-flow';
import { MERCHANT_KEY_PATTERN } from '../rules/merchant-key';
import { PageInAddress } from './catalogue';
import { endpoint } from './endpoint';
import { EpochMs, LenderId, Paise } from './fields';
import { LoanCard, LoanDetails, LoanStatus } from './loan-fields';
import { Day, TxnUuid } from './payment-fields';

/** Of one filter. */
const FILTERED_AT_MOST = 20;

/** One or more of something, with commas between. */
const listOf = (one: RegExp, what: string) =>
  z
    .string()
    .check(
      z.maxLength(FILTERED_AT_MOST * 65),
      z.regex(new RegExp(`^(${one.source})(,(${one.source})){0,${FILTERED_AT_MOST - 1}}$`), `must be ${what}`),
    );
const inside = ({ source }: RegExp): RegExp => new RegExp(source.replace(/^\^|\$$/g, ''));

const ExistingDay = Day.check(z.refine(isDay, 'must be a day that exists'));

/** What the session's own number has bought, at every shop, newest first, 20 a page. Filters are met together; of several
 *  values of one, with commas between, one is enough. `from`, `to`: days of purchase in India, both included. 401 for a guest.
 *  Source: S1§2.2, S1§3, S2§7, RTE-033, RTE-034, CAT-024, CAT-025, API-112. */
export const transactionHistory = endpoint({
  method: 'GET',
  path: '/txn/history/all',
  summary: 'The shopper’s own purchases',
  scope: 'site',
  request: z.strictObject({
    status: z.optional(listOf(new RegExp(loanStatuses.join('|')), 'statuses with commas between')),
    lender: z.optional(listOf(/\d{1,5}/, 'lender ids with commas between')),
    merchant: z.optional(listOf(inside(MERCHANT_KEY_PATTERN), 'merchant keys with commas between')),
    from: z.optional(ExistingDay),
    to: z.optional(ExistingDay),
    page: z.optional(PageInAddress),
  }),
  response: z.object({
    transactionDetails: z.array(LoanCard),
    page: z.int(),
    hasMore: z.boolean(),
    /** On all pages. */
    transactionCount: z.int(),
    /** What can be filtered by, and how many purchases there are of each, whatever is asked for; most first. */
    filterColumnsData: z.object({
      statuses: z.array(z.object({ status: LoanStatus, count: z.int() })),
      lenders: z.array(z.object({ lenderId: LenderId, name: z.string(), count: z.int() })),
      merchants: z.array(z.object({ merchantKey: z.string(), name: z.string(), count: z.int() })),
    }),
    serverNowMs: EpochMs,
  }),
});

/** One purchase of the session's own number. 404 for any other, and for none. Source: ours, RTE-097. */
export const transactionOfShopper = endpoint({
  method: 'GET',
  path: '/txn/details',
  summary: 'A purchase of the shopper: instalments, repayments, statement, what may be done',
  scope: 'site',
  request: z.strictObject({ txnUuid: TxnUuid }),
  response: z.extend(LoanDetails, { serverNowMs: EpochMs }),
});

/** One month of what is owed, 'YYYY-MM'. Of instalments that are due in it what is paid, and what is not. */
const OwedMonth = z.object({ month: z.string(), paidPaise: Paise, leftPaise: Paise });

/** What the session's own number owes, of all open loans together, and where each figure comes from: `loans` add up to the
 *  totals, and each of those is one purchase of the history. `upcoming`: the instalments that are due next, first first, 6 at
 *  most. 401 for a guest. Source: ours, CAT-048. */
export const owedByShopper = endpoint({
  method: 'GET',
  path: '/txn/summary',
  summary: 'What the shopper owes, and where the figures come from',
  scope: 'site',
  request: null,
  response: z.object({
    /** Instalments and fees of open loans: all, what of them is paid, and what is left, with charges. */
    toRepayPaise: Paise,
    paidPaise: Paise,
    leftPaise: Paise,
    /** Given back as discount, of open loans. */
    discountPaise: Paise,
    loans: z.array(
      z.object({
        txnUuid: TxnUuid,
        title: z.string(),
        lenderName: z.string(),
        status: LoanStatus,
        toRepayPaise: Paise,
        paidPaise: Paise,
        leftPaise: Paise,
        nextDueOn: z.nullable(Day),
      }),
    ),
    months: z.array(OwedMonth),
    upcoming: z.array(
      z.object({
        txnUuid: TxnUuid,
        title: z.string(),
        number: z.int(),
        dueOn: Day,
        paymentPaise: Paise,
        isOverdue: z.boolean(),
        lenderName: z.string(),
        /** As in the details. */
        repaymentAccount: z.nullable(z.string()),
      }),
    ),
    serverNowMs: EpochMs,
  }),
});

/** What leaving in the cooling-off days costs now, and on each day that is left. Paise. */
const ExitQuote = z.object({
  principalPaise: Paise,
  /** The day of the payment counts, the day of leaving does not. */
  days: z.int(),
  interestPaise: Paise,
  feesPaise: Paise,
  totalPaise: Paise,
  /** Until when this amount stands: midnight in India, or the end of the cooling-off days. */
  validUntilMs: EpochMs,
  /** The end of the cooling-off days. */
  untilMs: EpochMs,
  byDay: z.array(z.object({ day: Day, totalPaise: Paise, untilMs: EpochMs })),
});

/** What closing costs today. Paise; `totalPaise` is the sum of the others. */
const ClosingQuote = z.object({
  principalPaise: Paise,
  days: z.int(),
  interestPaise: Paise,
  gstOnInterestPaise: Paise,
  feesPaise: Paise,
  chargesPaise: Paise,
  foreclosureBps: z.int(),
  closurePaise: Paise,
  gstOnClosurePaise: Paise,
  totalPaise: Paise,
  /** What staying costs: all that is left to pay. */
  stayingPaise: Paise,
  validUntilMs: EpochMs,
});

const quotes = { exit: z.nullable(ExitQuote), closing: z.nullable(ClosingQuote), serverNowMs: EpochMs } as const;

/** What it costs to be rid of a loan of the session's own number. `exit`: null once the cooling-off days are over, and once
 *  the loan is; `closing`: null once the loan is over. 404 for any other loan. Source: ours. */
export const loanQuote = endpoint({
  method: 'GET',
  path: '/app/loan/quote',
  summary: 'What giving a loan back, or closing it early, costs now',
  scope: 'site',
  request: z.strictObject({ txnUuid: TxnUuid }),
  response: z.object(quotes),
});

/** `DONE`: it was debited, and the loan is over. `AMOUNT_CHANGED`: it costs something else by now, and nothing was done: ask
 *  again with what the quotes say. `NOT_OPEN`: the loan is over, or its cooling-off days are, and nothing was done. */
export const endingOutcomes = ['DONE', 'AMOUNT_CHANGED', 'NOT_OPEN'] as const;

const ending = {
  request: z.strictObject({
    txnUuid: TxnUuid,
    /** What the shopper was shown and agrees to have debited: `totalPaise` of its quote. */
    amountPaise: Paise,
  }),
  response: z.object({ outcome: z.enum(endingOutcomes), ...quotes }),
} as const;

/** Closes a loan of the session's own number: the lender debits what its quote says, and nothing is owed any more. 404 for any
 *  other loan. Source: ours. */
export const closeLoan = endpoint({
  method: 'POST',
  path: '/app/loan/close',
  summary: 'Close a loan early',
  scope: 'site',
  idempotent: true,
  ...ending,
  errors: ['LENDER_UNAVAILABLE'],
});

/** Gives a loan back within its cooling-off days: the lender debits the live amount, without a fee or charge. 404 for any
 *  other loan. Source: ours, docs/adr/0040-loans-follow-statements.md. */
export const exitLoan = endpoint({
  method: 'POST',
  path: '/app/loan/exit',
  summary: 'Give a loan back within its cooling-off days',
  scope: 'site',
  idempotent: true,
  ...ending,
  errors: ['LENDER_UNAVAILABLE'],
});
