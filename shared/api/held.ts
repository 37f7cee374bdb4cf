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
/** What is owed for an order, with all that falls due and all that was paid. */
const HeldLoan = z.object({
  status: z.enum(loanStatuses),
  loanPaise: Paise,
  annualRateBps: z.int(),
  instalments: z.array(LoanInstalment),
  repayments: z.array(Repayment),
  beganAtMs: EpochMs,
  endedAtMs: z.nullable(EpochMs),
});
/** An order, and the loan that pays it where one does. `account`: as 'XX4471', null without one. `refunds`: what its shop
 *  has given back, oldest first. */
const HeldOrder = z.object({
  orderId: z.string(),
  merchantName: z.string(),
  amountRupees: Amount,
  status: z.string(),
  lenderName: z.nullable(z.string()),
  emiPlanId: z.nullable(z.string()),
  account: z.nullable(z.string()),
  loan: z.nullable(HeldLoan),
  refunds: z.array(LoanRefund),
  atMs: EpochMs,
});
const HeldAccount = z.extend(LinkedAccount, { linkedAtMs: EpochMs });
/** The newest activation of a line. `endedAtMs`: null while it is under way. */
const HeldRegistration = z.object({
  lenderName: z.string(),
  status: z.enum(registrationStatuses),
  startedAtMs: EpochMs,
  endedAtMs: z.nullable(EpochMs),
});
/** A ticket of the dispute desk with all that was written and sent. `orderId`: null where it is about no order. Of a file,
 *  what it is called and what opens it. */
const HeldDispute = z.object({
  ticketId: z.string(),
  topic: z.enum(disputeTopics),
  status: z.enum(disputeStatuses),
  orderId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  openedAtMs: EpochMs,
  closedAtMs: z.nullable(EpochMs),
  thread: z.array(ThreadEntry),
});
/** `filed`: what an agent has filled in for the customer, while it waits for his word; null for any other. */
const HeldApplication = z.object({
  applicationId: z.string(),
  lenderName: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.string(),
  filed: z.nullable(FiledDetails),
  atMs: EpochMs,
});
/** `usedAtMs`: null before its shop has taken it. `withdrawnAtMs`: null but where its shop has refunded the order whole before. */
const HeldVoucher = z.object({
  merchantHandle: z.string(),
  orderId: z.string(),
  earnedAtMs: EpochMs,
  usedAtMs: z.nullable(EpochMs),
  withdrawnAtMs: z.nullable(EpochMs),
});
const HeldTicket = z.object({ ticketId: z.string(), message: z.string(), status: z.string(), atMs: EpochMs });
const HeldFeedback = z.object({ rating: z.int(), message: z.string(), atMs: EpochMs });
const HeldConsent = z.object({
  kind: z.enum(consentKinds),
  state: z.enum(consentStates),
  version: z.string(),
  textHash: z.string(),
  lenderName: z.nullable(z.string()),
  merchantName: z.nullable(z.string()),
  givenAtMs: EpochMs,
  withdrawnAtMs: z.nullable(EpochMs),
});

/** Everything that is kept under the session’s own number, each list newest first and of its newest 500 at most. A PAN and a
 *  date of birth are passed on to the lender and not kept: they are in no list, but masked where an agent has filed them
 *  and the customer has not answered yet. 401 for a guest. Source: ours. */
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
    /** Browsers, and checks in shops’ pages, that are logged in with this number now. */
    sessions: z.int(),
    orders: z.array(HeldOrder),
    accounts: z.array(HeldAccount),
    registrations: z.array(HeldRegistration),
    applications: z.array(HeldApplication),
    consents: z.array(HeldConsent),
    vouchers: z.array(HeldVoucher),
    disputes: z.array(HeldDispute),
    /** Questions to support about an application. */
    tickets: z.array(HeldTicket),
    feedback: z.array(HeldFeedback),
  }),
});
