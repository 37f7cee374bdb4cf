import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, Paise } from './fields';
import { refundStatuses } from './loan-fields';
import { OrderId, TxnUuid } from './payment-fields';
import { RefundId } from './refund-id';
import { SettlementLine } from './settlement';

/** Amounts of a booked refund, paise. Within the cooling-off days all payments come back; after them the interest of
 *  the days until then, and fees and charges that were paid, stay with the lender. */
export const RefundSettlement = z.object({
  /** Reduction of the loan. */
  loanPaise: Paise,
  /** Paid by the lender to the shopper. */
  toShopperPaise: Paise,
  /** Kept by the lender, and the part of it that the shopper still owes. 0 for a partial refund. */
  keptByLenderPaise: Paise,
  stillOwedPaise: Paise,
});

/** A refund of an order as it stands, briefly: in `order/track`, and in front of all else that is said of it. */
const briefFields = {
  refundId: RefundId,
  /** PENDING: the lender has still to book it, and is asked until it has; the webhook says when. */
  refundStatus: z.enum(refundStatuses),
  /** Whole rupees. */
  amount: z.int(),
  /** When the merchant asked for it, and when its lender had booked it; null while PENDING. */
  createdAtMs: EpochMs,
  bookedAtMs: z.nullable(EpochMs),
} as const;
export const BriefRefund = z.object(briefFields);
export type BriefRefund = z.infer<typeof BriefRefund>;

const refundFields = {
  ...briefFields,
  orderId: OrderId,
  txnUuid: TxnUuid,
  /** Amounts booked by the lender, paise; null while PENDING. */
  settlement: z.nullable(RefundSettlement),
  /** Its settlement line; null while PENDING. */
  settlementLine: z.nullable(SettlementLine),
} as const;
/** A refund with all that is known of it. */
export const Refund = z.object(refundFields);
export type Refund = z.infer<typeof Refund>;

/** All refunds of an order together, whole rupees, also those that are PENDING, and what can still be refunded. */
const totalFields = { refundedAmount: z.int(), refundableAmount: z.int() } as const;

/** Gives back what an order's lender has paid, or a part of it, after goods were returned or not sent. The lender makes the
 *  shopper's loan less by it, without a charge; what had been repaid already the shopper gets from the lender, as `settlement` says. Name the order
 *  or its transaction, and the refund by a name of yours: the same name is the same refund, however often it is asked for, and
 *  with another amount REFERENCE_TAKEN. Without `amount` all that is left. What you took yourself of a split payment you
 *  give back yourself. An order takes 200 partial refunds; the one after them is of all that is left. An order that is not
 *  yours is 404, one that is not paid PAYMENT_INVALID_TRANSACTION. Source: ours. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/app/pg/refund',
  summary: 'Give back a paid order, all or a part',
  scope: 'merchant',
  request: z
    .strictObject({
      orderId: z.optional(OrderId),
      txnUuid: z.optional(TxnUuid),
      refundId: RefundId,
      /** Whole rupees. */
      amount: z.optional(AmountRupees),
    })
    .check(
      z.refine(({ orderId, txnUuid }) => (orderId === undefined) !== (txnUuid === undefined), {
        path: ['orderId'],
        error: 'give exactly one of orderId and txnUuid',
      }),
    ),
  response: z.object({
    refundId: RefundId,
    orderId: OrderId,
    txnUuid: TxnUuid,
    /** PENDING: the lender has still to book it, and is asked until it has; the webhook says when. */
    refundStatus: z.enum(refundStatuses),
    amount: z.int(),
    /** Of the order with this one, and what can still be refunded. */
    refundedAmount: z.int(),
    refundableAmount: z.int(),
    /** Amounts booked by the lender, paise; null while PENDING. */
    settlement: z.nullable(RefundSettlement),
    /** Its settlement line; null while PENDING. */
    settlementLine: z.nullable(SettlementLine),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_INVALID_TRANSACTION', 'ORDER_NOT_FOUND'],
  idempotent: true,
});

/** One refund by the merchant's own name of it. One of another merchant is 404 like one that does not exist. Source: ours. */
export const getRefund = endpoint({
  method: 'GET',
  path: '/app/pg/refund',
  summary: 'One refund: how it stands, and what the lender has booked',
  scope: 'merchant',
  request: z.strictObject({ refundId: RefundId }),
  response: z.object({ ...refundFields, ...totalFields, serverNowMs: EpochMs }),
});

/** The refunds of an order, oldest first; an empty list where there is none. Give exactly one of the two names. By `orderId`
 *  it is the paid transaction of the order, else its newest. Source: ours. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/app/pg/refunds',
  summary: 'The refunds of an order',
  scope: 'merchant',
  request: z.strictObject({ orderId: z.optional(OrderId), txnUuid: z.optional(TxnUuid) }).check(
    z.refine(({ orderId, txnUuid }) => (orderId === undefined) !== (txnUuid === undefined), {
      path: ['orderId'],
      error: 'give exactly one of orderId and txnUuid',
    }),
  ),
  response: z.object({
    orderId: OrderId,
    txnUuid: TxnUuid,
    refunds: z.array(Refund),
    ...totalFields,
    serverNowMs: EpochMs,
  }),
});

/** Claims of a signed refund (JWS as a signed result): what a webhook carries as `signedRefund` once the lender has booked it. */
export const RefundClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: TxnUuid,
  iat: z.int(),
  jti: z.string(),
  orderId: OrderId,
  txnId: z.string(),
  refundId: RefundId,
  refundStatus: z.literal('DONE'),
  /** Of this refund, and of all of the order so far, whole rupees. */
  amount: z.int(),
  refundedAmount: z.int(),
  settlement: RefundSettlement,
  settlementLine: SettlementLine,
  currency: z.literal('INR'),
  atMs: EpochMs,
});
export type RefundClaims = z.infer<typeof RefundClaims>;
