import * as auth from './auth';
import * as creditLine from './credit-line';
import * as activation from './credit-line-activation';
import * as mandate from './e-mandate';
import type { Endpoint } from './endpoint';
import * as experiments from './experiments';
import * as ntb from './ntb';
import * as acquisition from './ntb-acquisition';
import * as application from './ntb-application';
import * as ntbTransaction from './ntb-transaction';
import * as order from './order';
import * as payment from './payment';
import * as kfs from './payment-kfs';
import * as link from './payment-link';
import * as otp from './payment-otp';
import * as pg from './pg';
import { promo } from './promo';
import * as sales from './sales';
import * as ticket from './support-ticket';
import * as transaction from './transaction';
import * as widget from './widget';

export * from './endpoint';
export * from './envelope';
export * from './headers';

/** The table of endpoints, by area. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  init: sales.init,
  getEmiDetails: sales.getEmiDetails,
  preEligibility: sales.preEligibility,
  sendShareCode: sales.sendShareCode,
  verifyShareCode: sales.verifyShareCode,
  checkEligibility: sales.checkEligibility,
  shareNtbApplication: sales.shareNtbApplication,
  ntbInfo: ntb.ntbInfo,
  initiateLogin: auth.initiateLogin,
  verifyLogin: auth.verifyLogin,
  logout: auth.logout,
  identifyUser: auth.identifyUser,
  initiateUserVerification: auth.initiateUserVerification,
  widgetInit: widget.widgetInit,
  checkUserEligibility: widget.checkUserEligibility,
  getEmiInfo: widget.getEmiInfo,
  promo,
  howToBuy: widget.howToBuy,
  downloadAppSms: widget.downloadAppSms,
  pgCheckEligibility: pg.checkEligibility,
  txnInitiate: pg.txnInitiate,
  trackOrder: order.trackOrder,
  orderInfo: payment.orderInfo,
  paymentDetails: payment.paymentDetails,
  sendOtp: otp.sendOtp,
  resendOtp: otp.resendOtp,
  verifyOtp: otp.verifyOtp,
  authorize: payment.authorize,
  getKfsData: kfs.getKfsData,
  authorizeKfs: kfs.authorizeKfs,
  confirmPayment: payment.confirm,
  txnStatus: payment.txnStatus,
  cancelPayment: payment.cancelPayment,
  sendTxnSms: link.sendTxnSms,
  ntbDetails: ntbTransaction.ntbDetails,
  initiateApplication: ntbTransaction.initiateApplication,
  applicationStatus: ntbTransaction.applicationStatus,
  transactionDetails: transaction.transactionDetails,
  emiCalculator: transaction.emiCalculator,
  initiateTxn: transaction.initiateTxn,
  resendLenderOtp: transaction.resendLenderOtp,
  confirmHosted: transaction.confirmHosted,
  cancelTransaction: transaction.cancelTransaction,
  trackStage: transaction.trackStage,
  consentedKfs: kfs.consentedKfs,
  calculateKfs: kfs.calculateKfs,
  sendOfflineTxnSms: link.sendOfflineTxnSms,
  offlineTxnStatus: link.offlineTxnStatus,
  offlineTxnDetails: link.offlineTxnDetails,
  checkPreEligibility: ntbTransaction.checkPreEligibility,
  checkPreEligibilityV1: ntbTransaction.checkPreEligibilityV1,
  confirmApplication: ntbTransaction.confirmApplication,
  createPaymentTicket: ticket.createPaymentTicket,
  checkLimit: creditLine.checkLimit,
  initiateCreditLine: activation.initiateCreditLine,
  authorizeCreditLine: activation.authorizeCreditLine,
  confirmCreditLine: activation.confirmCreditLine,
  mandateRedirection: mandate.mandateRedirection,
  acquisitionSendOtp: acquisition.acquisitionSendOtp,
  acquisitionVerifyOtp: acquisition.acquisitionVerifyOtp,
  acquisitionAppSms: acquisition.acquisitionAppSms,
  acquisitionEligibility: acquisition.acquisitionEligibility,
  eligibleLenders: acquisition.eligibleLenders,
  marketplaceInfo: acquisition.marketplaceInfo,
  ntbPreEligibility: acquisition.ntbPreEligibility,
  initiateOwnApplication: application.initiateOwnApplication,
  ownApplicationStatus: application.ownApplicationStatus,
  initiateSharedApplication: application.initiateSharedApplication,
  createApplicationTicket: ticket.createApplicationTicket,
  userVariant: experiments.userVariant,
};
