import { brand } from '../../../shared/brand';
import { noCalls } from '../../platform/flow/calls';
import type { Applicant, BottomSheetData, MerchantData, OpenView, Purchase, SalesState, Session, Sheet } from './state';

export const noSheet: Extract<Sheet, { name: 'none' }> = { name: 'none' };

export const noText: BottomSheetData = {
  mainTitle: '',
  subTitle: '',
  primaryText: '',
  secondaryText: '',
  btnName: '',
  textColor: 'default',
};

export const noApplicant: Applicant = { userName: '', email: '', nameIssue: 'none', emailIssue: 'none' };

const noMerchant: MerchantData = {
  type: '',
  merchantKey: '',
  merchantName: '',
  merchantLogo: '',
  merchantAgentId: '',
  merchantURL: '',
  theme: brand.theme,
  postMsgMerchantOrigin: '',
  authToken: '',
  icScope: '',
};

const initialSession: Session = {
  phase: 'waiting',
  merchantData: noMerchant,
  entry: { path: null, draft: null, given: { amount: '', mobile: '' } },
  lenders: [],
  support: null,
  userUuid: null,
  verifiedMobiles: [],
  shareSupport: 'manual',
  lenderFilter: { months: null, isNoCostOnly: false },
  bill: null,
  outbox: null,
  awaitingToken: [],
};

const initialPurchase: Purchase = {
  mobile: '',
  leftOtp: null,
  applicant: noApplicant,
  amount: '',
  amountIssue: { kind: 'none' },
  submittedAmount: null,
  prevAmount: null,
  selectedLenderId: null,
  selectedLenderDetails: null,
  getEmiDetailsResponse: { status: 'none' },
  lastEmiDetails: null,
  preEligibilityResponse: { status: 'none' },
  checkEligibilityResponse: { status: 'none' },
  outcome: null,
  checkAfterPlans: false,
};

export const initialView: OpenView = {
  screen: '/sales-app-init',
  sheet: noSheet,
  interstitialTimerId: null,
};

/** Before openSalesApp. */
export const initialState: SalesState = {
  ...noCalls,
  session: initialSession,
  purchase: initialPurchase,
  view: initialView,
  modal: { name: 'none' },
  isCloseAsked: false,
  offline: false,
  toast: null,
  chunkAttempt: 0,
};
