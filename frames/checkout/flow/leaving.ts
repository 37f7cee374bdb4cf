import type { ResponseOf } from '../../../shared/api/endpoint';
import type { cancelPayment } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
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
export function leave(flow: CheckoutFlow, trigger: CloseTrigger): void {
  const { screen, widgetData: config } = flow.state;
  if (screen.name === 'processing') return;
  if (screen.name === 'success') finish(flow);
  // A payment that is with the lender can be left, but not cancelled: the question says what happens then.
  else if (!isCancellable(flow.state) && screen.name !== 'pending') close(flow, trigger);
  else if (config.closeIconConfig.shouldShowCancellationPopup) {
    change(flow, { modal: { name: 'cancelTransactionModal', phase: 'asking', failure: null } });
  } else if (screen.name === 'pending') close(flow, trigger);
  else cancel(flow);
}

/** The button of the success screen. */
export function finish(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'success');
  if (!screen) return;
  show(flow, { ...screen, phase: 'leaving' });
  close(flow, 'exit');
}

/** 'Cancel payment', and 'Leave' where the lender has been asked. */
export function cancel(flow: CheckoutFlow): void {
  const { modal } = flow.state;
  const failure = modal.name === 'cancelTransactionModal' ? modal.failure : null;
  if (flow.state.screen.name === 'processing') closeModal(flow);
  if (!isCancellable(flow.state)) {
    if (flow.state.screen.name !== 'processing') close(flow, 'exit');
    return;
  }
  change(flow, { modal: { name: 'cancelTransactionModal', phase: 'canceling', failure } });
  callOnce(flow, 'cancel', {});
}

export function onCanceled(flow: CheckoutFlow, data: ResponseOf<typeof cancelPayment>): void {
  change(flow, { outcome: 'cancelled', signedResult: data.signedResult, isInitiated: false });
  flow.run({ type: 'emitStep', step: flow.state.currentOrderStage, status: 'CANCELED' });
  close(flow, 'exit');
}

/** The lender was asked meanwhile: nothing can be given up. Where the payment goes on elsewhere only this window is left.
 *  Where nobody answers twice, the shopper may go all the same: the order's time gives the credit back. */
export function onNotCanceled(flow: CheckoutFlow, failure: Failure): void {
  const { modal } = flow.state;
  if (failure.reaction === 'awaitLender') showPending(flow, null);
  else if (failure.reaction === 'goOnElsewhere') {
    change(flow, { outcome: 'pending' });
    close(flow, 'exit');
  } else if (isBusiness(failure)) {
    closeModal(flow);
    syncPayment(flow, null);
  } else if (modal.name === 'cancelTransactionModal' && modal.failure !== null) close(flow, 'exit');
  else change(flow, { modal: { name: 'cancelTransactionModal', phase: 'asking', failure } });
}

/** How a screen is shown that Back leads to. */
const showBefore: Readonly<Record<BackTarget, (flow: CheckoutFlow) => void>> = {
  planSelection: (flow) => showPlans(flow, 'none'),
  verifyMobile: (flow) => {
    enter(flow, { otp: '' });
    show(flow, { name: 'verifyMobile', phase: 'entering', failure: null });
  },
  nearest: (flow) => showNearest(flow, null),
  ntbOffer: showNtbOffer,
  paymentLink: changeLinkMobile,
};

/** Back: the question for time and the modal first, then the step; out of the checkout from the first one, or from any where the host wants it.
 *  After a reservation it stays where it is. Source: S1§3, S1§4 (WID-021, TXN-004). */
export function goBack(flow: CheckoutFlow): void {
  const { state } = flow;
  if (state.offline) return;
  if (asksForTime(state)) {
    declineTime(flow);
    return;
  }
  if (state.modal.name !== 'none') {
    dismissModal(flow);
    return;
  }
  // While the step is with the server, its answer would be left without a screen.
  if (!canGoBack(state) || isBusy(state.screen)) return;
  const { back } = rowOf(state.screen);
  const isOut = back === 'out' || back === 'outUnlessReserved' || back === 'nowhere';
  if (isOut || state.widgetData.closeWidgetOnBack) leave(flow, 'backButton');
  else showBefore[back](flow);
}

/** A cancel that is on its way is not called back; two offers side by side go back to the lenders; any other modal goes,
 *  and what it was to repeat is not repeated. */
export function dismissModal(flow: CheckoutFlow): void {
  const { modal } = flow.state;
  if (modal.name === 'cancelTransactionModal' && modal.phase === 'canceling') return;
  if (modal.name === 'errorBlockTransactionModal') flow.dropInterrupted();
  if (!leaveComparison(flow)) closeModal(flow);
}
