import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, Paise } from './fields';
import { refundStatuses } from './loan-fields';
import { OrderId, TxnUuid } from './payment-fields';
import { RefundId } from './refund-id';
import { SettlementLine } from './settlement';

/** Amounts of a booked refund, paise. Within the cooling-off period all payments are returned; afterwards the lender
 *  retains the interest of the elapsed days, and paid fees and charges. */
export const RefundSettlement = z.object({
  /** Reduction of the loan. */
  loanPaise: Paise,
  /** Paid by the lender to the shopper. */
  toShopperPaise: Paise,
  /** Retained by the lender, and the part of it that the shopper still owes. 0 for a partial refund. */
  keptByLenderPaise: Paise,
  stillOwedPaise: Paise,
});

/** A refund in short form, for `order/track`, and the first fields of the full form. */
const briefFields = {
  refundId: RefundId,
  /** PENDING: the lender has not booked it and is asked until it has; the webhook reports it. */
  refundStatus: z.enum(refundStatuses),
  amount: z.int(),
  /** Time of the merchant's request, and of the lender's booking; null while PENDING. */
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
export const Refund = z.object(refundFields);
export type Refund = z.infer<typeof Refund>;

/** Sum of an order's refunds, whole rupees, PENDING ones included, and the refundable rest. */
const totalFields = { refundedAmount: z.int(), refundableAmount: z.int() } as const;

/**
 * Refunds an order's financed amount, or a part of it, after goods were returned or not sent. The lender reduces the
 * shopper's loan, without a charge, and returns repaid amounts to the shopper, as in `settlement`. Name the order or
 * its transaction, and give the refund an id: the same id is the same refund, and with another amount REFERENCE_TAKEN.
 * Without `amount` the whole rest. Refund your own part of a split payment yourself. An order allows 200 partial
 * refunds; the next one must be the whole rest. 404 for an order that is not yours, PAYMENT_INVALID_TRANSACTION for
 * one that is not paid. Source: ours.
 */
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
    /** PENDING: the lender has not booked it and is asked until it has; the webhook reports it. */
    refundStatus: z.enum(refundStatuses),
    amount: z.int(),
    /** Total of the order including this one, and the refundable rest. */
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

/** One refund by the merchant's id. 404 for an unknown one, and for another merchant's. Source: ours. */
export const getRefund = endpoint({
  method: 'GET',
  path: '/app/pg/refund',
  summary: 'One refund: how it stands, and what the lender has booked',
  scope: 'merchant',
  request: z.strictObject({ refundId: RefundId }),
  response: z.object({ ...refundFields, ...totalFields, serverNowMs: EpochMs }),
});

/** The refunds of an order, oldest first; empty if there are none. Requires exactly one of the two ids. `orderId` gives
 *  the paid transaction of the order, else its newest. Source: ours. */
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

/**
 * Claims of a signed refund (JWS like a signed result): `signedRefund` of the webhook once the lender has booked it.
 */
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
  amount: z.int(),
  refundedAmount: z.int(),
  settlement: RefundSettlement,
  settlementLine: SettlementLine,
  currency: z.literal('INR'),
  atMs: EpochMs,
});
export type RefundClaims = z.infer<typeof RefundClaims>;
