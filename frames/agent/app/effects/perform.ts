import { frameEffects } from '../../../platform/flow/frame-effects';
import { performBy } from '../../../platform/flow/perform';
import { writeVerifiedMobiles } from '../../../platform/storage/verified-mobiles';
import type { SalesEffect, SalesEvent } from '../../flow/events';
import type { SalesState } from '../../flow/state';
import { clearDraft, scopeOf } from '../draft-store';
import type { Ports } from '../ports';

/** What the sales app alone asks of the world. */
export function createPerformer(
  ports: Ports,
  send: (event: SalesEvent) => void,
  stateNow: () => SalesState,
): (effect: SalesEffect) => void {
  return performBy<SalesEffect>({
    ...frameEffects(ports, {
      loadCalls: async () => (await import('./calls')).salesCallRunner(ports, send),
      send,
      stateNow,
    }),
    refreshToken: () =>
      void ports.host.freshToken().then(
        (authToken) => send({ type: 'tokenReceived', authToken }),
        () => send({ type: 'tokenRefused' }),
      ),
    closeApp: ({ reason }) => ports.host.close(reason),
    rememberVerified: ({ verified }) =>
      writeVerifiedMobiles(ports.stores.local, scopeOf(stateNow().merchantData), verified, ports.nowMs()),
    clearDraft: () => clearDraft(ports.stores.session, stateNow().merchantData),
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
