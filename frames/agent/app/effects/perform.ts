import { frameEffects } from '../../../platform/flow/frame-effects';
import { performBy } from '../../../platform/flow/perform';
import { writeVerifiedMobiles } from '../../../platform/storage/verified-mobiles';
import type { SalesEffect } from '../../flow/events';
import type { OutboxAction } from '../../outbox/outbox-item';
import { drafts, scopeOf } from '../draft-store';
import type { Ports } from '../ports';
import type { SalesMachine } from '../sales-machine';

/** What the sales app alone asks of its environment. */
export function createPerformer(ports: Ports, machine: SalesMachine): (effect: SalesEffect) => void {
  const { host, stores } = ports;
  const { send } = machine;
  let actOnOutbox: ((act: OutboxAction) => void) | undefined;
  const owner = (): string => scopeOf(machine.state.session.merchantData);
  return performBy<SalesEffect>({
    ...frameEffects(ports, machine, async () => (await import('../../late/calls')).salesCallRunner(ports, send)),
    refreshToken: () =>
      void host.ask('getAuthToken', {}).then(
        ({ authToken }) => send({ type: 'tokenReceived', authToken }),
        () => send({ type: 'tokenRefused' }),
      ),
    closeApp: ({ reason }) => host.emit('closeSAApp', { reason }),
    rememberVerified: ({ verified }) => writeVerifiedMobiles(stores.local, owner(), verified, ports.nowMs()),
    actOnOutbox: ({ act }) =>
      void import('../../late/rest').then(
        ({ runOutbox }) => {
          actOnOutbox ??= runOutbox(ports, machine);
          if (act) actOnOutbox(act);
        },
        // Nothing can be queued then, and the next action loads it again.
        () => undefined,
      ),
    clearDraft: () => drafts.clear(stores.session, owner()),
    share: ({ picture, support }) =>
      void ports.share(picture, support).then(
        (result) => send({ type: 'shareEnded', result }),
        () => send({ type: 'shareEnded', result: 'unsupported' }),
      ),
    openLink: ({ url }) => void ports.openTab(url),
    copyText: ({ text }) =>
      void ports.copy(text).then(
        () => send({ type: 'copyEnded', copied: true }),
        () => send({ type: 'copyEnded', copied: false }),
      ),
  });
}
