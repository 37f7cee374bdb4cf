import { brand } from '../../../shared/brand';
import { enteringNumber } from '../../identity';
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

const emptyNtbForm: NtbForm = { lenderId: null, userName: '', email: '', nameIssue: 'none', emailIssue: 'none' };

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
  phase: 'waiting',
  terminalScreen: 'none',
  stack: ['/sales-app-init'],
  sheet: noSheet,
  modal: { name: 'none' },
  isCloseAsked: false,
  code: '',
  mobileFlow: enteringNumber,
  verifiedMobiles: [],
  amountIssue: { kind: 'none' },
  outcome: null,
  checkAfterPlans: false,
  ntbForm: emptyNtbForm,
  ntbShare: { step: 'form', failure: null },
  shareSupport: 'manual',
  shareState: 'ready',
  terminalFailure: null,
  bill: null,
  offline: false,
  outbox: null,
  toast: null,
  lenders: [],
  support: null,
  userUuid: null,
  awaitingToken: [],
  entry: { path: null, draft: null, given: { amount: '', mobile: '' } },
  lenderFilter: { months: null, isNoCostOnly: false },
  lastEmiDetails: null,
  interstitialTimerId: null,
  chunkAttempt: 0,
};
