import type { ComponentType } from 'react';
import { lazyParts } from '../../platform/lazy/lazy-parts';
import type { Route, SheetModule } from '../flow/state';
import { EmiHomeScreen } from '../screens/emi-home';
import { InitScreen } from '../screens/sales-app-init';
import { ErrorModal } from '../sheets/error-modal';
import type { ViewProps } from '../view';

/** One screen, sheet or dialog: a route, a standstill, a sheet's module, or the error modal. */
export type PartName = Route | SheetModule | 'accountBlocked' | 'incompatible' | 'errorModal';
type Part = ComponentType<ViewProps>;

/** In the first chunk: what the agent sees first, and what must show without a network: the error modal also tells of a
 *  part that did not load (the offline dialog is part of the app itself). */
const eager: Partial<Record<PartName, Part>> = {
  '/sales-app-init': InitScreen,
  '/sales-emi-home': EmiHomeScreen,
  errorModal: ErrorModal,
};

const lazy: Partial<Record<PartName, () => Promise<Part>>> = {
  '/sales-lenders-list': async () => (await import('../screens/lenders-list')).LendersListScreen,
  '/sales-lender-details': async () => (await import('../screens/lender-details')).LenderDetailsScreen,
  '/sales-support': async () => (await import('../screens/support')).SupportScreen,
  '/sales-session-expired': async () => (await import('../screens/session-expired')).SessionExpiredScreen,
  '/sales-agent-blocked': async () => (await import('../screens/agent-blocked')).AgentBlockedScreen,
  '/sa-pre-eligibility-check': async () => (await import('../screens/pre-eligibility')).PreEligibilityScreen,
  accountBlocked: async () => (await import('../screens/account-blocked')).AccountBlockedScreen,
  incompatible: async () => (await import('../screens/incompatible')).IncompatibleScreen,
  MOBILE_VERIFICATION: async () => (await import('../sheets/mobile-verification')).MobileVerificationSheet,
  SHOW_INTERSTITIAL_MSG: async () => (await import('../sheets/interstitial')).InterstitialSheet,
  SHARE_NTB_APP: async () => (await import('../sheets/share-ntb-app')).ShareNtbAppSheet,
  AMOUNT: async () => (await import('../sheets/amount')).AmountSheet,
  MIN_AMOUNT_NOT_MATCH: async () => (await import('../sheets/min-amount-not-match')).MinAmountNotMatchSheet,
  ERROR: async () => (await import('../sheets/error')).ErrorSheet,
  SA_SHARE_INFO: async () => (await import('../sheets/share-info')).ShareInfoSheet,
  USER_ELIGIBILITY_INFO: async () => (await import('../sheets/user-eligibility-info')).UserEligibilityInfoSheet,
};

export const parts = lazyParts<PartName, ViewProps>(eager, lazy);
