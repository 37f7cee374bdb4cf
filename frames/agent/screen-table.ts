import type { ComponentType } from 'react';
import type { CloseReason } from '../../shared/bridge/close-reasons';
import type { Route, SheetModule, TerminalScreen } from './flow/state';
import type { ViewProps } from './view';

type Load = () => Promise<ComponentType<ViewProps>>;

/** A screen with an address, or one that takes the place of everything. */
export type ScreenName = Route | Exclude<TerminalScreen, 'none'>;

/** What is known of a screen besides how it is drawn. */
export interface ScreenRow {
  /** Loads what draws it; null where that is in the first chunk (`app/lazy-screens.ts`). */
  readonly load: Load | null;
  /** The right-hand button of its top bar is 'home' instead of 'close'; both ask the host to close. Source: S2§2, Q-038,
   *  SAL-010. */
  readonly exit?: 'home';
  /** It ends the app: nothing on it leads further in, and its button closes for this reason. */
  readonly ends?: CloseReason;
}

interface SheetRow {
  readonly load: Load | null;
  /** Closing it closes the app: ever, where it lies alone on the init screen, or never. Source: S2§4, SAL-018. */
  readonly closesApp: 'always' | 'alone' | 'never';
}

/** Every screen of the sales app, one row each. */
export const screenTable: Readonly<Record<ScreenName, ScreenRow>> = {
  '/sales-app-init': { load: null },
  '/sales-emi-home': { load: null },
  '/sales-lenders-list': {
    load: async () => (await import(/* with: next */ './screens/lenders-list')).LendersListScreen,
  },
  '/sales-lender-details': {
    load: async () => (await import(/* with: next */ './screens/lender-details')).LenderDetailsScreen,
  },
  '/sales-support': { load: async () => (await import('./screens/support')).SupportScreen },
  '/sales-session-expired': {
    load: async () => (await import('./screens/session-expired')).SessionExpiredScreen,
    ends: 'sessionExpired',
  },
  '/sales-agent-blocked': {
    load: async () => (await import('./screens/agent-blocked')).AgentBlockedScreen,
    ends: 'agentBlocked',
  },
  '/sa-pre-eligibility-check': {
    load: async () => (await import('./screens/pre-eligibility')).PreEligibilityScreen,
    exit: 'home',
  },
  accountBlocked: {
    load: async () => (await import('./screens/account-blocked')).AccountBlockedScreen,
    ends: 'accountBlocked',
  },
  incompatible: {
    load: async () => (await import('./screens/incompatible')).IncompatibleScreen,
    ends: 'incompatible',
  },
};

/** Every bottom sheet, one row each. How it closes: `flow/close-table.ts`. */
export const sheetTable: Readonly<Record<SheetModule, SheetRow>> = {
  MOBILE_VERIFICATION: {
    load: async () => (await import(/* with: next */ './sheets/mobile-verification')).MobileVerificationSheet,
    closesApp: 'alone',
  },
  SHOW_INTERSTITIAL_MSG: {
    load: async () => (await import(/* with: next */ './sheets/interstitial')).InterstitialSheet,
    closesApp: 'never',
  },
  SHARE_NTB_APP: { load: async () => (await import('./sheets/share-ntb-app')).ShareNtbAppSheet, closesApp: 'never' },
  AMOUNT: { load: async () => (await import(/* with: next */ './sheets/amount')).AmountSheet, closesApp: 'alone' },
  MIN_AMOUNT_NOT_MATCH: {
    load: async () => (await import(/* with: next */ './sheets/min-amount-not-match')).MinAmountNotMatchSheet,
    closesApp: 'never',
  },
  ERROR: { load: async () => (await import('./sheets/error')).ErrorSheet, closesApp: 'always' },
  SA_SHARE_INFO: { load: async () => (await import('./sheets/share-info')).ShareInfoSheet, closesApp: 'never' },
  USER_ELIGIBILITY_INFO: {
    load: async () => (await import(/* with: next */ './sheets/user-eligibility-info')).UserEligibilityInfoSheet,
    closesApp: 'alone',
  },
};
