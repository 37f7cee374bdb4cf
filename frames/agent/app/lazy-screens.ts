import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import type { ScreenName } from '../flow/screen-table';
import type { Modal, SheetModule } from '../flow/state';
import { EmiHomeScreen } from '../screens/emi-home';
import { InitScreen } from '../screens/sales-app-init';
import { ErrorModal } from '../sheets/error-modal';
import type { ViewProps } from '../view';
import { salesWords } from '../words';

/** One screen, sheet or dialog. */
export type LayerName =
  | ScreenName
  | SheetModule
  | 'closeQuestion'
  | 'keptOffer'
  | 'keptWork'
  | Exclude<Modal['name'], 'none'>;

/** In the first chunk: what the agent sees first, and what must show without a network: the error modal also tells of
 *  one that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  '/sales-app-init': InitScreen,
  '/sales-emi-home': EmiHomeScreen,
  errorModal: ErrorModal,
};

export const lazyScreens = createLazyScreens<LayerName, ViewProps, keyof typeof firstChunk>(
  firstChunk,
  {
    '/sales-session-expired': {
      load: () => import('../screens/session-expired').then((late) => late.SessionExpiredScreen),
    },
    '/sales-agent-blocked': { load: () => import('../screens/agent-blocked').then((late) => late.AgentBlockedScreen) },
    '/sa-pre-eligibility-check': {
      load: () => import('../screens/pre-eligibility').then((late) => late.PreEligibilityScreen),
    },
    accountBlocked: { load: () => import('../screens/account-blocked').then((late) => late.AccountBlockedScreen) },
    incompatible: { load: () => import('../screens/incompatible').then((late) => late.IncompatibleScreen) },
    MOBILE_VERIFICATION: {
      load: () => import(/* with: next */ '../sheets/mobile-verification').then((late) => late.MobileVerificationSheet),
    },
    SHOW_INTERSTITIAL_MSG: {
      load: () => import(/* with: next */ '../sheets/interstitial').then((late) => late.InterstitialSheet),
    },
    MIN_AMOUNT_NOT_MATCH: {
      load: () => import(/* with: next */ '../sheets/min-amount-not-match').then((late) => late.MinAmountNotMatchSheet),
    },
    USER_ELIGIBILITY_INFO: {
      load: () =>
        import(/* with: next */ '../sheets/user-eligibility-info').then((late) => late.UserEligibilityInfoSheet),
    },
    '/sales-lenders-list': {
      load: () => import(/* with: next */ '../screens/lenders-list').then((late) => late.LendersListScreen),
    },
    '/sales-lender-details': {
      load: () => import(/* with: next */ '../screens/lender-details').then((late) => late.LenderDetailsScreen),
    },
    SHARE_NTB_APP: { load: () => import('../sheets/share-ntb-app').then((late) => late.ShareNtbAppSheet) },
    AMOUNT: { load: () => import(/* with: next */ '../sheets/amount').then((late) => late.AmountSheet) },
    ERROR: { load: () => import('../sheets/error').then((late) => late.ErrorSheet) },
    SA_SHARE_INFO: { load: () => import('../sheets/share-info').then((late) => late.ShareInfoSheet) },
    '/sales-support': { load: () => import('../screens/support').then((late) => late.SupportScreen) },
    closeQuestion: { load: () => import('../sheets/close-question').then((late) => late.CloseQuestion) },
    keptOffer: { load: () => import('../kept/kept-offer').then((late) => late.KeptOffer) },
    keptWork: { load: () => import('../kept/kept-sheet').then((late) => late.KeptSheet) },
  },
  salesWords,
);
