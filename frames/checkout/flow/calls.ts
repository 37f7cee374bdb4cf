import type { mandateRedirection } from '../../../shared/api/e-mandate';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type * as ntb from '../../../shared/api/ntb-transaction';
import type * as payment from '../../../shared/api/payment';
import type * as kfs from '../../../shared/api/payment-kfs';
import type * as link from '../../../shared/api/payment-link';
import type * as otp from '../../../shared/api/payment-otp';
import type * as transaction from '../../../shared/api/transaction';
import type { widgetInit } from '../../../shared/api/widget';
import type { Failure } from '../../platform/api/failure';

/** The calls of the checkout. Source: S2§7. */
export type CheckoutEndpoints = {
  init: typeof widgetInit;
  orderInfo: typeof payment.orderInfo;
  details: typeof transaction.transactionDetails;
  offers: typeof payment.paymentDetails;
  previewPlan: typeof kfs.calculateKfs;
  sendOtp: typeof otp.sendOtp;
  resendOtp: typeof otp.resendOtp;
  verifyOtp: typeof otp.verifyOtp;
  initiateTxn: typeof transaction.initiateTxn;
  authorize: typeof payment.authorize;
  getKfs: typeof kfs.getKfsData;
  authorizeKfs: typeof kfs.authorizeKfs;
  resendLenderOtp: typeof transaction.resendLenderOtp;
  confirm: typeof payment.confirm;
  confirmHosted: typeof transaction.confirmHosted;
  status: typeof payment.txnStatus;
  cancel: typeof payment.cancelPayment;
  sendLink: typeof link.sendTxnSms;
  sendPosLink: typeof link.sendOfflineTxnSms;
  linkStatus: typeof link.offlineTxnStatus;
  ntbApply: typeof ntb.initiateApplication;
  ntbStatus: typeof ntb.applicationStatus;
  mandate: typeof mandateRedirection;
};
export type CallName = keyof CheckoutEndpoints;
/** Their names, each once: the record cannot miss one. */
const all: Readonly<Record<CallName, true>> = {
  init: true,
  orderInfo: true,
  details: true,
  offers: true,
  previewPlan: true,
  sendOtp: true,
  resendOtp: true,
  verifyOtp: true,
  initiateTxn: true,
  authorize: true,
  getKfs: true,
  authorizeKfs: true,
  resendLenderOtp: true,
  confirm: true,
  confirmHosted: true,
  status: true,
  cancel: true,
  sendLink: true,
  sendPosLink: true,
  linkStatus: true,
  ntbApply: true,
  ntbStatus: true,
  mandate: true,
};
// SAFETY: the keys of `all` are the names by its type.
export const callNames = Object.keys(all) as readonly CallName[];
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

/** Calls that tell where the payment stands: a failed one comes with its error code read as a failure. */
type Standing = 'details' | 'status' | 'confirmHosted' | 'linkStatus';

/** The answer to a call. Times in `data` are epoch ms of this device's clock. */
export type AnswerOf<Name extends CallName> = ResponseOf<CheckoutEndpoints[Name]> &
  (Name extends Standing ? { readonly failure: Failure | null } : unknown);
export type CallAnswer = {
  [Name in CallName]: { readonly call: Name; readonly data: AnswerOf<Name> };
}[CallName];
