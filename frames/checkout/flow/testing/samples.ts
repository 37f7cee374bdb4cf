import { banyanOffer, tulsiOffer } from '../../../../shared/testing/sample-offers';
import type { Failure } from '../../../platform/api/failure';
import { failureOf } from '../../../platform/api/testing/failure-of';
import type { AnswerOf, CallName } from '../calls';
import type { OpenRequest } from '../events';
import { defaultConfig } from '../initial-state';
import type { ApplicationLender, Completion, Kfs, PaymentLender } from '../state';

export const NOW_MS = 1_800_000_000_000;

export const plan = (lenderId: string, tenure: number, emi: number | null = 9_516) => ({
  emiPlanId: `${lenderId}-${tenure}`,
  tenure,
  interestRate: emi === null ? null : 13,
  currency: 'INR' as const,
  emi,
  totalAmountPayableToBank: emi === null ? null : 57_330.82,
  totalInterest: emi === null ? null : 2_106,
  isNoCost: false,
  cost:
    emi === null
      ? null
      : {
          discountPaise: 0,
          interestPaise: 210_600,
          gstOnInterestPaise: 0,
          feesPaise: 23_482,
          totalPayablePaise: 5_733_082,
        },
});

export const lender = (lenderId: string, name: string, change: Partial<PaymentLender> = {}): PaymentLender => ({
  lenderId,
  name,
  minLoanAmount: 3_000,
  maxLoanAmount: 500_000,
  emiPlans: [plan(lenderId, 3), plan(lenderId, 6), plan(lenderId, 9, null)],
  lender_offer: null,
  aivfType: 'PIN',
  kfsEnabled: true,
  isLenderHosted: false,
  ...change,
});

const applicationLender = (lenderId: string, name: string): ApplicationLender => ({
  ...lender(lenderId, name),
  isApplicationHosted: false,
});

export const openRequest: OpenRequest = {
  entry: { kind: 'frame', checkoutToken: 'a'.repeat(43) },
  merchant: {
    merchantKey: 'shop',
    merchantName: 'Nilaya Electronics',
    merchantLogo: '',
    merchantURL: '',
    merchantOrigin: 'https://shop.example',
    theme: { primaryCTAColor: '#007e3f', secondaryCTAColor: '#5faf5d' },
  },
  config: defaultConfig,
  isProviderOrigin: false,
  mobile: '',
  isWhatsappConsentAccepted: null,
  showCancellationPopup: false,
  hasSession: false,
  draft: null,
  clientId: null,
  online: true,
};

export const failure = (name: string | null, change: Partial<Failure> = {}): Failure =>
  failureOf({ name, ...change }, 'payment');
export const silence = failure('NETWORK_ERROR', { kind: 'network', status: 500, code: 500, message: 'Network Error' });

export const completion: Completion = {
  txnUuid: '3f0f2a86-6a57-4b59-9a35-0f6d2f0b1c11',
  txnId: 'KD7Q2X84LM',
  orderId: 'NE-20418',
  amount: 54_990,
  lenderId: '401',
  lenderName: 'Banyan Bank',
  emiPlan: plan('401', 6),
  firstEmiOn: '2026-12-21',
  lastEmiOn: '2027-05-21',
  repaymentAccount: null,
  statementUrl: null,
  completedAtMs: NOW_MS,
  returnUrl: 'https://shop.example/done',
};

// SAFETY: the flow reads version and hash alone; a whole statement would say nothing more.
const kfsData = { kfsVersion: '2026-5', contentHash: 'hash', lenderId: '401' } as Kfs;

const progress = {
  status: 'INITIATED' as const,
  step: 'TWO_FACTOR' as const,
  aivfType: 'PIN' as const,
  kfsEnabled: true,
  lenderRedirectUrl: null,
  attemptsRemaining: 5,
  resendAtMs: NOW_MS + 30_000,
  serverNowMs: NOW_MS,
};
const sent = {
  maskedMobile: '98XXXXX210',
  resendAtMs: NOW_MS + 30_000,
  expiresAtMs: NOW_MS + 300_000,
  attemptsRemaining: 5,
  serverNowMs: NOW_MS,
};
const application = {
  applicationId: 'A1',
  lenderId: '402',
  status: 'SUBMITTED' as const,
  lenderWindowUrl: null,
  step: 'NTB_APPLICATION' as const,
  pollAfterMs: 3_000,
  serverNowMs: NOW_MS,
};
const link = { ...sent, step: 'SPLIT_TXN_LINK_SEND' as const };

