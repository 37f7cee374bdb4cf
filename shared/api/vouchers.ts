import * as z from 'zod/mini';
import { CatalogueId } from './catalogue';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/** COMING: its link is not sent yet. ACTIVE: its code can be used. ENDED: its 30 days are over. */
export const voucherStatuses = ['COMING', 'ACTIVE', 'ENDED'] as const;

/** A voucher that the session's own number has earned. `code`: what is shown in the shop, null before it is sent and after it
 *  has ended. `comesBy`: the last day on which its link comes, in India, 'YYYY-MM-DD'. `linkSentAtMs`, `activeUntilMs`: null
 *  before it is sent. */
const Voucher = z.object({
  voucherId: z.string(),
  merchantHandle: CatalogueId,
  merchantName: z.string(),
  amountRupees: z.int(),
  status: z.enum(voucherStatuses),
  code: z.nullable(z.string()),
  orderId: z.string(),
  earnedAtMs: EpochMs,
  comesBy: z.string(),
  linkSentAtMs: z.nullable(EpochMs),
  activeUntilMs: z.nullable(EpochMs),
});
export type Voucher = z.infer<typeof Voucher>;

/** How the offer of one merchant stands for a number: until when a purchase earns a voucher, null without an SMS that
 *  counts; and from when another one can be earned, null where that is now. */
const standing = {
  buyUntilMs: z.nullable(EpochMs),
  nextFromMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
} as const;

/** The vouchers of the session's own number, newest first, and how the offer of the merchant stands for it. `isOffered`: the
 *  merchant has a voucher offer today, and a purchase there can earn one; false too without `merchantName`. 401 for a guest.
 *  Source: S1§1, S1§9, S2§7, CAT-048, API-113. */
export const voucherDetails = endpoint({
  method: 'GET',
  path: '/txn/getVoucherDetails',
  summary: 'The shopper’s own vouchers',
  scope: 'site',
  request: z.strictObject({ merchantName: z.optional(CatalogueId) }),
  response: z.object({ vouchers: z.array(Voucher), isOffered: z.boolean(), ...standing }),
});

/** Sends the session's own number the SMS of a merchant's voucher offer, from which its 24 hours count. One that still
 *  counts is not sent again, and none within 30 days of a voucher: `buyUntilMs` is null then. 404 where the merchant has no
 *  such offer today. Source: ours, for S1§9 (CAT-042). */
export const sendVoucherSms = endpoint({
  method: 'POST',
  path: '/app/voucher/send-sms',
  summary: 'Send the shopper the SMS of a voucher offer',
  scope: 'site',
  idempotent: true,
  request: z.strictObject({ merchantName: CatalogueId }),
  response: z.object({ maskedMobile: z.string(), ...standing }),
});
