import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import type { ScreenName, ShownState } from '../flow/state';
import type { ViewProps } from '../view';
import { ApiErrorView, CheckErrorView } from '../views/failures';
import { Incompatible } from '../views/incompatible';
import { DetailsLoading, UserLoading } from '../views/loading';
import { MobileEntry } from '../views/mobile-entry';

/** One view. Number and OTP are two of one screen. */
export type LayerName =
  | Exclude<ScreenName, 'VERIFY_MOBILE'>
  | 'mobileEntry'
  | 'otpEntry'
  | 'incompatible'
  | 'closeQuestion';

export function layerOf({ isStorageFine, screen }: ShownState): LayerName {
  if (!isStorageFine) return 'incompatible';
  if (screen.name !== 'VERIFY_MOBILE') return screen.name;
  return screen.otp.step === 'code' ? 'otpEntry' : 'mobileEntry';
}

/** In the first chunk: what a shopper sees first, and what must show without a network. */
const firstChunk = {
  DETAILS_API_LOADING: DetailsLoading,
  USER_API_LOADING: UserLoading,
  mobileEntry: MobileEntry,
  API_ERROR: ApiErrorView,
  DYNAMIC_CE_ERROR: CheckErrorView,
  incompatible: Incompatible,
};

const next = () => import('../late/next');

export const lazyScreens = createLazyScreens<LayerName, ViewProps, keyof typeof firstChunk>(firstChunk, {
  otpEntry: { load: async () => (await next()).OtpEntry },
  closeQuestion: { load: async () => (await next()).CloseQuestion },
  ELIGIBLE_LENDERS: { load: async () => (await next()).EligibleView },
  NOT_ELIGIBLE: { load: async () => (await next()).NotEligibleView },
});
