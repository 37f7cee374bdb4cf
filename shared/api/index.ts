import * as auth from './auth';
import * as campaigns from './campaigns';
import * as catalogue from './catalogue';
import * as consents from './consents';
import * as creditLine from './credit-line';
import * as activation from './credit-line-activation';
import * as pin from './credit-line-pin';
import * as customer from './customer';
import * as dispute from './disputes';
import * as mandate from './e-mandate';
import type { Endpoint } from './endpoint';
import * as experiments from './experiments';
import { sendFeedback } from './feedback';
import * as filed from './filed-application';
import { frameError } from './frame-errors';
import * as landing from './landing-page';
import * as loans from './loans';
import * as ntb from './ntb';
import * as acquisition from './ntb-acquisition';
import * as application from './ntb-application';
import * as ntbTransaction from './ntb-transaction';
import * as verification from './ntb-verification';
import * as order from './order';
import * as payment from './payment';
import * as kfs from './payment-kfs';
import * as link from './payment-link';
import * as otp from './payment-otp';
import { heldData } from './personal-data';
import * as pg from './pg';
import { promo, promos } from './promo';
import { getRefund, listRefunds, refundOrder } from './refund';
import * as registration from './registration';
import * as sales from './sales';
import { resetCustomer } from './sandbox';
import * as lookup from './shopper-lookup';
import * as ticket from './support-ticket';
import * as tab from './tab-handover';
import * as request from './telesales';
import * as telesales from './telesales-session';
import * as transaction from './transaction';
import * as vouchers from './vouchers';
import * as widget from './widget';

export * from './endpoint';
export * from './envelope';
export * from './headers';

