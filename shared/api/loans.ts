import * as z from 'zod/mini';
import { isDay } from '../rules/india-days';
import { loanStatuses } from '../rules/loan-flow';
import { MERCHANT_KEY_PATTERN } from '../rules/merchant-key';
import { PageInAddress } from './catalogue';
import { endpoint } from './endpoint';
import { EpochMs, LenderId, Paise } from './fields';
import { LoanCard, LoanDetails, LoanStatus } from './loan-fields';
import { Day, TxnUuid } from './payment-fields';

const FILTERED_AT_MOST = 20;

/** One or more values, separated by commas. */
const listOf = (one: RegExp, what: string) =>
  z
    .string()
    .check(
      z.maxLength(FILTERED_AT_MOST * 65),
      z.regex(new RegExp(`^(${one.source})(,(${one.source})){0,${FILTERED_AT_MOST - 1}}$`), `must be ${what}`),
    );
const inside = ({ source }: RegExp): RegExp => new RegExp(source.replace(/^\^|\$$/g, ''));

const ExistingDay = Day.check(z.refine(isDay, 'must be a day that exists'));

/**
 * Purchases of the session's number at all shops, newest first, 20 a page. All filters apply; of several values of
 * one, separated by commas, one match suffices. `from`, `to`: days of purchase in India, both inclusive. 401 for a
 * guest. Source: S1§2.2, S1§3, S2§7, RTE-033, RTE-034, CAT-024, CAT-025, API-112.
 */
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
    transactionCount: z.int(),
    /** Filter values with their number of purchases, regardless of the current filter; highest first. */
    filterColumnsData: z.object({
      statuses: z.array(z.object({ status: LoanStatus, count: z.int() })),
      lenders: z.array(z.object({ lenderId: LenderId, name: z.string(), count: z.int() })),
      merchants: z.array(z.object({ merchantKey: z.string(), name: z.string(), count: z.int() })),
    }),
    serverNowMs: EpochMs,
  }),
});

/** One purchase of the session's number. 404 for any other. Source: ours, RTE-097. */
export const transactionOfShopper = endpoint({
  method: 'GET',
  path: '/txn/details',
  summary: 'A purchase of the shopper: instalments, repayments, statement, what may be done',
  scope: 'site',
  request: z.strictObject({ txnUuid: TxnUuid }),
  response: z.extend(LoanDetails, { serverNowMs: EpochMs }),
});

/** One month, 'YYYY-MM': paid and unpaid amounts of the instalments due in it. */
const OwedMonth = z.object({ month: z.string(), paidPaise: Paise, leftPaise: Paise });

/**
 * Debts of the session's number over all open loans, with their origin: `loans` sum to the totals, and each is one
 * purchase of the history. `upcoming`: at most 6 instalments, the next one first. 401 for a guest. Source: ours,
 * CAT-048.
 */
export const owedByShopper = endpoint({
  method: 'GET',
  path: '/txn/summary',
  summary: 'What the shopper owes, and where the figures come from',
  scope: 'site',
  request: null,
  response: z.object({
    /** Instalments and fees of open loans: total, paid part, and rest with charges. */
    toRepayPaise: Paise,
    paidPaise: Paise,
    leftPaise: Paise,
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

/** Cost of an exit in the cooling-off period, now and on each remaining day. Paise. */
const ExitQuote = z.object({
  principalPaise: Paise,
  /** The day of the payment counts, the day of the exit does not. */
  days: z.int(),
  interestPaise: Paise,
  feesPaise: Paise,
  totalPaise: Paise,
  validUntilMs: EpochMs,
  /** End of the cooling-off period. */
  untilMs: EpochMs,
  byDay: z.array(z.object({ day: Day, totalPaise: Paise, untilMs: EpochMs })),
});

/** Cost of closing today. Paise; `totalPaise` is the sum of the others. */
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
  /** Total left to pay if the loan continues. */
  stayingPaise: Paise,
  validUntilMs: EpochMs,
});

const quotes = { exit: z.nullable(ExitQuote), closing: z.nullable(ClosingQuote), serverNowMs: EpochMs } as const;

/** Costs of ending a loan of the session's number. `exit`: null once the cooling-off period or the loan has ended;
 *  `closing`: null once the loan has ended. 404 for any other loan. Source: ours. */
export const loanQuote = endpoint({
  method: 'GET',
  path: '/app/loan/quote',
  summary: 'What giving a loan back, or closing it early, costs now',
  scope: 'site',
  request: z.strictObject({ txnUuid: TxnUuid }),
  response: z.object(quotes),
});

/**
 * `DONE`: the amount was debited, and the loan has ended. `AMOUNT_CHANGED`: the cost has changed, and nothing was
 * done: repeat with the current quote. `NOT_OPEN`: the loan or its cooling-off period has ended, and nothing was done.
 */
export const endingOutcomes = ['DONE', 'AMOUNT_CHANGED', 'NOT_OPEN'] as const;

const ending = {
  request: z.strictObject({
    txnUuid: TxnUuid,
    /** The amount that the shopper saw and agrees to: `totalPaise` of its quote. */
    amountPaise: Paise,
  }),
  response: z.object({ outcome: z.enum(endingOutcomes), ...quotes }),
} as const;

/** Closes a loan of the session's number: the lender debits the quoted amount, and nothing is owed afterwards. 404 for
 *  any other loan. Source: ours. */
export const closeLoan = endpoint({
  method: 'POST',
  path: '/app/loan/close',
  summary: 'Close a loan early',
  scope: 'site',
  idempotent: true,
  ...ending,
  errors: ['LENDER_UNAVAILABLE'],
});

/** Gives a loan back within its cooling-off period: the lender debits the current amount, without a fee or charge. 404
 *  for any other loan. Source: ours, docs/adr/0040-loans-follow-statements.md. */
export const exitLoan = endpoint({
  method: 'POST',
  path: '/app/loan/exit',
  summary: 'Give a loan back within its cooling-off days',
  scope: 'site',
  idempotent: true,
  ...ending,
  errors: ['LENDER_UNAVAILABLE'],
});
