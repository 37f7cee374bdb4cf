import { endpoints } from '../../../shared/api';
import type { UnauthorisedCallerKind } from './unauthorised-callers';
import type { Victim } from './victims';

/** Authorised callers of a call about a customer.
 *  - `shop`: the shop's server, by its secret.
 *  - `agents`: an agent of the shop, by token.
 *  - `desk`: an agent at the telesales desk, by cookie.
 *  - `owner`: the session that owns the payment; before there is one, each session for itself.
 *  - `ownerOrMember`: the same, and a session of the shopper's site, about its own number.
 *  - `session`: each session, about itself and its own number.
 *  - `all`: any caller: it returns public data, or takes input without personal data. */
type WhoseCall = 'shop' | 'agents' | 'desk' | 'owner' | 'ownerOrMember' | 'session' | 'all';

/** Every endpoint and its authorised callers. The test fails for an endpoint that is not classified here. */
const whoseCall: Readonly<Record<string, WhoseCall>> = {
  init: 'agents',
  getEmiDetails: 'agents',
  preEligibility: 'agents',
  sendShareCode: 'agents',
  verifyShareCode: 'agents',
  checkEligibility: 'agents',
  shareNtbApplication: 'agents',
  beginTelesales: 'shop',
  telesalesAgent: 'desk',
  endTelesales: 'desk',
  telesalesAmount: 'desk',
  requestPayment: 'desk',
  ownRequests: 'desk',
  requestStatus: 'desk',
  resendRequest: 'desk',
  cancelRequest: 'desk',
  deskLenders: 'desk',
  fileApplication: 'desk',
  filedApplications: 'desk',
  deskProducts: 'desk',
  resendFiled: 'desk',
  requestInfo: 'all',
  refuseRequest: 'all',
  pgCheckEligibility: 'shop',
  txnInitiate: 'shop',
  trackOrder: 'shop',
  refundOrder: 'shop',
  getRefund: 'shop',
  listRefunds: 'shop',
  redeemVoucher: 'shop',
  resetCustomer: 'shop',
  authorize: 'owner',
  getKfsData: 'owner',
  authorizeKfs: 'owner',
  confirmPayment: 'owner',
  cancelPayment: 'owner',
  extendOrder: 'owner',
  cancelTransaction: 'owner',
  initiateTxn: 'owner',
  resendLenderOtp: 'owner',
  trackStage: 'owner',
  initiateApplication: 'owner',
  applicationStatus: 'owner',
  confirmApplication: 'owner',
  checkLimit: 'ownerOrMember',
  keepTabHandover: 'owner',
  ntbDetails: 'owner',
  createPaymentTicket: 'owner',
  sendTxnSms: 'owner',
  sendOfflineTxnSms: 'owner',
  verifyOtp: 'owner',
  calculateKfs: 'session',
  compareOffers: 'session',
  consentedKfs: 'session',
  checkPreEligibility: 'session',
  checkPreEligibilityV1: 'session',
  orderInfo: 'session',
  paymentDetails: 'session',
  sendOtp: 'session',
  resendOtp: 'session',
  txnStatus: 'session',
  transactionDetails: 'session',
  emiCalculator: 'session',
  confirmHosted: 'session',
  offlineTxnStatus: 'session',
  offlineTxnDetails: 'session',
  initiateLogin: 'session',
  verifyLogin: 'session',
  authenticateLogin: 'session',
  logout: 'session',
  logoutEverywhere: 'session',
  landingDetails: 'all',
  merchantList: 'all',
  categoryList: 'all',
  brandList: 'all',
  categoryPage: 'all',
  brandPage: 'all',
  merchantPage: 'all',
  merchantHowToBuy: 'all',
  productHowToBuy: 'all',
  campaignGet: 'all',
  disputeDetails: 'session',
  uploadDisputeFile: 'session',
  createTicket: 'session',
  viewTicket: 'session',
  updateTicket: 'session',
  voucherDetails: 'session',
  sendVoucherSms: 'session',
  transactionHistory: 'session',
  transactionOfShopper: 'session',
  owedByShopper: 'session',
  loanQuote: 'session',
  closeLoan: 'session',
  exitLoan: 'session',
  ownProfile: 'session',
  changeProfile: 'session',
  heldData: 'session',
  forgetMe: 'session',
  ownConsents: 'session',
  consentText: 'session',
  withdrawConsent: 'session',
  ownLimits: 'session',
  sendFeedback: 'all',
  landingIdentifyUser: 'session',
  landingSendOtp: 'session',
  landingVerifyOtp: 'session',
  dynamicCheckEligibility: 'session',
  bicCheckUserEligibility: 'session',
  smartUserDetect: 'session',
  statusOfUser: 'session',
  identifyUser: 'session',
  initiateUserVerification: 'session',
  widgetInit: 'session',
  checkUserEligibility: 'session',
  downloadAppSms: 'session',
  initiateCreditLine: 'session',
  authorizeCreditLine: 'session',
  confirmCreditLine: 'session',
  mandateRedirection: 'session',
  creditSchemes: 'session',
  initiateRegistration: 'session',
  confirmRegistration: 'session',
  changePin: 'session',
  sendPinOtp: 'session',
  verifyPinOtp: 'session',
  setupPin: 'session',
  acquisitionSendOtp: 'session',
  acquisitionVerifyOtp: 'session',
  acquisitionAppSms: 'session',
  acquisitionEligibility: 'session',
  eligibleLenders: 'session',
  initiateOwnApplication: 'session',
  ownApplicationStatus: 'session',
  initiateSharedApplication: 'session',
  createApplicationTicket: 'session',
  verificationDetails: 'session',
  sendVerificationCode: 'session',
  verifyVerificationCode: 'session',
  declineVerification: 'session',
  submitVerification: 'session',
  frameError: 'all',
  getEmiInfo: 'all',
  promo: 'all',
  promos: 'all',
  howToBuy: 'all',
  takeTabHandover: 'all',
  ntbInfo: 'all',
  marketplaceInfo: 'all',
  ntbPreEligibility: 'all',
  userVariant: 'all',
};

/** Endpoints that are not classified, and classified ones that do not exist. */
export const unclassified = (): string[] => [
  ...Object.keys(endpoints).filter((name) => !(name in whoseCall)),
  ...Object.keys(whoseCall).filter((name) => !(name in endpoints)),
];

/** True if a caller of this kind may make the call for itself. */
export function mayBeDone(name: string, kind: UnauthorisedCallerKind, { isOwner }: Victim): boolean {
  switch (whoseCall[name]) {
    case 'shop':
      return kind === 'otherShop';
    case 'agents':
      return kind === 'otherAgent' || kind === 'otherShop';
    case 'desk':
      return false;
    case 'ownerOrMember':
      if (kind === 'member') return true;
      return mayBeOwners(kind, isOwner);
    case 'owner':
      return mayBeOwners(kind, isOwner);
    default:
      return true;
  }
}

const mayBeOwners = (kind: UnauthorisedCallerKind, isOwner: boolean): boolean =>
  kind === 'otherPayer' || (kind === 'lookerOn' && !isOwner);
