import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';
import { EmiPlanId, OrderId, Status, Step, TimelineEntry, TxnUuid } from './payment-fields';
import { BriefRefund } from './refund';
import { RefundId } from './refund-id';
import { SettlementLine, settlementFields } from './settlement';

/**
 * Claims of a signed result (JWS, ES256; keys at `/.well-known/jwks.json`), the same in the webhook, in the page and
 * in `order/track`. In addition: `iss` = the provider's address, `aud` = merchant key, `sub` = txnUuid, `iat`
 * (seconds) and `jti`.
 */
export const ResultClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: TxnUuid,
  iat: z.int(),
  jti: z.string(),
  orderId: OrderId,
  txnId: z.string(),
  status: Status,
  /** False for a failure that the shopper may still turn into a payment. */
  isFinal: z.boolean(),
  /** Price of the order, whole rupees, regardless of the payment method. */
  amount: z.int(),
  /** The part paid on EMI, before discount and fees; below `amount` only with `allowSplit`. Null unless COMPLETE. */
  financedAmount: z.nullable(z.int()),
  /** Part that the merchant still has to collect; 0 if everything is financed. Null unless COMPLETE. */
  amountDueAtMerchant: z.nullable(z.int()),
  ...settlementFields,
  currency: z.literal('INR'),
  /** Null unless COMPLETE. */
  lenderId: z.nullable(LenderId),
  emiPlanId: z.nullable(EmiPlanId),
  /** Number or name of the error; null unless FAILED. */
  errorCode: z.nullable(z.union([z.int(), z.string()])),
  /** Time of the last status change, epoch ms. */
  atMs: EpochMs,
});
export type ResultClaims = z.infer<typeof ResultClaims>;

/** One webhook: its attempts and the time of the next. */
const WebhookDelivery = z.object({
  deliveryId: z.string(),
  /** payment: contains a signed result. refund: a signed refund. */
  kind: z.enum(['payment', 'refund']),
  /** Reported status: that of the payment, or DONE for a refund. */
  status: z.union([Status, z.literal('DONE')]),
  /** Null for a payment. */
  refundId: z.nullable(RefundId),
  state: z.enum(['waiting', 'delivered', 'givenUp']),
  attempts: z.array(
    z.object({
      atMs: EpochMs,
      /** HTTP status; null if the server did not answer. */
      httpStatus: z.nullable(z.int()),
    }),
  ),
  nextAttemptAtMs: z.nullable(EpochMs),
});

/** Status of an order for the merchant's server, to verify a webhook or a browser message. Requires exactly one of the
 *  two ids; `orderId` gives the newest transaction. 404 for unknown ids. Source: S2§7. */
export const trackOrder = endpoint({
  method: 'GET',
  path: '/app/order/track',
  summary: 'Status of an order, its history and its signed result',
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
    txnId: z.string(),
    status: Status,
    step: Step,
    isFinal: z.boolean(),
    /** Price of the order, whole rupees, regardless of the payment method. */
    amount: z.int(),
    /** As in the signed result. */
    financedAmount: z.nullable(z.int()),
    amountDueAtMerchant: z.nullable(z.int()),
    ...settlementFields,
    /** Settlement lines, the sale first; empty unless COMPLETE. */
    settlementLines: z.array(SettlementLine),
    /** Sum of all refunds, whole rupees, PENDING ones included, and the refundable rest; null unless COMPLETE. The
     *  status of the payment stays COMPLETE. */
    refundedAmount: z.nullable(z.int()),
    refundableAmount: z.nullable(z.int()),
    /** Oldest first. */
    refunds: z.array(BriefRefund),
    lenderId: z.nullable(LenderId),
    emiPlanId: z.nullable(EmiPlanId),
    /** Like '98XXXXX210'; null before the verification. */
    maskedMobile: z.nullable(z.string()),
    errorCode: z.nullable(z.union([z.int(), z.string()])),
    createdAtMs: EpochMs,
    expiresAtMs: EpochMs,
    timeline: z.array(TimelineEntry),
    /** Compact JWS of {@link ResultClaims}; null while INITIATED. */
    signedResult: z.nullable(z.string()),
    webhooks: z.array(WebhookDelivery),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_LENDER_SERVER_FAIL'],
});
