import * as z from 'zod/mini';
import { locales } from '../locales';
import { consentKinds, consentStates } from './consents';
import { endpoint } from './endpoint';
import { CustomerName, EpochMs, OptionalEmail } from './fields';

/** What the shopper has told us of himself. `name`, `email`, `language`: null where he has not. `isWhatsappAllowed`: whether
 *  we may write on WhatsApp, by his newest word on it. */
const Profile = z.object({
  /** As '98XXXXX210'. */
  maskedMobile: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(locales)),
  isWhatsappAllowed: z.boolean(),
  /** How many vouchers can be used now. */
  activeVouchers: z.int(),
  /** How many texts he has agreed to, those taken back and replaced among them. */
  consents: z.int(),
});
export type Profile = z.infer<typeof Profile>;

/** The profile of the session’s own number; 401 for a guest. Source: S1§2.2 (My Account); ours. */
export const ownProfile = endpoint({
  method: 'GET',
  path: '/app/customer',
  summary: 'What the shopper has told us of himself',
  scope: 'site',
  request: null,
  response: Profile,
});

/** Changes what is given and leaves the rest; '' takes a name or an address away. Agreeing to WhatsApp, and taking it back,
 *  is a row of the ledger of consents. 401 for a guest. Source: ours. */
export const changeProfile = endpoint({
  method: 'POST',
  path: '/app/customer/change',
  summary: 'Change what the shopper has told us of himself',
  scope: 'site',
  request: z.strictObject({
    name: z.optional(z.union([z.literal(''), CustomerName])),
    email: z.optional(OptionalEmail),
    language: z.optional(z.enum(locales)),
    isWhatsappAllowed: z.optional(z.boolean()),
  }),
  response: Profile,
});

const Amount = z.int();
/** An order, and the loan that pays it where one does. `account`: as 'XX4471', null without one. */
const HeldOrder = z.object({
  orderId: z.string(),
  merchantName: z.string(),
  amountRupees: Amount,
  status: z.string(),
  lenderName: z.nullable(z.string()),
  emiPlanId: z.nullable(z.string()),
  account: z.nullable(z.string()),
  atMs: EpochMs,
});
const HeldApplication = z.object({
  applicationId: z.string(),
  lenderName: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.string(),
  atMs: EpochMs,
});
const HeldVoucher = z.object({ merchantHandle: z.string(), orderId: z.string(), earnedAtMs: EpochMs });
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
 *  date of birth are passed on to the lender and not kept: they are in no list. 401 for a guest. Source: ours. */
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
    applications: z.array(HeldApplication),
    consents: z.array(HeldConsent),
    vouchers: z.array(HeldVoucher),
    tickets: z.array(HeldTicket),
    feedback: z.array(HeldFeedback),
  }),
});

/** Deletes what no law and no loan needs: name, e-mail address, language, feedback and SMS of offers; takes WhatsApp back, and
 *  logs out everywhere. What stays is counted: orders with their loans, applications, and consents as proof. 401 for a guest.
 *  Source: ours. */
export const forgetMe = endpoint({
  method: 'POST',
  path: '/app/customer/forget',
  summary: 'Delete what the law lets us delete of the shopper',
  scope: 'site',
  request: z.strictObject({}),
  response: z.object({ kept: z.object({ orders: z.int(), applications: z.int(), consents: z.int() }) }),
});
