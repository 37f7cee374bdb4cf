import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import { hasNoPlans } from '../flow/selectors';
import type { ModalName, ScreenName, ShownState } from '../flow/state';
import { LoadingScreen } from '../screens/loading';
import { PlanSelectionScreen } from '../screens/plan-selection';
import { StartFailedScreen } from '../screens/start-failed';
import { ErrorBlockTransactionModal } from '../sheets/error-block-transaction';
import type { ViewProps } from '../view';
import { checkoutWords } from '../words';

type OpenModal = Exclude<ModalName, 'none'>;
/** One screen or modal. Nothing to choose from is drawn by another than the choice. */
export type LayerName = ScreenName | 'noPlans' | 'moreTime' | OpenModal;

export const layerOf = (state: ShownState): LayerName =>
  state.screen.name === 'planSelection' && hasNoPlans(state) ? 'noPlans' : state.screen.name;

/** In the first chunk: what the shopper sees first, and what must show without a network: the error modal also tells of
 *  one that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  loading: LoadingScreen,
  planSelection: PlanSelectionScreen,
  startFailed: StartFailedScreen,
  errorBlockTransactionModal: ErrorBlockTransactionModal,
};

export const lazyScreens = createLazyScreens<LayerName, ViewProps, keyof typeof firstChunk>(
  firstChunk,
  {
    nearest: { load: () => import('../screens/nearest').then((late) => late.NearestScreen) },
    twoParts: { load: () => import('../screens/two-parts').then((late) => late.TwoPartsScreen) },
    verifyMobile: {
      load: () => import(/* with: next */ '../screens/verify-mobile').then((late) => late.VerifyMobileScreen),
    },
    otp: { load: () => import(/* with: next */ '../screens/otp').then((late) => late.OtpScreen) },
    secondFactor: {
      load: () => import(/* with: next */ '../screens/second-factor').then((late) => late.SecondFactorScreen),
    },
    kfs: { load: () => import(/* with: next */ '../screens/kfs').then((late) => late.KfsScreen) },
    lenderOtp: { load: () => import(/* with: next */ '../screens/lender-otp').then((late) => late.LenderOtpScreen) },
    lenderHosted: { load: () => import('../screens/lender-hosted').then((late) => late.LenderHostedScreen) },
    processing: { load: () => import(/* with: next */ '../screens/processing').then((late) => late.ProcessingScreen) },
    pending: { load: () => import('../screens/pending').then((late) => late.PendingScreen) },
    success: { load: () => import(/* with: next */ '../screens/success').then((late) => late.SuccessScreen) },
    failure: { load: () => import('../screens/failure').then((late) => late.FailureScreen) },
    ntbOffer: { load: () => import('../screens/ntb-offer').then((late) => late.NtbOfferScreen) },
    ntbApplication: { load: () => import('../screens/ntb-application').then((late) => late.NtbApplicationScreen) },
    ntbStatus: { load: () => import('../screens/ntb-status').then((late) => late.NtbStatusScreen) },
    paymentLink: { load: () => import('../screens/payment-link').then((late) => late.PaymentLinkScreen) },
    splitLinkSend: { load: () => import('../screens/split-link-send').then((late) => late.SplitLinkSendScreen) },
    lookingOn: { load: () => import('../screens/looking-on').then((late) => late.LookingOnScreen) },
    ended: { load: () => import('../screens/ended').then((late) => late.EndedScreen) },
    cancelTransactionModal: {
      load: () => import(/* with: next */ '../sheets/cancel-transaction').then((late) => late.CancelTransactionModal),
    },
    helpTransactionModal: {
      load: () => import('../sheets/help-transaction').then((late) => late.HelpTransactionModal),
    },
    aivfTransactionInfoModal: {
      load: () => import('../sheets/aivf-transaction-info').then((late) => late.AivfTransactionInfoModal),
    },
    lenderChoiceModal: {
      load: () => import(/* with: next */ '../sheets/lender-choice').then((late) => late.LenderChoiceModal),
    },
    compareOffersModal: { load: () => import('../sheets/compare-offers').then((late) => late.CompareOffersModal) },
    limitCheckDetailsModal: {
      load: () => import('../sheets/limit-check-details').then((late) => late.LimitCheckDetailsModal),
    },
    noPlans: { load: () => import('../screens/no-plans').then((late) => late.NoPlansScreen) },
    moreTime: { load: () => import('../sheets/more-time').then((late) => late.MoreTimeDialog) },
  },
  checkoutWords,
);