/** An answer of each call, as a payment that goes well has it. */
export const answers: { readonly [Name in CallName]: AnswerOf<Name> } = {
  init: {
    sessionToken: 't'.repeat(43),
    sessionId: 'i'.repeat(43),
    merchantName: 'Nilaya Electronics',
    merchantLogo: null,
    sessionConfig: { template: 'widget', shouldShowHeader: true, shouldShowTimer: true, txnUuid: completion.txnUuid },
    serverNowMs: NOW_MS,
  },
  orderInfo: {
    txnUuid: completion.txnUuid,
    txnId: completion.txnId,
    merchantName: 'Nilaya Electronics',
    merchantLogo: null,
    orderId: 'NE-20418',
    amount: 54_990,
    items: [{ name: 'Aster 5G phone, 256 GB', quantity: 1, amountPaise: 5_499_000 }],
    channel: 'ONLINE',
    deviceType: 'ONLINE',
    expiresAtMs: NOW_MS + 900_000,
    shouldShowTimer: true,
    returnUrl: 'https://shop.example/done',
    mobile: null,
    isWhatsappConsentAccepted: true,
    extensionsRemaining: 10,
    serverNowMs: NOW_MS,
  },
  details: {
    ...progress,
    step: 'CW_OPENED',
    aivfType: 'NONE',
    attemptsRemaining: null,
    resendAtMs: null,
    txnUuid: completion.txnUuid,
    txnId: completion.txnId,
    channel: 'ONLINE',
    deviceType: 'ONLINE',
    failedStep: null,
    maskedMobile: null,
    isMobileVerified: false,
    ownership: 'OPEN',
    lenderId: null,
    lenderName: null,
    emiPlan: null,
    isLenderHosted: false,
    kfsConsent: null,
    isPending: false,
    errorCode: null,
    completion: null,
    signedResult: null,
    applicationId: null,
    returnUrl: completion.returnUrl,
    expiresAtMs: NOW_MS + 900_000,
    timeline: [],
    failure: null,
  },
  offers: {
    isMobileVerified: false,
    isPreApproved: null,
    isNtbAllowed: null,
    lenders: [lender('401', 'Banyan Bank'), lender('402', 'Tamarind Bank', { aivfType: 'DOB' })],
    ntbLenders: [applicationLender('402', 'Tamarind Bank'), applicationLender('403', 'Marigold Finance')],
  },
  previewPlan: { kfsEnabled: true, kfsData },
  compareOffers: { first: banyanOffer, second: tulsiOffer },
  sendOtp: sent,
  resendOtp: sent,
  verifyOtp: {
    status: 'INITIATED',
    step: 'VERIFY_MOBILE',
    maskedMobile: '98XXXXX210',
    isPreApproved: true,
    isNtbAllowed: false,
    isChosenPlanAvailable: true,
    serverNowMs: NOW_MS,
  },
  initiateTxn: progress,
  authorize: { ...progress, step: 'KFS_CONSENT' },
  getKfs: {
    kfsEnabled: true,
    kfsData,
    printUrl: 'https://kadam.example/print',
    txnDetails: { txnId: completion.txnId, orderId: 'NE-20418', merchantName: 'Nilaya Electronics' },
  },
  authorizeKfs: {
    ...progress,
    step: 'LENDER_OTP',
    consent: { kfsVersion: '2026-5', contentHash: 'hash', consentedAtMs: NOW_MS },
  },
  resendLenderOtp: { attemptsRemaining: 5, resendAtMs: NOW_MS + 30_000, serverNowMs: NOW_MS },
  confirm: { status: 'COMPLETE', completion, signedResult: 'a.b.c', serverNowMs: NOW_MS },
  confirmHosted: {
    status: 'COMPLETE',
    step: 'LENDER_OTP',
    isPending: false,
    errorCode: null,
    completion,
    signedResult: 'a.b.c',
    serverNowMs: NOW_MS,
    failure: null,
  },
  status: {
    status: 'INITIATED',
    step: 'LENDER_OTP',
    isPending: true,
    ownership: 'OWN',
    pollAfterMs: 3_000,
    errorCode: null,
    completion: null,
    signedResult: null,
    serverNowMs: NOW_MS,
    failure: null,
  },
  extendOrder: { expiresAtMs: NOW_MS + 1_500_000, extensionsRemaining: 9, serverNowMs: NOW_MS },
  cancel: {
    status: 'CANCELED',
    step: 'LENDER_OTP',
    signedResult: 'c.d.e',
    returnUrl: completion.returnUrl,
    serverNowMs: NOW_MS,
  },
  sendLink: link,
  sendPosLink: link,
  linkStatus: {
    status: 'INITIATED',
    step: 'SPLIT_TXN_LINK_SEND',
    isLinkOpened: false,
    isPending: false,
    errorCode: null,
    pollAfterMs: 3_000,
    expiresAtMs: NOW_MS + 900_000,
    serverNowMs: NOW_MS,
    failure: null,
  },
  ntbApply: application,
  ntbStatus: application,
  ntbConfirm: { ...application, status: 'APPROVED' },
  ntbDetails: {
    isNtbAllowed: true,
    lenders: [applicationLender('402', 'Tamarind Bank'), applicationLender('403', 'Marigold Finance')],
    rejectedLenderIds: [],
  },
  appSms: { isSent: true, maskedMobile: '98XXXXX210' },
  ntbTicket: { ticketId: 'KT-12345-67890', applicationId: 'A1', status: 'OPEN', updatedDate: '2026-11-29' },
  variant: { experiment: 'number-assurance', variant: 'scoreFirst', isRunning: true },
  mandate: { mandateStatus: 'NOT_NEEDED', redirection: null, serverNowMs: NOW_MS },
};
