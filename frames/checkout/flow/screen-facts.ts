import { COUNTED_DOWN_MS } from '../../../shared/rules/order-time';
import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import type { Screen } from './screen';
import { rowOf } from './screen-table';
import type { ShownState } from './state';

/** The step that a screen belongs to; null for one between or after the steps. */
export const stepOf = (screen: Screen): PaymentStep | null => rowOf(screen).step ?? null;

const isIn = (screen: Screen, phases: readonly string[] = []): boolean =>
  'phase' in screen && phases.includes(screen.phase);

/** True where a code from an SMS can be filled in. */
export const takesOtp = (screen: Screen): boolean => rowOf(screen).takesOtp === true && isIn(screen, ['entering']);

/** True while what the shopper has sent is with the server. */
export const isBusy = (screen: Screen): boolean => isIn(screen, Object.values(rowOf(screen).busy ?? {}));

/** The number may be changed on any step that waits for the shopper, until the lender is asked to pay. */
export const mayChangeMobile = (screen: Screen): boolean =>
  screen.name === 'ntbStatus' ? screen.status === 'rejected' : isIn(screen, rowOf(screen).mobileChange);

/** To plan selection, from wherever nothing is on its way. */
export const mayChangePlan = (screen: Screen): boolean => isIn(screen, rowOf(screen).planChange);

/** One entry in the browser's history for each step and modal that Back takes away. Source: S1§3 (WID-021), S1§4. */
export const historyDepth = (state: ShownState): number => {
  const { screen, modal, widgetData: config, isInitiated } = state;
  const isHosts = config.closeWidgetOnBack && !isInitiated;
  // Two offers lie over the lenders from whom they were picked.
  const over = modal.name === 'compareOffersModal' ? 2 : 1;
  return (isHosts ? 0 : (rowOf(screen).depth ?? 0)) + (modal.name === 'none' ? 0 : over) + (asksForTime(state) ? 1 : 0);
};

/** Back is not offered where the payment is being made or is over, nor after a reservation. Source: S1§4 (TXN-004). */
export const canGoBack = ({ screen, isInitiated }: ShownState): boolean => {
  const { back } = rowOf(screen);
  return back === 'outUnlessReserved' ? !isInitiated : back !== 'nowhere';
};

/** The close button stands where the host wants it and nothing is being paid. */
export const canClose = ({ screen, widgetData: config }: ShownState): boolean =>
  config.closeIconConfig.showCloseIcon && screen.name !== 'processing';

/** True where leaving gives up a payment that could still be made. Once the lender has been asked, and once it is over,
 *  there is nothing to cancel. */
export const isCancellable = ({ screen, pgData: order }: ShownState): boolean =>
  stepOf(screen) !== null && order !== null;

/** The timer shows where the shopper still has something to do, and no days for it. */
export const showsTimer = ({ screen, timer }: ShownState): boolean =>
  timer !== null && timer.endsAtMs - timer.startsAtMs <= COUNTED_DOWN_MS && stepOf(screen) !== null;

/** 'Need more time?' lies over the step. Not where nobody sees the time, what was sent is with the server, or no more can
 *  be had. */
export const asksForTime = (state: ShownState): boolean => {
  const { moreTime, pgData: order, screen } = state;
  const isAsked = moreTime === 'asked' || moreTime === 'failed';
  return isAsked && showsTimer(state) && !isBusy(screen) && (order?.extensionsRemaining ?? 0) > 0;
};

/** The end of the order's time changes this screen. Where the lender was asked, only its answer does. */
export const endsWithOrder = (screen: Screen): boolean =>
  stepOf(screen) !== null || rowOf(screen).endsWithOrder === true;

/** True while the payment may be completed without the shopper doing anything more here: the lender has been asked to pay,
 *  its own page or a phone can pay, or an earlier attempt may have paid. */
export const mayStillBePaid = ({ screen, outcome }: ShownState): boolean =>
  outcome === 'pending' ||
  rowOf(screen).mayBePaid === true ||
  (screen.name === 'failure' && screen.failure.reaction === 'awaitLender');

/** At these steps the shopper takes their time, and their payment could meanwhile be taken over elsewhere. */
export const couldBeTaken = ({ screen, isMobileVerified }: ShownState): boolean =>
  isMobileVerified && rowOf(screen).isUnhurried === true;
