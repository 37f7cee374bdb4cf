import * as z from 'zod/mini';
import { requestStates, requestSteps } from '../rules/payment-request';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId, Mobile } from './fields';
import { OrderId, OrderItem, PaymentReference, TxnUuid } from './payment-fields';

const State = z.enum(requestStates);

/** An agent's payment request to a customer, without lender, limit or reason. */
export const PaymentRequest = z.object({
  txnUuid: TxnUuid,
  /** Public number. */
  txnId: z.string(),
  orderId: OrderId,
  amount: AmountRupees,
  maskedMobile: z.string(),
  state: State,
  createdAtMs: EpochMs,
  expiresAtMs: EpochMs,
  /** Time of the last event, or of the request. */
  changedAtMs: EpochMs,
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

const LiveRequest = z.extend(PaymentRequest, {
  items: z.array(OrderItem),
  /** Steps in order; `atMs` is null if unknown. */
  steps: z.array(z.object({ step: z.enum(requestSteps), isDone: z.boolean(), atMs: z.nullable(EpochMs) })),
  /** Remaining sends of the link within half an hour, and the time of the next. */
  sendsRemaining: z.int(),
  resendAtMs: EpochMs,
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
});
export type LiveRequest = z.infer<typeof LiveRequest>;

/** Whether an amount can be paid in instalments here; without personal data. */
export const telesalesAmount = endpoint({
  method: 'POST',
  path: '/app/telesales/check-amount',
  summary: 'Whether an amount has lenders and plans, at the telesales desk',
  scope: 'telesales',
  request: z.strictObject({ amount: AmountRupees }),
  response: z.object({
    lenderIds: z.array(LenderId),
    lowestEmi: z.nullable(z.int()),
    /** The closest amount with plans, rupees; null if the merchant has no lender. */
    nearestAmount: z.nullable(AmountRupees),
  }),
});

/** Requests a payment from a customer: opens it and sends the link. An order has one open payment: a new one cancels
 *  the earlier one, unless that is paid or its lender has not answered. */
export const requestPayment = endpoint({
  method: 'POST',
  path: '/app/telesales/request-payment',
  summary: 'Ask a customer for a payment by SMS',
  scope: 'telesales',
  request: z.strictObject({
    mobile: Mobile,
    amount: AmountRupees,
    orderId: OrderId,
    /** Order lines, whose prices sum to the amount. Empty: the order itself. */
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

/** Requests of an agent in the last 30 days, newest first. */
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

/** State of a request. NOT_FOUND for another agent's. */
export const requestStatus = endpoint({
  method: 'GET',
  path: '/app/telesales/request-status',
  summary: 'How a request of one’s own stands',
  scope: 'telesales',
  request: named,
  response: LiveRequest,
});

/** Sends the same link again. Refusals: OTP_TOO_SOON, 4100 for an ended one. */
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

/** Ends a request. Refusals: 4008 while the lender has not answered, 4100 for a paid or ended one. */
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

/** A payment request with its agent, for the holder of the link. Reading changes nothing. */
const RequestInfo = z.object({
  state: State,
  merchantName: z.string(),
  merchantLogo: z.nullable(z.string()),
  /** Host of the merchant's shop; null if it has no public origin. */
  merchantHost: z.nullable(z.string()),
  agentId: z.string(),
  orderId: OrderId,
  amount: AmountRupees,
  items: z.array(OrderItem),
  /** The lowest instalment of the merchant's lenders for the amount, whole rupees; null if there is none. */
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

/** The holder of the link refuses the request as not theirs: it ends, and the agent learns only that. PAYMENT_ELSEWHERE
 *  once a number was verified. */
export const refuseRequest = endpoint({
  method: 'POST',
  path: '/app/payment/refuse-request',
  summary: 'Say that a request for a payment is not one’s own',
  scope: 'public',
  request: byLink,
  response: RequestInfo,
  errors: ['PAYMENT_ELSEWHERE', 'PAYMENT_TRANSACTION_TIMEOUT', 'PAYMENT_INVALID_TRANSACTION'],
});
