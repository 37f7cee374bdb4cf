import { brand } from '../../../shared/brand';
import { noCalls } from '../../platform/flow/calls';
import type { BottomSheetData, MerchantData, NtbForm, SalesState, Sheet } from './state';

export const noSheet: Sheet = { name: 'none' };

export const noWords: BottomSheetData = {
  mainTitle: '',
  subTitle: '',
  primaryText: '',
  secondaryText: '',
  btnName: '',
  textColor: 'default',
};

export const emptyNtbForm: NtbForm = { lenderId: null, userName: '', email: '', nameFault: 'none', emailFault: 'none' };

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

/** Before openSalesApp. */
export const initialState: SalesState = {
  ...noCalls,
  mobile: '',
  amount: '',
  prevAmount: null,
  submittedAmount: null,
  selectedLenderId: null,
  selectedLenderDetails: null,
  checkEligibilityResponse: { status: 'none' },
  getEmiDetailsResponse: { status: 'none' },
  preEligibilityResponse: { status: 'none' },
  merchantData: noMerchant,
  salesAppInitError: null,
  phase: 'waiting',
  terminalScreen: 'none',
  stack: ['/sales-app-init'],
  sheet: noSheet,
  mobileFlow: { step: 'entering', failure: null },
  verifiedMobiles: [],
  amountFault: { kind: 'none' },
  outcome: null,
  checkAfterPlans: false,
  ntbForm: emptyNtbForm,
  ntbShare: { step: 'form', failure: null },
  shareSupport: 'manual',
  shareState: 'ready',
  errorModal: { status: 'closed' },
  terminalFailure: null,
  offline: false,
  toast: null,
  lenders: [],
  support: null,
  userUuid: null,
  awaitingToken: [],
  entry: { path: null, draft: null },
  lastEmiDetails: null,
  interstitialTimerId: null,
  failureTimerId: null,
  chunkAttempt: 0,
};
