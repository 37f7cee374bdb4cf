import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type OpenSalesAppPayload, salesApp } from '../../../shared/bridge/frames';
import { reportErrors } from '../../platform/analytics/report-errors';
import { connect } from '../../platform/bridge';
import { BrowserHistory } from '../../platform/history/browser-history';
import { loadCatalogue } from '../../platform/i18n/load-catalogue';
import { watchConnection } from '../../platform/online/watch-connection';
import { memoryStore } from '../../platform/storage/key-value-store';
import { judgeStorage, type Stores, thisBrowser } from '../../platform/storage/storage-verdict';
import { readVerifiedMobiles } from '../../platform/storage/verified-mobiles';
import { catalogues } from '../messages/catalogues';
import { en } from '../messages/en';
import { shareSupportOf } from '../share/share-support';
import { App } from './app';
import { browserPorts } from './browser-ports';
import { readDraft, scopeOf } from './draft-store';
import { createPerformer } from './effects/perform';
import { followSalesApp } from './follow-state';
import { merchantDataOf, routeOf } from './open-request';
import { createSalesMachine } from './sales-machine';

type Page = Window & typeof globalThis;

/** Puts the sales app together on a page that runs inside a frame: machine, host, storage, history, network. */
export async function start(page: Page, root: HTMLElement): Promise<void> {
  // Asked for now, so that it is there when the host has greeted; a failure is met where it is used.
  void Promise.allSettled([import('./effects/calls'), import('../../platform/api/client')]);
  const machine = createSalesMachine();
  const reports = reportErrors(page, 'salesApp');
  // Read before the first entry is marked: later the page always looks as if it had been here.
  let isReload = BrowserHistory.isReturn(page);
  const asked = new URLSearchParams(page.location.search);
  const firstPath = routeOf(page.location.pathname);
  const verdict = judgeStorage(thisBrowser(page));

  const host = connect(salesApp, {
    onOpen: (payload) => void verdict.then(() => opened(payload)),
    getAuthToken: ({ authToken }) => machine.send({ type: 'tokenReceived', authToken }),
  });
  const judged = await verdict;
  const stores: Stores =
    judged.kind === 'incompatible' ? { local: memoryStore(), session: memoryStore() } : judged.stores;
  const ports = browserPorts({ page, host, stores, reporter: reports, machine });
  machine.connect(createPerformer(ports, machine.send, () => machine.state));

  async function opened(payload: OpenSalesAppPayload): Promise<void> {
    const nowMs = ports.nowMs();
    machine.speak(await loadCatalogue(catalogues, en, payload.locale));
    const merchantData = merchantDataOf(payload);
    const isReset = asked.get('initial') === 'true' && !isReload;
    machine.send({
      type: 'opened',
      open: {
        merchantData,
        mobile: payload.mobile ?? '',
        amount: payload.amount ?? null,
        error: payload.error ?? null,
        path: firstPath,
        isReset,
        verifiedMobiles: readVerifiedMobiles(stores.local, scopeOf(merchantData), nowMs),
        draft: readDraft(stores.session, merchantData, nowMs),
        isReload,
        shareSupport: shareSupportOf(page),
        online: ports.isOnline(),
        nowMs,
      },
    });
    if (isReset) history.show({ path: '/sales-app-init', depth: 0 });
    isReload = false;
  }

  const history = new BrowserHistory(page, () => machine.send({ type: 'back' }));
  followSalesApp(machine, history, () => stores.session, ports.nowMs);
  watchConnection(page, (isOnline) => machine.send({ type: isOnline ? 'wentOnline' : 'wentOffline' }));
  if (judged.kind === 'incompatible') machine.send({ type: 'storageChecked', available: false });
  createRoot(root).render(createElement(App, { machine }));
}
