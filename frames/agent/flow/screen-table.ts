import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { SheetModule, View } from './state';

/** A screen with an address, or one without that covers another. */
export type ScreenName = View['screen'];

/** What is known of a screen besides how it is drawn. */
export interface ScreenRow {
  /** The right-hand button of its top bar is 'home' instead of 'close'; both ask the host to close. Source: S2§2, Q-038,
   *  SAL-010. */
  readonly exit?: 'home';
  /** It ends the app: nothing on it leads further in, and its button closes for this reason. */
  readonly ends?: CloseReason;
}

interface SheetRow {
  /** Closing it closes the app: ever, where it lies alone on the init screen, or never. Source: S2§4, SAL-018. */
  readonly closesApp: 'always' | 'alone' | 'never';
}

/** Every screen of the sales app, one row each. What draws it: `app/lazy-screens.ts`. */
export const screenTable: Readonly<Record<ScreenName, ScreenRow>> = {
  '/sales-app-init': {},
  '/sales-emi-home': {},
  '/sales-lenders-list': {},
  '/sales-lender-details': {},
  '/sales-support': {},
  '/sales-session-expired': { ends: 'sessionExpired' },
  '/sales-agent-blocked': { ends: 'agentBlocked' },
  '/sa-pre-eligibility-check': { exit: 'home' },
  accountBlocked: { ends: 'accountBlocked' },
  incompatible: { ends: 'incompatible' },
};

/** Every bottom sheet, one row each. How it closes: `close-table.ts`. */
export const sheetTable: Readonly<Record<SheetModule, SheetRow>> = {
  MOBILE_VERIFICATION: { closesApp: 'alone' },
  SHOW_INTERSTITIAL_MSG: { closesApp: 'never' },
  SHARE_NTB_APP: { closesApp: 'never' },
  AMOUNT: { closesApp: 'alone' },
  MIN_AMOUNT_NOT_MATCH: { closesApp: 'never' },
  ERROR: { closesApp: 'always' },
  SA_SHARE_INFO: { closesApp: 'never' },
  USER_ELIGIBILITY_INFO: { closesApp: 'alone' },
};
