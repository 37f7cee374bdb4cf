import type { ResponseOf } from '../../../shared/api/endpoint';
import type { cancelPayment } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import { findPlace } from './find-place';
import { close, type Hand } from './halt';
import { changeLinkMobile } from './link';
import { closeModal } from './modal';
import { showNtbOffer } from './ntb';
import { showPending } from './paying';
import { showPlans } from './plans';
import { canGoBack } from './selectors';
import type { CheckoutState } from './state';
import type { Turn } from './turn';

/** True where leaving gives up a payment that could still be made. Once the lender has been asked, and once it is over,
 *  there is nothing to cancel. */
function hasSomethingToCancel({ screen, order }: CheckoutState): boolean {
  switch (screen.name) {
    case 'loading':
    case 'startFailed':
    case 'processing':
    case 'pending':
    case 'success':
    case 'failure':
    case 'lookingOn':
    case 'ended':
      return false;
    default:
      return order !== null;
  }
}

/** The close button, Back out of the first step, Esc. Asks first where the host wants it. Source: S1§3 (WID-019). */
export function leave(turn: Turn, hand: Hand): void {
  const { screen, config } = turn.state;
  if (screen.name === 'processing') return;
  if (screen.name === 'success') finish(turn);
  // A payment that is with the lender can be left, but not cancelled: the question says what happens then.
  else if (!hasSomethingToCancel(turn.state) && screen.name !== 'pending') close(turn, hand);
  else if (config.closeIconConfig.shouldShowCancellationPopup) {
    turn.set({ modal: { name: 'cancelTransactionModal', phase: 'asking', failure: null } });
  } else if (screen.name === 'pending') close(turn, hand);
  else cancel(turn);
}

/** The button of the success screen. */
export function finish(turn: Turn): void {
  const screen = turn.on('success');
  if (!screen) return;
  turn.show({ ...screen, phase: 'leaving' });
  close(turn, 'exit');
}

/** 'Cancel payment', and 'Leave' where the lender has been asked. */
export function cancel(turn: Turn): void {
  const { modal } = turn.state;
  const failure = modal.name === 'cancelTransactionModal' ? modal.failure : null;
  if (turn.state.screen.name === 'processing') closeModal(turn);
  if (!hasSomethingToCancel(turn.state)) {
    if (turn.state.screen.name !== 'processing') close(turn, 'exit');
    return;
  }
  turn.set({ modal: { name: 'cancelTransactionModal', phase: 'canceling', failure } });
  startCall(turn, 'cancel', {});
}

export function onCanceled(turn: Turn, data: ResponseOf<typeof cancelPayment>): void {
  turn.set({ outcome: 'cancelled', signedResult: data.signedResult, isInitiated: false });
  turn.ask({ type: 'tellStep', step: turn.state.currentOrderStage, status: 'CANCELED' });
  close(turn, 'exit');
}

/** The lender was asked meanwhile: nothing can be given up. Where the payment goes on elsewhere only this window is left.
 *  Where nobody answers twice, the shopper may go all the same: the order's time gives the credit back. */
export function onNotCanceled(turn: Turn, failure: Failure): void {
  const { modal } = turn.state;
  if (failure.name === 'PAYMENT_TRANSACTION_TIMEOUT') showPending(turn, null);
  else if (failure.name === 'PAYMENT_ELSEWHERE') {
    turn.set({ outcome: 'pending' });
    close(turn, 'exit');
  } else if (isBusiness(failure)) {
    closeModal(turn);
    findPlace(turn, null);
  } else if (modal.name === 'cancelTransactionModal' && modal.failure !== null) close(turn, 'exit');
  else turn.set({ modal: { name: 'cancelTransactionModal', phase: 'asking', failure } });
}

/** True while the step is with the server: Back would leave an answer without a screen. */
const isBusy = ({ screen }: CheckoutState): boolean =>
  'phase' in screen && ['submitting', 'sending', 'verifying', 'resending'].includes(screen.phase);

/** Back: the modal first, then the step; out of the checkout from the first one, or from any where the host wants it.
 *  After a reservation it stays where it is. Source: S1§3, S1§4 (WID-021, TXN-004). */
export function goBack(turn: Turn): void {
  const { state } = turn;
  if (state.offline) return;
  if (state.modal.name !== 'none') {
    dismissModal(turn);
    return;
  }
  if (!canGoBack(state) || isBusy(state)) return;
  if (state.config.closeWidgetOnBack) leave(turn, 'backButton');
  else goToPreviousStep(turn);
}

function goToPreviousStep(turn: Turn): void {
  switch (turn.state.screen.name) {
    case 'otp':
      turn.type({ otp: '' });
      turn.show({ name: 'verifyMobile', phase: 'entering', failure: null });
      break;
    case 'verifyMobile':
      showPlans(turn, 'none');
      break;
    case 'ntbOffer':
      turn.show({ name: 'verifyMobile', phase: 'entering', failure: null });
      break;
    case 'ntbApplication':
      abandonCall(turn, 'ntbApply');
      showNtbOffer(turn);
      break;
    case 'ntbStatus':
      showNtbOffer(turn);
      break;
    case 'splitLinkSend':
      changeLinkMobile(turn);
      break;
    default:
      leave(turn, 'backButton');
  }
}

/** A cancel that is on its way is not called back; any other modal goes, and what it was to repeat is not repeated. */
export function dismissModal(turn: Turn): void {
  const { modal } = turn.state;
  if (modal.name === 'cancelTransactionModal' && modal.phase === 'canceling') return;
  if (modal.name === 'errorBlockTransactionModal') turn.set({ interrupted: [] });
  closeModal(turn);
}
