import type { checkout as row } from '../../../shared/bridge/frames';
import { mountFrame } from '../../flow-app';
import { keepInSight } from '../../kit/keep-in-sight';
import { isFramed } from '../../platform/bridge';
import { syncHistoryAndDraft } from '../../platform/flow/sync-history-and-draft';
import { bootstrap } from '../../platform/frame/bootstrap';
import { BrowserHistory } from '../../platform/history/browser-history';
import { loadMessages } from '../../platform/i18n/load-messages';
import { pageLocale } from '../../platform/i18n/page-locale';
import { browserCodeListening } from '../../platform/otp/code-listener';
import { handedOver } from '../../platform/tabs/handed-over';
import { followVisibleHeight } from '../../platform/window/follow-visible-height';
import { checkout } from '../checkout-frame';
import { messagesOf } from '../page-messages';
import { App } from './app';
import { perform } from './effects/perform';
import { emitPending } from './emit-pending';
import { emitReady } from './emit-ready';
import { historySyncAt } from './history-sync';
import { keepPayment } from './keep-payment';
import { requestOfAddress, requestOfHost } from './open-request';

/** Starts the checkout. Inside a merchant's page it waits to be opened; on a page of its own its address opens it. */
export function start(page: Window & typeof globalThis, root: HTMLElement): Promise<void> {
  const flow = checkout();
  const history = new BrowserHistory(page, () => flow.send({ type: 'back' }));
  const listenForCode = browserCodeListening(page, async () => (await import('../late/next')).webOtp);
  return mountFrame(page, root, {
    connection: bootstrap<typeof row>().connection,
    name: 'checkout',
    messagesOf,
    flow,
    View: App,
    sessionOwner: 'checkout',
    incoming: {},
    loadRunner: async () => (await import('../late/calls')).checkoutCalls,
    perform: (ports) => perform({ ...ports, listenForCode, goTo: (url) => page.location.assign(url) }, flow),
    requestOf: requestOfHost,
    onReady(ports, open) {
      const { host, stores, nowMs } = ports;
      syncHistoryAndDraft(flow, history, historySyncAt(page.location.pathname), stores.session, nowMs);
      keepPayment(flow, stores.local, nowMs);
      emitReady(flow, host);
      emitPending(flow, host);
      page.addEventListener('focus', () => flow.send({ type: 'lenderReturned' }));
      if (isFramed(page)) return;
      const asked = requestOfAddress(ports);
      const back = asked.entry.kind === 'lenderReturn' && handedOver(stores.session, nowMs());
      if (back) return page.location.replace(back);
      followVisibleHeight(page, () => keepInSight(page.document.activeElement?.closest('form')));
      void loadMessages(pageLocale(page), messagesOf).then((messages) => open(asked, messages));
    },
  });
}
