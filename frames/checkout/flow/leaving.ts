import type { ResponseOf } from '../../../shared/api/endpoint';
import type { cancelPayment } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';
import { leaveComparison } from './compare-offers';
import { changeLinkMobile } from './link';
import { closeModal } from './modal';
import { declineTime } from './more-time';
import { showNearest } from './nearest';
import { showNtbOffer } from './ntb';
import { showPending } from './paying';
import { showPlans } from './plans';
import { asksForTime, canGoBack, isBusy, isCancellable } from './screen-facts';
import { type BackTarget, rowOf } from './screen-table';
import { syncPayment } from './sync-payment';
import { type CloseTrigger, close } from './terminal-screen';

/** The close button, Back out of the first step, Esc. Asks first where the host wants it. Source: S1§3 (WID-019). */
export function leave(context: CheckoutContext, trigger: CloseTrigger): void {
  const { screen, widgetData: config } = context.state;
  if (screen.name === 'processing') return;
  if (screen.name === 'success') finish(context);
  // A payment that is with the lender can be left, but not cancelled: the question says what happens then.
  else if (!isCancellable(context.state) && screen.name !== 'pending') close(context, trigger);
  else if (config.closeIconConfig.shouldShowCancellationPopup) {
    context.set({ modal: { name: 'cancelTransactionModal', phase: 'asking', failure: null } });
  } else if (screen.name === 'pending') close(context, trigger);
  else cancel(context);
}

/** The button of the success screen. */
export function finish(context: CheckoutContext): void {
  const screen = context.on('success');
  if (!screen) return;
  context.show({ ...screen, phase: 'leaving' });
  close(context, 'exit');
}

/** 'Cancel payment', and 'Leave' where the lender has been asked. */
export function cancel(context: CheckoutContext): void {
  const { modal } = context.state;
  const failure = modal.name === 'cancelTransactionModal' ? modal.failure : null;
  if (context.state.screen.name === 'processing') closeModal(context);
  if (!isCancellable(context.state)) {
    if (context.state.screen.name !== 'processing') close(context, 'exit');
    return;
  }
  context.set({ modal: { name: 'cancelTransactionModal', phase: 'canceling', failure } });
  context.call('cancel', {});
}

export function onCanceled(context: CheckoutContext, data: ResponseOf<typeof cancelPayment>): void {
  context.set({ outcome: 'cancelled', signedResult: data.signedResult, isInitiated: false });
  context.ask({ type: 'emitStep', step: context.state.currentOrderStage, status: 'CANCELED' });
  close(context, 'exit');
}

/** The lender was asked meanwhile: nothing can be given up. Where the payment goes on elsewhere only this window is left.
 *  Where nobody answers twice, the shopper may go all the same: the order's time gives the credit back. */
export function onNotCanceled(context: CheckoutContext, failure: Failure): void {
  const { modal } = context.state;
  if (failure.reaction === 'awaitLender') showPending(context, null);
  else if (failure.reaction === 'goOnElsewhere') {
    context.set({ outcome: 'pending' });
    close(context, 'exit');
  } else if (isBusiness(failure)) {
    closeModal(context);
    syncPayment(context, null);
  } else if (modal.name === 'cancelTransactionModal' && modal.failure !== null) close(context, 'exit');
  else context.set({ modal: { name: 'cancelTransactionModal', phase: 'asking', failure } });
}

/** How a screen is shown that Back leads to. */
const showBefore: Readonly<Record<BackTarget, (context: CheckoutContext) => void>> = {
  planSelection: (context) => showPlans(context, 'none'),
  verifyMobile: (context) => {
    context.type({ otp: '' });
    context.show({ name: 'verifyMobile', phase: 'entering', failure: null });
  },
  nearest: (context) => showNearest(context, null),
  ntbOffer: showNtbOffer,
  paymentLink: changeLinkMobile,
};

/** Back: the question for time and the modal first, then the step; out of the checkout from the first one, or from any where the host wants it.
 *  After a reservation it stays where it is. Source: S1§3, S1§4 (WID-021, TXN-004). */
export function goBack(context: CheckoutContext): void {
  const { state } = context;
  if (state.offline) return;
  if (asksForTime(state)) {
    declineTime(context);
    return;
  }
  if (state.modal.name !== 'none') {
    dismissModal(context);
    return;
  }
  // While the step is with the server, its answer would be left without a screen.
  if (!canGoBack(state) || isBusy(state.screen)) return;
  const { back } = rowOf(state.screen);
  const isOut = back === 'out' || back === 'outUnlessReserved' || back === 'nowhere';
  if (isOut || state.widgetData.closeWidgetOnBack) leave(context, 'backButton');
  else showBefore[back](context);
}

/** A cancel that is on its way is not called back; two offers side by side go back to the lenders; any other modal goes,
 *  and what it was to repeat is not repeated. */
export function dismissModal(context: CheckoutContext): void {
  const { modal } = context.state;
  if (modal.name === 'cancelTransactionModal' && modal.phase === 'canceling') return;
  if (modal.name === 'errorBlockTransactionModal') context.set({ interrupted: [] });
  if (!leaveComparison(context)) closeModal(context);
}
