import { performBy } from '../../../platform/flow/perform';
import { codeListener } from '../../../platform/otp/code-listener';
import type { RunningCheckout } from '../../checkout-frame';
import type { CheckoutEffect } from '../../flow/events';
import type { Ports } from '../ports';
import { returnAddress } from '../return-address';

/** Carries out the effects of the checkout. */
export function perform(ports: Ports, flow: RunningCheckout): (effect: CheckoutEffect) => void {
  const { host, session, nowMs } = ports;
  const { send } = flow;
  const isFramed = (): boolean => flow.state.entry?.kind === 'frame';
  const listener = codeListener(
    ports.listenForCode,
    (state) => host.emit('otpCredential', { state }),
    (code) => send({ type: 'otpRead', code }),
  );

  function emitResult(): void {
    const { pgData: order, signedResult, currentOrderStage } = flow.state;
    host.emit('stepChanged', { step: currentOrderStage, status: 'COMPLETE' });
    if (!order || signedResult === null) return;
    const { orderId, txnUuid } = order;
    host.emit('transactionCompleted', { signedResult, orderId, txnUuid });
  }

  return performBy<CheckoutEffect>({
    ...listener,
    trackStage: (effect) => {
      const { step, status } = effect;
      host.emit('stepChanged', { step, status });
      const { state } = flow;
      void import('../../late/next').then(
        ({ laterCalls }) => laterCalls.reportStage(ports, effect, state),
        () => undefined,
      );
    },
    rememberSession: ({ sessionToken, sessionId }) => session.update({ sessionToken, sessionId }, nowMs()),
    emitStep: ({ step, status }) => host.emit('stepChanged', { step, status }),
    emitResult,
    close: ({ reason, outcome }) => {
      listener.stopListening();
      if (isFramed()) host.emit('widgetClosed', { reason });
      else ports.goTo(returnAddress(flow.state, outcome));
    },
    goToLender: ({ url }) => {
      void import('../../late/next').then(
        (late) => late.openLenderPage(ports, flow, url),
        // It did not load, and so nothing was opened: it is offered again.
        () => send({ type: 'lenderPageOpened', isOpen: false }),
      );
    },
  });
}