export interface Area {
  readonly about: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The table of endpoints, by area. */
export const areas: Readonly<Record<string, Area>> = {
  Payments: {
    about: 'Start a payment and learn how it ended. Called by a merchant’s server.',
    endpoints: {
      pgCheckEligibility: pg.checkEligibility,
      txnInitiate: pg.txnInitiate,
      trackOrder: order.trackOrder,
      refundOrder,
      getRefund,
      listRefunds,
      redeemVoucher: vouchers.redeemVoucher,
    },
  },
  'Product page': {
    about: 'What a price costs a month. Called by a merchant’s page.',
    endpoints: { promo, promos },
  },
  'Sales app': {
    about: 'Eligibility and shared applications, at a store till.',
    endpoints: {
      init: sales.init,
      getEmiDetails: sales.getEmiDetails,
      preEligibility: sales.preEligibility,
      sendShareCode: sales.sendShareCode,
      verifyShareCode: sales.verifyShareCode,
      checkEligibility: sales.checkEligibility,
      shareNtbApplication: sales.shareNtbApplication,
    },
  },
  Telesales: {
    about: 'Payments that an agent asks a customer for, and applications that he files for one, at the telesales desk.',
    endpoints: {
      beginTelesales: telesales.beginTelesales,
      telesalesAgent: telesales.telesalesAgent,
      endTelesales: telesales.endTelesales,
      telesalesAmount: request.telesalesAmount,
      requestPayment: request.requestPayment,
      ownRequests: request.ownRequests,
      requestStatus: request.requestStatus,
      resendRequest: request.resendRequest,
      cancelRequest: request.cancelRequest,
      requestInfo: request.requestInfo,
      refuseRequest: request.refuseRequest,
      deskLenders: filed.deskLenders,
      deskProducts: filed.deskProducts,
      fileApplication: filed.fileApplication,
      filedApplications: filed.filedApplications,
      resendFiled: filed.resendFiled,
    },
  },
  Sessions: {
    about:
      'The session of a frame or of a browser with the shopper’s site, and the number that its shopper has verified.',
    endpoints: {
      widgetInit: widget.widgetInit,
      initiateLogin: auth.initiateLogin,
      verifyLogin: auth.verifyLogin,
      authenticateLogin: auth.authenticateLogin,
      logout: auth.logout,
      logoutEverywhere: auth.logoutEverywhere,
      identifyUser: auth.identifyUser,
      initiateUserVerification: auth.initiateUserVerification,
    },
  },
  Widgets: {
    about: 'Eligibility check, benefits and explanation in a shop’s page.',
    endpoints: {
      checkUserEligibility: widget.checkUserEligibility,
      getEmiInfo: widget.getEmiInfo,
      howToBuy: widget.howToBuy,
      downloadAppSms: widget.downloadAppSms,
      userVariant: experiments.userVariant,
    },
  },
  Checkout: {
    about: 'One payment, from the order to the receipt.',
    endpoints: {
      orderInfo: payment.orderInfo,
      paymentDetails: payment.paymentDetails,
      transactionDetails: transaction.transactionDetails,
      emiCalculator: transaction.emiCalculator,
      initiateTxn: transaction.initiateTxn,
      sendOtp: otp.sendOtp,
      resendOtp: otp.resendOtp,
      verifyOtp: otp.verifyOtp,
      checkLimit: creditLine.checkLimit,
      authorize: payment.authorize,
      calculateKfs: kfs.calculateKfs,
      compareOffers: kfs.compareOffers,
      getKfsData: kfs.getKfsData,
      authorizeKfs: kfs.authorizeKfs,
      consentedKfs: kfs.consentedKfs,
      resendLenderOtp: transaction.resendLenderOtp,
      confirmPayment: payment.confirm,
      confirmHosted: transaction.confirmHosted,
      txnStatus: payment.txnStatus,
      extendOrder: payment.extendOrder,
      cancelPayment: payment.cancelPayment,
      cancelTransaction: transaction.cancelTransaction,
      keepTabHandover: tab.keepTabHandover,
      takeTabHandover: tab.takeTabHandover,
      trackStage: transaction.trackStage,
    },
  },
  'Payment by phone': {
    about: 'A payment that a shop’s machine or page begins and a phone completes.',
    endpoints: {
      sendTxnSms: link.sendTxnSms,
      sendOfflineTxnSms: link.sendOfflineTxnSms,
      offlineTxnStatus: link.offlineTxnStatus,
      offlineTxnDetails: link.offlineTxnDetails,
    },
  },
  'New to the bank': {
    about: 'Applications for a credit line: while paying, without buying, and by a shared link.',
    endpoints: {
      ntbDetails: ntbTransaction.ntbDetails,
      checkPreEligibility: ntbTransaction.checkPreEligibility,
      checkPreEligibilityV1: ntbTransaction.checkPreEligibilityV1,
      initiateApplication: ntbTransaction.initiateApplication,
      applicationStatus: ntbTransaction.applicationStatus,
      confirmApplication: ntbTransaction.confirmApplication,
      createPaymentTicket: ticket.createPaymentTicket,
      initiateOwnApplication: application.initiateOwnApplication,
      ownApplicationStatus: application.ownApplicationStatus,
      ntbInfo: ntb.ntbInfo,
      initiateSharedApplication: application.initiateSharedApplication,
      createApplicationTicket: ticket.createApplicationTicket,
      verificationDetails: verification.verificationDetails,
      sendVerificationCode: verification.sendVerificationCode,
      verifyVerificationCode: verification.verifyVerificationCode,
      declineVerification: verification.declineVerification,
      submitVerification: verification.submitVerification,
    },
  },
  'Credit lines': {
    about: 'Activating a line, its PIN, and the mandate that debits it.',
    endpoints: {
      creditSchemes: registration.creditSchemes,
      initiateRegistration: registration.initiateRegistration,
      confirmRegistration: registration.confirmRegistration,
      initiateCreditLine: activation.initiateCreditLine,
      authorizeCreditLine: activation.authorizeCreditLine,
      confirmCreditLine: activation.confirmCreditLine,
      mandateRedirection: mandate.mandateRedirection,
      changePin: pin.changePin,
      sendPinOtp: pin.sendPinOtp,
      verifyPinOtp: pin.verifyPinOtp,
      setupPin: pin.setupPin,
    },
  },
  Acquisition: {
    about: 'Campaigns that look for new customers.',
    endpoints: {
      acquisitionSendOtp: acquisition.acquisitionSendOtp,
      acquisitionVerifyOtp: acquisition.acquisitionVerifyOtp,
      acquisitionAppSms: acquisition.acquisitionAppSms,
      acquisitionEligibility: acquisition.acquisitionEligibility,
      eligibleLenders: acquisition.eligibleLenders,
      marketplaceInfo: acquisition.marketplaceInfo,
      ntbPreEligibility: acquisition.ntbPreEligibility,
    },
  },
  'Shopper’s site': {
    about: 'What pages of the shopper’s site ask, by the cookies of its session.',
    endpoints: {
      landingDetails: landing.landingDetails,
      landingIdentifyUser: landing.landingIdentifyUser,
      landingSendOtp: landing.landingSendOtp,
      landingVerifyOtp: landing.landingVerifyOtp,
      dynamicCheckEligibility: landing.dynamicCheckEligibility,
      bicCheckUserEligibility: lookup.bicCheckUserEligibility,
      smartUserDetect: lookup.smartUserDetect,
      statusOfUser: lookup.statusOfUser,
      voucherDetails: vouchers.voucherDetails,
      sendVoucherSms: vouchers.sendVoucherSms,
      ownProfile: customer.ownProfile,
      changeProfile: customer.changeProfile,
      heldData,
      forgetMe: customer.forgetMe,
      ownConsents: consents.ownConsents,
      consentText: consents.consentText,
      withdrawConsent: consents.withdrawConsent,
      ownLimits: creditLine.ownLimits,
      sendFeedback,
    },
  },
  Disputes: {
    about: 'What a shopper has to complain of, and what is answered. Called by pages of the shopper’s site.',
    endpoints: {
      disputeDetails: dispute.disputeDetails,
      uploadDisputeFile: dispute.uploadDisputeFile,
      createTicket: dispute.createTicket,
      viewTicket: dispute.viewTicket,
      updateTicket: dispute.updateTicket,
    },
  },
  'What is owed': {
    about: 'What a shopper has bought, what is owed for it, and how to be rid of a loan.',
    endpoints: {
      transactionHistory: loans.transactionHistory,
      transactionOfShopper: loans.transactionOfShopper,
      owedByShopper: loans.owedByShopper,
      loanQuote: loans.loanQuote,
      closeLoan: loans.closeLoan,
      exitLoan: loans.exitLoan,
    },
  },
  Catalogue: {
    about: 'Merchants, brands, categories, products, offers and campaigns: what anybody may find.',
    endpoints: {
      merchantList: catalogue.merchantList,
      categoryList: catalogue.categoryList,
      brandList: catalogue.brandList,
      categoryPage: catalogue.categoryPage,
      brandPage: catalogue.brandPage,
      merchantPage: catalogue.merchantPage,
      merchantHowToBuy: catalogue.merchantHowToBuy,
      productHowToBuy: catalogue.productHowToBuy,
      campaignGet: campaigns.campaignGet,
    },
  },
  Sandbox: {
    about: 'For tests: the customers of the sandbox. Called by a merchant’s server; production has none of it.',
    endpoints: { resetCustomer },
  },
  Operations: {
    about: 'What frames tell those who run the server.',
    endpoints: { frameError },
  },
};

/** The table in a mode: without developers' calls in production, and without areas that become empty. */
export const areasOf = (mode: 'sandbox' | 'production'): Readonly<Record<string, Area>> =>
  mode === 'sandbox'
    ? areas
    : Object.fromEntries(
        Object.entries(areas).flatMap(([name, { about, endpoints: all }]) => {
          const published = Object.entries(all).filter(([, { isSandboxOnly }]) => !isSandboxOnly);
          return published.length === 0 ? [] : [[name, { about, endpoints: Object.fromEntries(published) }]];
        }),
      );

export const endpointsOf = (table: Readonly<Record<string, Area>>): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(Object.values(table).flatMap((area) => Object.entries(area.endpoints)));
export const endpoints = endpointsOf(areas);
