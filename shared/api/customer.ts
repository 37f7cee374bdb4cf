import * as z from 'zod/mini';
import { locales } from '../locales';
import { endpoint } from './endpoint';
import { CustomerName, EpochMs, OptionalEmail } from './fields';
import { LinkedAccount } from './linked-account';

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
  /** The one of them that ends first; null without one. */
  nextVoucher: z.nullable(z.object({ merchantHandle: z.string(), activeUntilMs: EpochMs })),
  /** Accounts that lenders debit, by the names of the lenders. */
  linkedAccounts: z.array(LinkedAccount),
  /** Tickets of the dispute desk that are not closed. */
  openTickets: z.int(),
  /** Browsers, and checks in shops’ pages, that are logged in with this number now, this one among them. */
  sessions: z.int(),
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
