import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { CatalogueId, EpochMs } from './fields';
import { RefundId } from './refund-id';

/** COMING: its link is not sent yet. ACTIVE: its code can be used. USED: its shop has redeemed it. ENDED: after its 30
 *  days. CANCELLED: its shop fully refunded the order before it was used. */
export const voucherStatuses = ['COMING', 'ACTIVE', 'USED', 'ENDED', 'CANCELLED'] as const;

/**
 * An earned voucher of the session's number. `code`: for the shop, null unless ACTIVE. `comesBy`: the latest day of
 * its link, in India, 'YYYY-MM-DD'. `linkSentAtMs`, `activeUntilMs`: null before the link is sent. `usedAtMs`: null
 * before its redemption.
 */
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

/** State of one merchant's offer for a number: until when a purchase earns a voucher, null without a valid SMS; and
 *  when another one can be earned, null = now. */
const standing = {
  buyUntilMs: z.nullable(EpochMs),
  nextFromMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
} as const;

/**
 * Vouchers of the session's number, newest first, and the state of the merchant's offer. `isOffered`: the merchant has
 * a voucher offer today, and a purchase there can earn one; false without `merchantName`. 401 for a guest. Source:
 * S1§1, S1§9, S2§7, CAT-048, API-113.
 */
export const voucherDetails = endpoint({
  method: 'GET',
  path: '/txn/getVoucherDetails',
  summary: 'The shopper’s own vouchers',
  scope: 'site',
  request: z.strictObject({ merchantName: z.optional(CatalogueId) }),
  response: z.object({ vouchers: z.array(Voucher), isOffered: z.boolean(), ...standing }),
});

/**
 * Sends the SMS of a merchant's voucher offer to the session's number, which starts its 24 hours. A valid one is not
 * sent again, and none within 30 days of a voucher: `buyUntilMs` is null then. 404 if the merchant has no such offer
 * today. Source: ours, for S1§9 (CAT-042).
 */
export const sendVoucherSms = endpoint({
  method: 'POST',
  path: '/app/voucher/send-sms',
  summary: 'Send the shopper the SMS of a voucher offer',
  scope: 'site',
  idempotent: true,
  request: z.strictObject({ merchantName: CatalogueId }),
  response: z.object({ maskedMobile: z.string(), ...standing }),
});

/** REDEEMED: redeemed now, or before by this redemption. USED: redeemed by another one. ENDED: after its 30 days.
 *  CANCELLED: the order that earned it was fully refunded. UNKNOWN: no voucher of this shop has this code. */
export const redemptionOutcomes = ['REDEEMED', 'USED', 'ENDED', 'CANCELLED', 'UNKNOWN'] as const;

/**
 * Redeems a gift voucher whose code a customer shows at the till, or types in the shop's checkout, once. Case and
 * separators of the code do not matter. Give the redemption an id: the same id is the same redemption, and with the
 * code of another voucher REFERENCE_TAKEN. Give the customer `amountRupees` off, and nothing if it is null. Source:
 * ours, for S1§9 (CAT-041, CAT-044).
 */
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
    amountRupees: z.nullable(z.int()),
    /** The order that earned it; null if there is no such voucher. */
    orderId: z.nullable(z.string()),
    /** Time of the redemption, by this or another one; null if not redeemed. */
    redeemedAtMs: z.nullable(EpochMs),
    serverNowMs: EpochMs,
  }),
});
