import type { ScreenName } from './screen';
import type { CheckoutState } from './state';

/** How many steps lie before a screen. At 0 the browser's Back is the host's, which then closes. */
const depths: Readonly<Record<ScreenName, number>> = {
  loading: 0,
  startFailed: 0,
  planSelection: 0,
  paymentLink: 0,
  verifyMobile: 1,
  splitLinkSend: 1,
  otp: 2,
  ntbOffer: 2,
  ntbApplication: 3,
  ntbStatus: 3,
  // Back stays where it is: it must not get past us either.
  secondFactor: 3,
  kfs: 3,
  lenderOtp: 3,
  lenderHosted: 3,
  processing: 3,
  pending: 3,
  success: 0,
  failure: 0,
  lookingOn: 0,
  ended: 0,
};

/** One entry in the browser's history for each step and modal that Back takes away. Source: S1§3 (WID-021), S1§4. */
export const historyDepth = ({ screen, modal, config, isInitiated }: CheckoutState): number => {
  const isHosts = config.closeWidgetOnBack && !isInitiated;
  return (isHosts ? 0 : depths[screen.name]) + (modal.name === 'none' ? 0 : 1);
};
