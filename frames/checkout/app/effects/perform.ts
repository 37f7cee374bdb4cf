import { frameEffects } from '../../../platform/flow/frame-effects';
import { performBy } from '../../../platform/flow/perform';
import { codeListener } from '../../../platform/otp/code-listener';
import type { CheckoutEffect, CheckoutEvent } from '../../flow/events';
import type { CheckoutState } from '../../flow/state';
import type { Ports } from '../ports';
import { returnAddress } from '../return-address';

/** What the checkout alone asks of the world. */
export function createPerformer(
  ports: Ports,
  send: (event: CheckoutEvent) => void,
  stateNow: () => CheckoutState,
): (effect: CheckoutEffect) => void {
  const { host } = ports;
  const loadCalls = () => import('./calls');
  const isFramed = (): boolean => stateNow().entry?.kind === 'frame';
  const listener = codeListener(
    ports.listenForCode,
    (state) => host.emit('otpCredential', { state }),
    (code) => send({ type: 'otpRead', code }),
  );

  function tellResult(): void {
    const { order, signedResult } = stateNow();
    host.emit('stepChanged', { step: stateNow().currentOrderStage, status: 'COMPLETE' });
    if (!order || signedResult === null) return;
    const { orderId, txnUuid } = order;
    host.emit('transactionCompleted', { signedResult, orderId, txnUuid });
  }

  return performBy<CheckoutEffect>({
    ...frameEffects(ports, {
      loadCalls: async () => (await loadCalls()).checkoutCallRunner(ports, send),
      send,
      stateNow,
    }),
    ...listener,
    trackStage: (effect) => {
      const { step, status } = effect;
      host.emit('stepChanged', { step, status });
      const state = stateNow();
      void loadCalls().then(
        ({ reportStage }) => reportStage(ports, effect, state),
        () => undefined,
      );
    },
    rememberSession: ({ sessionToken }) => ports.session().update({ sessionToken }, ports.nowMs()),
    tellStep: ({ step, status }) => host.emit('stepChanged', { step, status }),
    tellResult,
    close: ({ reason, outcome }) => {
      listener.stopListening();
      if (isFramed()) host.emit('widgetClosed', { reason });
      else ports.goTo(returnAddress(stateNow(), outcome));
    },
    goToLender: ({ url }) => {
      if (isFramed()) send({ type: 'lenderPageOpened', isOpen: ports.openTab(url) });
      else ports.goTo(url);
    },
  });
}
