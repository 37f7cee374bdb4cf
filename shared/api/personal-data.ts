import * as z from 'zod/mini';
import { locales } from '../locales';
import { disputeStatuses } from '../rules/disputes/next';
import { disputeTopics } from '../rules/disputes/topics';
import { loanStatuses } from '../rules/loan-flow';
import { registrationStatuses } from '../rules/registration';
import { consentKinds, consentStates } from './consents';
import { ThreadEntry } from './disputes';
import { endpoint } from './endpoint';
import { EpochMs, Paise } from './fields';
import { LinkedAccount } from './linked-account';
import { LoanInstalment, LoanRefund, Repayment } from './loan-fields';
import { FiledDetails } from './ntb-verification';

const Amount = z.int();
/** Loan of an order, with all instalments and repayments. */
const StoredLoan = z.object({
  status: z.enum(loanStatuses),
  loanPaise: Paise,
  annualRateBps: z.int(),
  instalments: z.array(LoanInstalment),
  repayments: z.array(Repayment),
  beganAtMs: EpochMs,
  endedAtMs: z.nullable(EpochMs),
});
/** An order, with its loan if it has one. `account`: like 'XX4471', null if there is none. `refunds`: refunds of its
 *  shop, oldest first. */
const StoredOrder = z.object({
  orderId: z.string(),
  merchantName: z.string(),
  amountRupees: Amount,
  status: z.string(),
  lenderName: z.nullable(z.string()),
  emiPlanId: z.nullable(z.string()),
  account: z.nullable(z.string()),
  loan: z.nullable(StoredLoan),
  refunds: z.array(LoanRefund),
  atMs: EpochMs,
});
const StoredAccount = z.extend(LinkedAccount, { linkedAtMs: EpochMs });
/** The newest activation of a line. `endedAtMs`: null while it is running. */
const StoredRegistration = z.object({
  lenderName: z.string(),
  status: z.enum(registrationStatuses),
  startedAtMs: EpochMs,
  endedAtMs: z.nullable(EpochMs),
});
/** A ticket of the dispute desk with its messages and files. `orderId`: null if it is about no order. A file has its
 *  name and its address. */
const StoredDispute = z.object({
  ticketId: z.string(),
  topic: z.enum(disputeTopics),
  status: z.enum(disputeStatuses),
  orderId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  openedAtMs: EpochMs,
  closedAtMs: z.nullable(EpochMs),
  thread: z.array(ThreadEntry),
});
/** `filed`: details entered by an agent, while they wait for the customer's answer; null for any other. */
const StoredApplication = z.object({
  applicationId: z.string(),
  lenderName: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.string(),
  filed: z.nullable(FiledDetails),
  atMs: EpochMs,
});
/** `usedAtMs`: null before its shop has redeemed it. `withdrawnAtMs`: null unless its shop fully refunded the order
 *  before. */
const StoredVoucher = z.object({
  merchantHandle: z.string(),
  orderId: z.string(),
  earnedAtMs: EpochMs,
  usedAtMs: z.nullable(EpochMs),
  withdrawnAtMs: z.nullable(EpochMs),
});
const StoredTicket = z.object({ ticketId: z.string(), message: z.string(), status: z.string(), atMs: EpochMs });
const StoredFeedback = z.object({ rating: z.int(), message: z.string(), atMs: EpochMs });
const StoredConsent = z.object({
  kind: z.enum(consentKinds),
  state: z.enum(consentStates),
  version: z.string(),
  textHash: z.string(),
  lenderName: z.nullable(z.string()),
  merchantName: z.nullable(z.string()),
  givenAtMs: EpochMs,
  withdrawnAtMs: z.nullable(EpochMs),
});

/** All personal data stored under the session's mobile, at most the newest 500 of each list, newest first. PAN and date of
 *  birth are passed on to the lender and not stored; masked while an application filed by an agent waits for the customer.
 *  401 for a guest. Source: ours. */
export const heldData = endpoint({
  method: 'GET',
  path: '/app/customer/held',
  summary: 'Everything that is kept about the shopper',
  scope: 'site',
  request: null,
  response: z.object({
    madeAtMs: EpochMs,
    mobile: z.string(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    language: z.nullable(z.enum(locales)),
    isWhatsappAllowed: z.boolean(),
    /** Current logins with this number, in browsers and in checks on shops’ pages. */
    sessions: z.int(),
    orders: z.array(StoredOrder),
    accounts: z.array(StoredAccount),
    registrations: z.array(StoredRegistration),
    applications: z.array(StoredApplication),
    consents: z.array(StoredConsent),
    vouchers: z.array(StoredVoucher),
    disputes: z.array(StoredDispute),
    /** Questions to support about an application. */
    tickets: z.array(StoredTicket),
    feedback: z.array(StoredFeedback),
  }),
});
