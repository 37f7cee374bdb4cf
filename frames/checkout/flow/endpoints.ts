import { mandateRedirection } from '../../../shared/api/e-mandate';
import { userVariant } from '../../../shared/api/experiments';
import { acquisitionAppSms } from '../../../shared/api/ntb-acquisition';
import {
  applicationStatus,
  confirmApplication,
  initiateApplication,
  ntbDetails,
} from '../../../shared/api/ntb-transaction';
import {
  authorize,
  cancelPayment,
  confirm,
  extendOrder,
  orderInfo,
  paymentDetails,
  txnStatus,
} from '../../../shared/api/payment';
import { authorizeKfs, calculateKfs, compareOffers, getKfsData } from '../../../shared/api/payment-kfs';
import { offlineTxnStatus, sendOfflineTxnSms, sendTxnSms } from '../../../shared/api/payment-link';
import { resendOtp, sendOtp, verifyOtp } from '../../../shared/api/payment-otp';
import { createPaymentTicket } from '../../../shared/api/support-ticket';
import { confirmHosted, initiateTxn, resendLenderOtp, transactionDetails } from '../../../shared/api/transaction';
import { widgetInit } from '../../../shared/api/widget';

/** The calls of the checkout. Loads beside the first screen: rules know its type alone. Source: S2§7. */
export const endpoints = {
  init: widgetInit,
  orderInfo,
  details: transactionDetails,
  offers: paymentDetails,
  previewPlan: calculateKfs,
  compareOffers,
  sendOtp,
  resendOtp,
  verifyOtp,
  initiateTxn,
  authorize,
  getKfs: getKfsData,
  authorizeKfs,
  resendLenderOtp,
  confirm,
  confirmHosted,
  status: txnStatus,
  extendOrder,
  cancel: cancelPayment,
  sendLink: sendTxnSms,
  sendPosLink: sendOfflineTxnSms,
  linkStatus: offlineTxnStatus,
  ntbApply: initiateApplication,
  ntbStatus: applicationStatus,
  ntbConfirm: confirmApplication,
  ntbDetails,
  ntbTicket: createPaymentTicket,
  appSms: acquisitionAppSms,
  mandate: mandateRedirection,
  variant: userVariant,
};
