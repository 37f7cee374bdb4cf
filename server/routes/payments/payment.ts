import { checkLimit } from '../../../shared/api/credit-line';
import * as ntb from '../../../shared/api/ntb-transaction';
import * as order from '../../../shared/api/order';
import * as payment from '../../../shared/api/payment';
import * as kfs from '../../../shared/api/payment-kfs';
import * as link from '../../../shared/api/payment-link';
import * as otp from '../../../shared/api/payment-otp';
import * as pg from '../../../shared/api/pg';
import * as tab from '../../../shared/api/tab-handover';
import * as transaction from '../../../shared/api/transaction';
import { checkoutHandler, type Handler, merchantHandler, publicHandler, widgetHandler } from '../../http/handler';
import { cancelByShopper } from '../../services/payments/cancel-payment';
import { confirmPayment } from '../../services/payments/confirm-payment';
import { limitAt } from '../../services/payments/credit-limit';
import type { CheckoutDeps } from '../../services/payments/customer-offer';
import { addTime } from '../../services/payments/extend-order';
import {
  agreedKfs,
  agreeToKfs,
  calculatedKfs,
  comparedOffers,
  kfsToAgreeTo,
} from '../../services/payments/kfs-consent';
import {
  applicableLenders,
  applicationWhilePaying,
  applyWhilePaying,
  confirmedApplication,
  preEligibilityOf,
} from '../../services/payments/ntb-application';
import { sendPaymentLink } from '../../services/payments/payment-link';
import { calculate, plansForOrder } from '../../services/payments/payment-plans';
import {
  backFromLender,
  detailsOf,
  offlineDetailsOf,
  offlineStatusOf,
  orderOf,
  statusOf,
} from '../../services/payments/payment-status';
import { resendOtpForPayment } from '../../services/payments/progress';
import { choosePlan } from '../../services/payments/reserve-credit';
import { answerSecondFactor } from '../../services/payments/second-factor';
import { amountEligibility, startPayment } from '../../services/payments/start-payment';
import { keepHandover, useHandover } from '../../services/payments/tab-handover';
import { orderStatus } from '../../services/payments/track-order';
import { reportStage } from '../../services/payments/track-stage';
import { resendShopperOtp, sendShopperOtp, verifyShopperOtp } from '../../services/payments/verify-mobile';

const ofMerchants = (deps: CheckoutDeps): readonly Handler[] => [
  merchantHandler(pg.checkEligibility, async ({ amount }, caller) => amountEligibility(caller, amount)),
  merchantHandler(pg.txnInitiate, (asked, caller) => startPayment(deps, caller, asked)),
  merchantHandler(order.trackOrder, (asked, caller) => orderStatus(deps, caller, asked)),
];

const ofPayments = (deps: CheckoutDeps): readonly Handler[] => [
  checkoutHandler(payment.orderInfo, (_none, caller) => orderOf(deps, caller)),
  checkoutHandler(payment.paymentDetails, (_none, caller) => plansForOrder(deps, caller)),
  checkoutHandler(otp.sendOtp, (asked, caller) => sendShopperOtp(deps, caller, asked)),
  checkoutHandler(otp.resendOtp, ({ mobile }, caller) => resendShopperOtp(deps, caller, mobile)),
  checkoutHandler(otp.verifyOtp, (asked, caller) => verifyShopperOtp(deps, caller, asked)),
  checkoutHandler(payment.authorize, ({ aivfValue }, caller) => answerSecondFactor(deps, caller, aivfValue)),
  checkoutHandler(kfs.getKfsData, (_none, caller) => kfsToAgreeTo(deps, caller)),
  checkoutHandler(kfs.authorizeKfs, (asked, caller) => agreeToKfs(deps, caller, asked)),
  checkoutHandler(payment.confirm, ({ otp }, caller) => confirmPayment(deps, caller, otp)),
  checkoutHandler(payment.txnStatus, (_none, caller) => statusOf(deps, caller)),
  checkoutHandler(payment.extendOrder, (_none, caller) => addTime(deps, caller)),
  checkoutHandler(payment.cancelPayment, (_asked, caller) => cancelByShopper(deps, caller)),
  checkoutHandler(link.sendTxnSms, ({ mobile }, caller) => sendPaymentLink(deps, caller, mobile)),
];

const ofTransactions = (deps: CheckoutDeps): readonly Handler[] => [
  checkoutHandler(transaction.transactionDetails, (_none, caller) => detailsOf(deps, caller)),
  checkoutHandler(transaction.emiCalculator, async (asked, caller) => calculate(caller, asked)),
  checkoutHandler(transaction.initiateTxn, (asked, caller) => choosePlan(deps, caller, asked)),
  checkoutHandler(transaction.resendLenderOtp, (_none, caller) => resendOtpForPayment(deps, caller)),
  checkoutHandler(transaction.confirmHosted, (_none, caller) => backFromLender(deps, caller)),
  checkoutHandler(transaction.cancelTransaction, (_asked, caller) => cancelByShopper(deps, caller)),
  checkoutHandler(transaction.trackStage, (report, caller) => reportStage(deps, caller, report)),
  checkoutHandler(kfs.consentedKfs, (_none, caller) => agreedKfs(deps, caller)),
  checkoutHandler(kfs.calculateKfs, (asked, caller) => calculatedKfs(deps, caller, asked)),
  checkoutHandler(kfs.compareOffers, (asked, caller) => comparedOffers(deps, caller, asked)),
  checkoutHandler(link.sendOfflineTxnSms, ({ mobile }, caller) => sendPaymentLink(deps, caller, mobile)),
  checkoutHandler(link.offlineTxnStatus, (_none, caller) => offlineStatusOf(deps, caller)),
  checkoutHandler(link.offlineTxnDetails, (_none, caller) => offlineDetailsOf(deps, caller)),
];

const ofApplications = (deps: CheckoutDeps): readonly Handler[] => [
  checkoutHandler(ntb.ntbDetails, (_none, caller) => applicableLenders(deps, caller)),
  checkoutHandler(ntb.initiateApplication, (asked, caller) => applyWhilePaying(deps, caller, asked)),
  checkoutHandler(ntb.checkPreEligibility, (_none, caller) => preEligibilityOf(deps, caller)),
  checkoutHandler(ntb.checkPreEligibilityV1, (_none, caller) => preEligibilityOf(deps, caller)),
  checkoutHandler(ntb.confirmApplication, (_none, caller) => confirmedApplication(deps, caller)),
  widgetHandler(checkLimit, ({ lenderId }, caller) => limitAt(deps, caller, lenderId)),
  checkoutHandler(ntb.applicationStatus, (_none, caller) => applicationWhilePaying(deps, caller)),
];

const ofTabs = (deps: CheckoutDeps): readonly Handler[] => [
  checkoutHandler(tab.keepTabHandover, ({ leadsTo }, caller) => keepHandover(deps, caller, leadsTo)),
  publicHandler(tab.takeTabHandover, ({ handover }, caller) => useHandover(deps, caller, handover)),
];

export const paymentHandlers = (deps: CheckoutDeps): readonly Handler[] => [
  ...ofMerchants(deps),
  ...ofPayments(deps),
  ...ofTransactions(deps),
  ...ofApplications(deps),
  ...ofTabs(deps),
];
