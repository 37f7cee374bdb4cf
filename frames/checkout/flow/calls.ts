import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as payment from '../../../shared/api/payment';
import type * as transaction from '../../../shared/api/transaction';
import type { widgetInit } from '../../../shared/api/widget';

/** The calls of the checkout. Source: S2§7. */
export type CheckoutEndpoints = {
  init: typeof widgetInit;
  orderInfo: typeof payment.orderInfo;
  details: typeof transaction.transactionDetails;
  offers: typeof payment.paymentDetails;
  previewPlan: typeof transaction.calculateKfs;
  sendOtp: typeof payment.sendOtp;
  resendOtp: typeof payment.resendOtp;
  verifyOtp: typeof payment.verifyOtp;
  initiateTxn: typeof transaction.initiateTxn;
  authorize: typeof payment.authorize;
  getKfs: typeof payment.getKfsData;
  authorizeKfs: typeof payment.authorizeKfs;
  resendLenderOtp: typeof transaction.resendLenderOtp;
  confirm: typeof payment.confirm;
  confirmHosted: typeof transaction.confirmHosted;
  status: typeof payment.txnStatus;
  cancel: typeof payment.cancelPayment;
  sendLink: typeof payment.sendTxnSms;
  linkStatus: typeof transaction.offlineTxnStatus;
};
export type CallName = keyof CheckoutEndpoints;
export type CallStatus = 'none' | 'initiated' | 'success' | 'error';

/** One request on its way. Answers with another `requestId` are stale and dropped. `intent` numbers what the shopper
 *  meant: a repeat after a lost answer keeps it, and with it the idempotency key. */
export type PendingCall = {
  [Name in CallName]: {
    readonly call: Name;
    readonly body: RequestOf<CheckoutEndpoints[Name]>;
    readonly requestId: number;
    readonly intent: number;
  };
}[CallName];

/** The answer to a call. Times in `data` are epoch ms of this device's clock. */
export type CallAnswer = {
  [Name in CallName]: { readonly call: Name; readonly data: ResponseOf<CheckoutEndpoints[Name]> };
}[CallName];
