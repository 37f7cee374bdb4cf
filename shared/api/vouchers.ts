import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { CatalogueId, EpochMs } from './fields';
import { RefundId } from './refund-id';

/** COMING: its link is not sent yet. ACTIVE: its code can be used. USED: its shop has taken it. ENDED: its 30 days are over. CANCELLED:
 *  its shop has refunded the order whole before it was used. */
export const voucherStatuses = ['COMING', 'ACTIVE', 'USED', 'ENDED', 'CANCELLED'] as const;

/** A voucher that the session's own number has earned. `code`: what is shown in the shop, null unless it is
 *  ACTIVE. `comesBy`: the last day on which its link comes, in India, 'YYYY-MM-DD'. `linkSentAtMs`, `activeUntilMs`: null
 *  before it is sent. `usedAtMs`: null before its shop has taken it. */
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
  usedAtMs: z.nullable(EpochMs),
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

/** REDEEMED: it is taken now, or was by this redemption before. USED: another redemption has taken it. ENDED: its 30 days are
 *  over. CANCELLED: the order that earned it was refunded whole. UNKNOWN: no voucher of this shop has this code. */
export const redemptionOutcomes = ['REDEEMED', 'USED', 'ENDED', 'CANCELLED', 'UNKNOWN'] as const;

/** Takes a gift voucher whose code a customer shows at the till, or types in the shop's checkout: once and for all. Capitals and
 *  what stands between the groups of the code do not matter. Name the redemption by a name of yours: the same name is the same
 *  redemption, however often it is asked for, and with the code of another voucher REFERENCE_TAKEN. Give the customer
 *  `amountRupees` off, and nothing where it is null. Source: ours, for S1§9 (CAT-041, CAT-044). */
export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/app/voucher/redeem',
  summary: 'Take a gift voucher at the shop',
  scope: 'merchant',
  idempotent: true,
  request: z.strictObject({ voucherCode: z.string().check(z.minLength(1), z.maxLength(40)), redemptionId: RefundId }),
  response: z.object({
    redemptionId: RefundId,
    outcome: z.enum(redemptionOutcomes),
    /** What it is worth; null where it was not taken. */
    amountRupees: z.nullable(z.int()),
    /** The order that has earned it; null where there is no such voucher. */
    orderId: z.nullable(z.string()),
    /** When it was taken, by this redemption or by another; null where it was not. */
    redeemedAtMs: z.nullable(EpochMs),
    serverNowMs: EpochMs,
  }),
});
