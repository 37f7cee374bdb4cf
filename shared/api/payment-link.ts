import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, Mobile } from './fields';
import { ErrorCode, OrderItem, paymentOver, Status, Step, TxnUuid } from './payment-fields';
import { EmiPlan } from './sales';

/** Sends the payment link to a phone (a split payment: the shop's page waits, the phone pays). Source: S2§7. */
export const sendTxnSms = endpoint({
  method: 'POST',
  path: '/app/payment/send-txn-sms',
  summary: 'Send the payment link to the shopper’s phone',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    step: Step,
    maskedMobile: z.string(),
    resendAtMs: EpochMs,
    attemptsRemaining: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['OTP_TOO_SOON', 'PAYMENT_ELSEWHERE', ...paymentOver],
  idempotent: true,
  asksProof: true,
});

/** Sends the payment link from the shop's machine to the shopper's phone. Source: S2§7. */
export const sendOfflineTxnSms = endpoint({
  ...sendTxnSms,
  path: '/app/transaction/send-offline-txn-sms',
  summary: 'Send the payment link from the shop’s machine to a phone',
});

/** Status on the shop's machine while the phone pays. Source: S2§7. */
export const offlineTxnStatus = endpoint({
  method: 'GET',
  path: '/app/transaction/get-offline-txn-status',
  summary: 'How far the phone is with the payment',
  scope: 'checkout',
  request: null,
  response: z.object({
    status: Status,
    step: Step,
    isLinkOpened: z.boolean(),
    isPending: z.boolean(),
    errorCode: ErrorCode,
    pollAfterMs: z.int(),
    expiresAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
});

/** The sale for the shop's records: of the customer only the masked number, for the session that has verified it and,
 *  once it is paid, for the shop's own machine. Source: S2§7. */
export const offlineTxnDetails = endpoint({
  method: 'GET',
  path: '/app/transaction/get-offline-txn-details',
  summary: 'The sale for the shop’s records',
  scope: 'checkout',
  request: null,
  response: z.object({
    txnUuid: TxnUuid,
    txnId: z.string(),
    orderId: z.string(),
    amount: z.int(),
    items: z.array(OrderItem),
    status: Status,
    lenderName: z.nullable(z.string()),
    emiPlan: z.nullable(EmiPlan),
    maskedMobile: z.nullable(z.string()),
    completedAtMs: z.nullable(EpochMs),
    signedResult: z.nullable(z.string()),
  }),
});
