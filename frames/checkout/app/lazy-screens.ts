import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import { hasNoPlans } from '../flow/selectors';
import type { ModalName, ScreenName, ShownState } from '../flow/state';
import { LoadingScreen } from '../screens/loading';
import { PlanSelectionScreen } from '../screens/plan-selection';
import { StartFailedScreen } from '../screens/start-failed';
import { ErrorBlockTransactionModal } from '../sheets/error-block-transaction';
import type { ViewProps } from '../view';

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

const next = () => import('../late/next');
const rest = () => import('../late/rest');

export const lazyScreens = createLazyScreens<LayerName, ViewProps, keyof typeof firstChunk>(firstChunk, {
  nearest: { load: async () => (await rest()).NearestScreen },
  twoParts: { load: async () => (await rest()).SplitPaymentScreen },
  verifyMobile: { load: async () => (await next()).VerifyMobileScreen },
  otp: { load: async () => (await next()).OtpScreen },
  secondFactor: { load: async () => (await next()).SecondFactorScreen },
  kfs: { load: async () => (await next()).KfsScreen },
  lenderOtp: { load: async () => (await next()).LenderOtpScreen },
  lenderHosted: { load: async () => (await rest()).LenderHostedScreen },
  processing: { load: async () => (await next()).ProcessingScreen },
  pending: { load: async () => (await rest()).PendingScreen },
  success: { load: async () => (await next()).SuccessScreen },
  failure: { load: async () => (await rest()).FailureScreen },
  ntbOffer: { load: async () => (await rest()).NtbOfferScreen },
  ntbApplication: { load: async () => (await rest()).NtbApplicationScreen },
  ntbStatus: { load: async () => (await rest()).NtbStatusScreen },
  paymentLink: { load: async () => (await rest()).PaymentLinkScreen },
  splitLinkSend: { load: async () => (await rest()).SplitLinkSendScreen },
  ownedElsewhere: { load: async () => (await rest()).OwnedElsewhereScreen },
  ended: { load: async () => (await rest()).EndedScreen },
  cancelTransactionModal: { load: async () => (await next()).CancelTransactionModal },
  helpTransactionModal: { load: async () => (await rest()).HelpTransactionModal },
  aivfTransactionInfoModal: { load: async () => (await rest()).AivfTransactionInfoModal },
  lenderChoiceModal: { load: async () => (await next()).LenderChoiceModal },
  compareOffersModal: { load: async () => (await rest()).CompareOffersModal },
  limitCheckDetailsModal: { load: async () => (await rest()).LimitCheckDetailsModal },
  noPlans: { load: async () => (await rest()).NoPlansScreen },
  moreTime: { load: async () => (await rest()).MoreTimeDialog },
});
