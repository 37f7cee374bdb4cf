import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import type { ScreenName } from '../flow/screen-table';
import type { Modal, SheetModule } from '../flow/state';
import { EmiHomeScreen } from '../screens/emi-home/emi-home';
import { ErrorModal } from '../screens/error-modal/error-modal';
import { InitScreen } from '../screens/sales-app-init/sales-app-init';
import type { ViewProps } from '../view';

/** One screen, sheet or dialog. */
export type LayerName =
  | ScreenName
  | SheetModule
  | 'closeQuestion'
  | 'outboxOffer'
  | 'outboxSheet'
  | Exclude<Modal['name'], 'none'>;

/** In the first chunk: what the agent sees first, and what must show without a network: the error modal also tells of
 *  one that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  '/sales-app-init': InitScreen,
  '/sales-emi-home': EmiHomeScreen,
  errorModal: ErrorModal,
};

const next = () => import('../late/next');
const rest = () => import('../late/rest');

export const lazyScreens = createLazyScreens<LayerName, ViewProps, keyof typeof firstChunk>(firstChunk, {
  '/sales-session-expired': { load: async () => (await rest()).SessionExpiredScreen },
  '/sales-agent-blocked': { load: async () => (await rest()).AgentBlockedScreen },
  '/sa-pre-eligibility-check': { load: async () => (await rest()).PreEligibilityScreen },
  accountBlocked: { load: async () => (await rest()).AccountBlockedScreen },
  incompatible: { load: async () => (await rest()).IncompatibleScreen },
  MOBILE_VERIFICATION: { load: async () => (await next()).MobileVerificationSheet },
  SHOW_INTERSTITIAL_MSG: { load: async () => (await next()).InterstitialSheet },
  MIN_AMOUNT_NOT_MATCH: { load: async () => (await next()).MinAmountNotMatchSheet },
  USER_ELIGIBILITY_INFO: { load: async () => (await next()).UserEligibilityInfoSheet },
  '/sales-lenders-list': { load: async () => (await next()).LendersListScreen },
  '/sales-lender-details': { load: async () => (await next()).LenderDetailsScreen },
  SHARE_NTB_APP: { load: async () => (await rest()).ShareNtbAppSheet },
  AMOUNT: { load: async () => (await next()).AmountSheet },
  ERROR: { load: async () => (await rest()).ErrorSheet },
  SA_SHARE_INFO: { load: async () => (await rest()).ShareInfoSheet },
  '/sales-support': { load: async () => (await rest()).SupportScreen },
  closeQuestion: { load: async () => (await rest()).CloseQuestion },
  outboxOffer: { load: async () => (await rest()).OutboxOffer },
  outboxSheet: { load: async () => (await rest()).OutboxSheet },
});
