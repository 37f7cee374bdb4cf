import * as z from 'zod/mini';
import { locales } from '../locales';
import { endpoint } from './endpoint';
import { CustomerName, EpochMs, OptionalEmail } from './fields';
import { LinkedAccount } from './linked-account';

/** The shopper's own details. `name`, `email`, `language`: null if not given. `isWhatsappAllowed`: the newest consent
 *  to messages on WhatsApp. */
const Profile = z.object({
  /** Like '98XXXXX210'. */
  maskedMobile: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(locales)),
  isWhatsappAllowed: z.boolean(),
  /** Number of usable vouchers. */
  activeVouchers: z.int(),
  /** The voucher that ends first; null if there is none. */
  nextVoucher: z.nullable(z.object({ merchantHandle: z.string(), activeUntilMs: EpochMs })),
  /** Accounts that lenders debit, by lender name. */
  linkedAccounts: z.array(LinkedAccount),
  openTickets: z.int(),
  /** Current logins with this number, in browsers and in checks on shops’ pages, this one included. */
  sessions: z.int(),
  /** Number of consents, withdrawn and replaced ones included. */
  consents: z.int(),
});
export type Profile = z.infer<typeof Profile>;

/** The profile of the session’s number; 401 for a guest. Source: S1§2.2 (My Account); ours. */
export const ownProfile = endpoint({
  method: 'GET',
  path: '/app/customer',
  summary: 'What the shopper has told us of himself',
  scope: 'site',
  request: null,
  response: Profile,
});

/** Changes the given fields; '' deletes a name or an address. Giving or withdrawing the WhatsApp consent adds a row to
 *  the ledger. 401 for a guest. Source: ours. */
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

/**
 * Deletes data that no law or loan requires: name, e-mail address, language, feedback and SMS of offers; withdraws the
 * WhatsApp consent, and logs out everywhere. Returns counts of the remaining data: orders with their loans,
 * applications, and consents as proof. 401 for a guest. Source: ours.
 */
export const forgetMe = endpoint({
  method: 'POST',
  path: '/app/customer/forget',
  summary: 'Delete what the law lets us delete of the shopper',
  scope: 'site',
  request: z.strictObject({}),
  response: z.object({ kept: z.object({ orders: z.int(), applications: z.int(), consents: z.int() }) }),
});
