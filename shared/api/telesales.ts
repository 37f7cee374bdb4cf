import * as z from 'zod/mini';
import { requestStates, requestSteps } from '../rules/payment-request';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId, Mobile } from './fields';
import { OrderId, OrderItem, PaymentReference, TxnUuid } from './payment-fields';

const State = z.enum(requestStates);

/** A payment that an agent has asked a customer for. Nothing of lender, limit or reason. */
export const PaymentRequest = z.object({
  txnUuid: TxnUuid,
  /** For people. */
  txnId: z.string(),
  orderId: OrderId,
  /** Whole rupees. */
  amount: AmountRupees,
  maskedMobile: z.string(),
  state: State,
  createdAtMs: EpochMs,
  expiresAtMs: EpochMs,
  /** What has happened last, or when it was asked. */
  changedAtMs: EpochMs,
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** One of them, as it is now. */
const LiveRequest = z.extend(PaymentRequest, {
  items: z.array(OrderItem),
  /** What is done, in order; `atMs` is null where that is not known. */
  steps: z.array(z.object({ step: z.enum(requestSteps), isDone: z.boolean(), atMs: z.nullable(EpochMs) })),
  /** How often the link can still be sent within half an hour, and from when on. */
  sendsRemaining: z.int(),
  resendAtMs: EpochMs,
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
});
export type LiveRequest = z.infer<typeof LiveRequest>;

/** Whether an amount can be paid in instalments here; nothing about a person. */
export const telesalesAmount = endpoint({
  method: 'POST',
  path: '/app/telesales/check-amount',
  summary: 'Whether an amount has lenders and plans, at the telesales desk',
  scope: 'telesales',
  request: z.strictObject({ amount: AmountRupees }),
  response: z.object({
    lenderIds: z.array(LenderId),
    /** Whole rupees a month; null without a plan. */
    lowestEmi: z.nullable(z.int()),
    /** The closest amount that has plans, rupees; null where the merchant has no lender. */
    nearestAmount: z.nullable(AmountRupees),
  }),
});

/** Asks a customer for a payment: opens it and sends the link. An order has one open payment: a new one cancels the
 *  earlier, unless that is paid or its lender has still to answer. */
export const requestPayment = endpoint({
  method: 'POST',
  path: '/app/telesales/request-payment',
  summary: 'Ask a customer for a payment by SMS',
  scope: 'telesales',
  request: z.strictObject({
    mobile: Mobile,
    amount: AmountRupees,
    orderId: OrderId,
    /** What is bought; their prices add up to the amount. Nothing named: the order itself. */
    items: z.array(OrderItem).check(z.maxLength(50)),
  }),
  response: LiveRequest,
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

/** What an agent has asked for in the last 30 days, newest first. */
export const ownRequests = endpoint({
  method: 'GET',
  path: '/app/telesales/requests',
  summary: 'What an agent has asked customers for',
  scope: 'telesales',
  request: z.strictObject({
    /** Older than this one. */
    after: z.optional(TxnUuid),
  }),
  response: z.object({ requests: z.array(PaymentRequest), hasMore: z.boolean(), serverNowMs: EpochMs }),
});

const named = z.strictObject({ txnUuid: TxnUuid });

/** How one stands. Somebody else's is NOT_FOUND. */
export const requestStatus = endpoint({
  method: 'GET',
  path: '/app/telesales/request-status',
  summary: 'How a request of one’s own stands',
  scope: 'telesales',
  request: named,
  response: LiveRequest,
});

/** Sends the same link once more. Refusals: OTP_TOO_SOON, 4100 for one that is over. */
export const resendRequest = endpoint({
  method: 'POST',
  path: '/app/telesales/resend-link',
  summary: 'Send the link of a request once more',
  scope: 'telesales',
  request: named,
  response: LiveRequest,
  errors: ['OTP_TOO_SOON', 'PAYMENT_INVALID_TRANSACTION'],
  idempotent: true,
});

/** Ends one. Refusals: 4008 while the lender has still to answer, 4100 for one that is paid or over. */
export const cancelRequest = endpoint({
  method: 'POST',
  path: '/app/telesales/cancel-request',
  summary: 'Cancel a request of one’s own',
  scope: 'telesales',
  request: named,
  response: LiveRequest,
  errors: ['PAYMENT_TRANSACTION_TIMEOUT', 'PAYMENT_INVALID_TRANSACTION', 'PAYMENT_LENDER_SERVER_FAIL'],
});

const byLink = z.strictObject({ ref: PaymentReference });

/** Who asks for what, for whoever has the link. Looking opens nothing and changes nothing. */
const RequestInfo = z.object({
  state: State,
  merchantName: z.string(),
  merchantLogo: z.nullable(z.string()),
  /** Where the merchant's shop is; null where it has registered none that everybody reaches. */
  merchantHost: z.nullable(z.string()),
  agentId: z.string(),
  orderId: OrderId,
  amount: AmountRupees,
  items: z.array(OrderItem),
  /** The lowest instalment of the merchant's lenders for the amount, whole rupees; null without one. */
  lowestEmi: z.nullable(z.int()),
  maskedMobile: z.string(),
  createdAtMs: EpochMs,
  expiresAtMs: EpochMs,
  serverNowMs: EpochMs,
});
export type RequestInfo = z.infer<typeof RequestInfo>;

export const requestInfo = endpoint({
  method: 'GET',
  path: '/app/payment/request-info',
  summary: 'Who asks for a payment, and for what',
  scope: 'public',
  request: byLink,
  response: RequestInfo,
});

/** Whoever got the link says that it is not his: it ends, and the agent learns that it was refused and nothing else.
 *  Refused with PAYMENT_ELSEWHERE once somebody has verified a number and pays. */
export const refuseRequest = endpoint({
  method: 'POST',
  path: '/app/payment/refuse-request',
  summary: 'Say that a request for a payment is not one’s own',
  scope: 'public',
  request: byLink,
  response: RequestInfo,
  errors: ['PAYMENT_ELSEWHERE', 'PAYMENT_TRANSACTION_TIMEOUT', 'PAYMENT_INVALID_TRANSACTION'],
});
