import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import type { ScreenName } from './state';

/** What is known of a screen besides its data and how it is drawn. */
export interface ScreenRow {
  /** How a check that nobody sees ends there; null while it goes on. It asks nobody for anything: where a person would
   *  have to do something it is over. */
  readonly headlessEnd: EligibilityCloseReason | null;
  /** What a new price asks anew: everything, what can be said to anybody (what is being typed stays), the lenders, or
   *  what had failed. */
  readonly onNewAmount: 'load' | 'info' | 'check' | 'retry';
  /** Another number can be entered. */
  readonly changesNumber: boolean;
}

/** Every screen of the eligibility widget, one row each. */
export const screenTable: Readonly<Record<ScreenName, ScreenRow>> = {
  DETAILS_API_LOADING: { headlessEnd: null, onNewAmount: 'load', changesNumber: false },
  USER_API_LOADING: { headlessEnd: null, onNewAmount: 'check', changesNumber: false },
  VERIFY_MOBILE: { headlessEnd: 'notVerified', onNewAmount: 'info', changesNumber: false },
  ELIGIBLE_LENDERS: { headlessEnd: 'checked', onNewAmount: 'check', changesNumber: true },
  NOT_ELIGIBLE: { headlessEnd: 'checked', onNewAmount: 'check', changesNumber: true },
  // A load that failed can be tried again only; who is blocked can try another number only.
  API_ERROR: { headlessEnd: 'unavailable', onNewAmount: 'retry', changesNumber: true },
  DYNAMIC_CE_ERROR: { headlessEnd: 'unavailable', onNewAmount: 'retry', changesNumber: true },
};
