import { lazyCalls } from '../../../platform/flow/lazy-calls';
import { writeVerifiedMobiles } from '../../../platform/storage/verified-mobiles';
import type { SalesEffect, SalesEvent } from '../../flow/events';
import type { SalesState } from '../../flow/state';
import { clearDraft, scopeOf } from '../draft-store';
import type { Ports } from '../ports';

type Send = (event: SalesEvent) => void;
type Perform = {
  readonly [K in SalesEffect['type']]: (effect: Extract<SalesEffect, { type: K }>) => void;
};

/** Carries out what the flow asks for. What has an answer sends it back as an event; nothing here decides anything. */
export function createPerformer(ports: Ports, send: Send, stateNow: () => SalesState): (effect: SalesEffect) => void {
  const calls = lazyCalls(async () => (await import('./calls')).salesCallRunner(ports, send), send);
  const perform: Perform = {
    call: ({ pending }) => void calls.start(pending, stateNow()),
    abortCall: ({ requestId }) => calls.abort(requestId),
    refreshToken: () =>
      void ports.host.freshToken().then(
        (authToken) => send({ type: 'tokenReceived', authToken }),
        () => send({ type: 'tokenRefused' }),
      ),
    closeApp: ({ reason }) => ports.host.close(reason),
    applyTheme: ({ theme }) => ports.applyTheme(theme),
    rememberVerified: ({ verified }) =>
      writeVerifiedMobiles(ports.stores.local, scopeOf(stateNow().merchantData), verified, ports.nowMs()),
    clearDraft: () => clearDraft(ports.stores.session, stateNow().merchantData),
    clearSession: () => ports.session.clear(),
    startTimer: ({ timer, id, delayMs }) => ports.startTimer(delayMs, () => send({ type: 'timerFired', timer, id })),
    share: ({ picture, support }) =>
      void ports.share(picture, support).then(
        (result) => send({ type: 'shareEnded', result }),
        () => send({ type: 'shareEnded', result: 'unsupported' }),
      ),
    openLink: ({ url }) => ports.openTab(url),
    copyText: ({ text }) =>
      void ports.copy(text).then(
        () => send({ type: 'copyEnded', copied: true }),
        () => send({ type: 'copyEnded', copied: false }),
      ),
    checkConnection: () => {
      if (ports.isOnline()) send({ type: 'wentOnline' });
    },
    checkStorage: () => void ports.isStorageFine().then((available) => send({ type: 'storageChecked', available })),
    report: ({ failure: { code, message }, during }) =>
      ports.reporter.report({ code, message, errorName: 'Error', during }),
  };
  return (effect) => {
    // SAFETY: the table has one entry for each kind of effect, typed by that kind; indexing by type keeps the pair.
    (perform[effect.type] as (effect: SalesEffect) => void)(effect);
  };
}
