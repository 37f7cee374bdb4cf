import * as z from 'zod/mini';
import { DAY_S } from '../rules/duration';
import { hasNoPassword } from '../rules/web-address';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId, Mobile } from './fields';
import { Channel, CheckoutToken, OrderId, OrderItem, TxnUuid } from './payment-fields';

/** Shortest, longest and default time of an open order, seconds. */
export const ORDER_EXPIRES_SECONDS = { least: 60, most: 7 * DAY_S, usual: 15 * 60 } as const;

/** Whether an amount can be paid in instalments at this merchant. Without personal data. Source: S2§7. */
export const checkEligibility = endpoint({
  method: 'POST',
  path: '/app/pg/check-eligibility',
  summary: 'Whether an amount has lenders and plans at this merchant',
  scope: 'merchant',
  request: z.strictObject({ amount: AmountRupees }),
  response: z.object({
    isEligible: z.boolean(),
    /** Lenders with a plan for the amount, best first. */
    lenderIds: z.array(LenderId),
    /** Whole rupees a month; null without a plan. */
    lowestEmi: z.nullable(z.int()),
    /** The closest amount with plans, rupees; null if the merchant has no lender. */
    nearestAmount: z.nullable(AmountRupees),
  }),
});

/** Opens a transaction for an order. An order has one open transaction: a new one cancels the earlier one, unless that
 *  is complete or its lender has not answered, which is PAYMENT_DUPLICATE_REQUEST. Source: S2§7. */
export const txnInitiate = endpoint({
  method: 'POST',
  path: '/app/pg/txn-initiate',
  summary: 'Start a payment for an order',
  scope: 'merchant',
  request: z.strictObject({
    orderId: OrderId,
    /** Whole rupees. */
    amount: AmountRupees,
    channel: Channel,
    /** OFFLINE only: the checkout opens on the shop's own machine. */
    isPosMachine: z.optional(z.boolean()),
    /** Their prices, in paise, sum to the amount. */
    items: z.array(OrderItem).check(z.minLength(1), z.maxLength(50)),
    /** Ten digits; prefills the number, which still has to be verified. */
    mobile: z.optional(Mobile),
    /** Final address of the shopper, on a registered origin of the merchant. Stored in normalized form, so that it is
     *  unambiguous. */
    returnUrl: z
      .url({ protocol: /^https?$/, normalize: true, abort: true })
      .check(z.maxLength(2000), z.refine(hasNoPassword, 'must not hold a name or password')),
    /** Whether the shopper may pay a part of the amount to the shop and the rest in instalments, if the limit is lower.
     *  The shop then collects the part itself: `amountDueAtMerchant` of the result. Default false. */
    allowSplit: z.optional(z.boolean()),
    orderExpiresInSeconds: z.optional(
      z.int().check(z.gte(ORDER_EXPIRES_SECONDS.least), z.lte(ORDER_EXPIRES_SECONDS.most)),
    ),
  }),
  response: z.object({
    txnUuid: TxnUuid,
    checkoutToken: CheckoutToken,
    /** For a redirect or an SMS instead. */
    paymentLink: z.url(),
    expiresAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
  errors: [
    'PAYMENT_DUPLICATE_REQUEST',
    'PAYMENT_INVALID_TRANSACTION',
    'NO_LENDER_CONNECTED',
    'PAYMENT_MIN_AMOUNT_LIMIT',
    'PAYMENT_MAX_AMOUNT_LIMIT',
    'PAYMENT_LENDER_SERVER_FAIL',
  ],
  idempotent: true,
});
