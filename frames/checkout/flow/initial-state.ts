import { brand } from '../../../shared/brand';
import { hiddenAppLink } from '../../app-link';
import { initialSessionConfig } from './session-config';
import type { CheckoutState, HostConfig, MerchantData, NtbApplication, Typed } from './state';

/** What a host that says nothing gets. Source: S1§3. */
export const defaultConfig: HostConfig = {
  closeWidgetOnBack: false,
  closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: true },
  userDetailsConfig: { showMobileContainer: true, showEditIcon: true },
};

const noMerchant: MerchantData = {
  merchantKey: '',
  merchantName: '',
  merchantLogo: '',
  merchantURL: '',
  merchantOrigin: '',
  theme: brand.theme,
};

export const nothingTyped: Typed = {
  mobile: '',
  isTermsAccepted: false,
  isWhatsappConsentAccepted: false,
  otp: '',
  aivfValue: '',
  lenderOtp: '',
  isKfsAccepted: false,
  linkMobile: '',
  preScreeningFormData: { userName: '', email: '', dateOfBirth: '', pan: '', pincode: '' },
  ntbConsentIn: null,
};

const noApplication: NtbApplication = {
  applicationId: null,
  selectedNtbLenderId: null,
  lenderWindowUrl: null,
  rejectedLenderIds: [],
  resumesWith: null,
  issues: [],
  question: { step: 'none' },
};

/** Before it is opened. */
export const initialState: CheckoutState = {
  phase: 'waiting',
  screen: { name: 'loading' },
  modal: { name: 'none' },
  snackbar: null,
  offline: false,
  entry: null,
  merchant: noMerchant,
  widgetData: defaultConfig,
  config: initialSessionConfig,
  navBarConfig: { titleText: '', logo: '', showBackBtn: false, showHelpBtn: false, showCloseBtn: true },
  isProviderOrigin: false,
  pgData: null,
  timer: null,
  moreTime: 'notYet',
  paymentUserData: nothingTyped,
  paymentDetails: null,
  choice: { lenderId: null, emiPlanId: null },
  knownPlan: null,
  preview: null,
  currentOrderStage: 'EMI_PLAN_SELECTION',
  isMobileVerified: false,
  refusals: [],
  maskedMobile: null,
  aivfType: 'NONE',
  aivfDetails: null,
  initiateTxnApiState: 'none',
  confirmOtpApiState: 'none',
  posSmsApiState: 'none',
  isLinkSending: false,
  isTimeAdding: false,
  isMandateAsked: false,
  kfs: null,
  isInitiated: false,
  completion: null,
  mandate: null,
  signedResult: null,
  outcome: 'open',
  ntb: noApplication,
  appLink: hiddenAppLink,
  orderDetailsCompletedInSeconds: null,
  openedAtMs: 0,
  reason: null,
  earlyDetails: null,
  chunkAttempt: 0,
};
