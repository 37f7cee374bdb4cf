import { frameEffects } from '../../../platform/flow/frame-effects';
import { performBy } from '../../../platform/flow/perform';
import { codeListener } from '../../../platform/otp/code-listener';
import type { CheckoutEffect } from '../../flow/events';
import type { CheckoutMachine } from '../checkout-machine';
import type { Ports } from '../ports';
import { returnAddress } from '../return-address';

/** What the checkout alone asks of its environment. */
export function createPerformer(ports: Ports, machine: CheckoutMachine): (effect: CheckoutEffect) => void {
  const { host, session, nowMs } = ports;
  const { send } = machine;
  const isFramed = (): boolean => machine.state.entry?.kind === 'frame';
  const listener = codeListener(
    ports.listenForCode,
    (state) => host.emit('otpCredential', { state }),
    (code) => send({ type: 'otpRead', code }),
  );

  function emitResult(): void {
    const { pgData: order, signedResult, currentOrderStage } = machine.state;
    host.emit('stepChanged', { step: currentOrderStage, status: 'COMPLETE' });
    if (!order || signedResult === null) return;
    const { orderId, txnUuid } = order;
    host.emit('transactionCompleted', { signedResult, orderId, txnUuid });
  }

  return performBy<CheckoutEffect>({
    ...frameEffects(ports, machine, async () => (await import('../../late/calls')).checkoutCallRunner(ports, send)),
    ...listener,
    trackStage: (effect) => {
      const { step, status } = effect;
      host.emit('stepChanged', { step, status });
      const { state } = machine;
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
      else ports.goTo(returnAddress(machine.state, outcome));
    },
    goToLender: ({ url }) => {
      void import('../../late/next').then(
        (late) => late.openLenderPage(ports, machine, url),
        // It did not load, and so nothing was opened: it is offered again.
        () => send({ type: 'lenderPageOpened', isOpen: false }),
      );
    },
  });
}
