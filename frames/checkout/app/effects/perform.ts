import { lazyCalls } from '../../../platform/flow/lazy-calls';
import type { CheckoutEffect, CheckoutEvent } from '../../flow/events';
import type { CheckoutState } from '../../flow/state';
import type { Ports } from '../ports';
import { returnAddress } from '../return-address';

type Send = (event: CheckoutEvent) => void;
type Perform = {
  readonly [K in CheckoutEffect['type']]: (effect: Extract<CheckoutEffect, { type: K }>) => void;
};

/** Carries out what the flow asks for. What has an answer sends it back as an event; nothing here decides anything. */
export function createPerformer(
  ports: Ports,
  send: Send,
  stateNow: () => CheckoutState,
): (effect: CheckoutEffect) => void {
  const loadCalls = () => import('./calls');
  const calls = lazyCalls(async () => (await loadCalls()).checkoutCallRunner(ports, send), send);
  const isFramed = (): boolean => stateNow().entry?.kind === 'frame';
  let listening = new AbortController();

  function listen(): void {
    if (!ports.listenForCode) return;
    listening.abort();
    listening = new AbortController();
    ports.host.emit('otpCredential', { state: 'requested' });
    void ports.listenForCode(listening.signal).then((heard) => {
      ports.host.emit('otpCredential', { state: heard.state });
      if (heard.state === 'received') send({ type: 'otpRead', code: heard.code });
    });
  }

  function tellResult(): void {
    const { order, signedResult } = stateNow();
    ports.host.emit('stepChanged', { step: stateNow().currentOrderStage, status: 'COMPLETE' });
    if (!order || signedResult === null) return;
    const { orderId, txnUuid } = order;
    ports.host.emit('transactionCompleted', { signedResult, orderId, txnUuid });
  }

  function goToLender(url: string): void {
    if (!isFramed()) ports.goTo(url);
    else send({ type: 'lenderPageOpened', isOpen: ports.openTab(url) });
  }

  const perform: Perform = {
    call: ({ pending }) => void calls.start(pending, stateNow()),
    abortCall: ({ requestId }) => calls.abort(requestId),
    trackStage: (effect) => {
      const { step, status } = effect;
      ports.host.emit('stepChanged', { step, status });
      const state = stateNow();
      void loadCalls().then(
        ({ reportStage }) => reportStage(ports, effect, state),
        () => undefined,
      );
    },
    applyTheme: ({ theme }) => ports.applyTheme(theme),
    rememberSession: ({ sessionToken }) => ports.session().update({ sessionToken }, ports.nowMs()),
    forgetSession: () => ports.session().clear(),
    startTimer: ({ timer, id, delayMs }) => ports.startTimer(delayMs, () => send({ type: 'timerFired', timer, id })),
    tellStep: ({ step, status }) => ports.host.emit('stepChanged', { step, status }),
    tellResult,
    close: ({ reason, outcome }) => {
      listening.abort();
      if (isFramed()) ports.host.emit('widgetClosed', { reason });
      else ports.goTo(returnAddress(stateNow(), outcome));
    },
    goToLender: ({ url }) => goToLender(url),
    listenForOtp: listen,
    stopListening: () => listening.abort(),
    checkConnection: () => {
      if (ports.isOnline()) send({ type: 'wentOnline' });
    },
    checkStorage: () => void ports.isStorageFine().then((available) => send({ type: 'storageChecked', available })),
    report: ({ failure: { code, message }, during }) =>
      ports.reporter.report({ code, message, errorName: 'Error', during }),
  };
  return (effect) => {
    // SAFETY: the table has one entry for each kind of effect, typed by that kind; indexing by type keeps the pair.
    (perform[effect.type] as (effect: CheckoutEffect) => void)(effect);
  };
}
