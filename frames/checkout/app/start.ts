import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { header } from '../../../shared/api/headers';
import { checkout, type OpenCheckoutPayload } from '../../../shared/bridge/frames';
import { reportErrors } from '../../platform/analytics/report-errors';
import { connect, isFramed } from '../../platform/bridge';
import { registeredOrigins } from '../../platform/bridge/host-origins';
import { BrowserHistory } from '../../platform/history/browser-history';
import { loadCatalogue } from '../../platform/i18n/load-catalogue';
import { watchConnection } from '../../platform/online/watch-connection';
import { createSession } from '../../platform/session/session';
import { memoryStore } from '../../platform/storage/key-value-store';
import { judgeStorage, thisBrowser } from '../../platform/storage/storage-verdict';
import type { OpenRequest } from '../flow/events';
import { defaultConfig } from '../flow/initial-state';
import type { Entry } from '../flow/state';
import { catalogues } from '../messages/catalogues';
import { en } from '../messages/en';
import { App } from './app';
import { browserPorts } from './browser-ports';
import { createCheckoutMachine } from './checkout-machine';
import { readDraft } from './draft-store';
import { createPerformer } from './effects/perform';
import { followCheckout } from './follow-state';
import { configOf, entryOf, merchantOf, merchantOfPage } from './open-request';
import { tellPending } from './tell-pending';

type Page = Window & typeof globalThis;
const SESSION_OWNER = 'checkout';

/** Puts the checkout together: machine, host, storage, history, network. Inside a merchant's page it waits to be
 *  opened; on a page of its own its address opens it. */
export async function start(page: Page, root: HTMLElement): Promise<void> {
  // Asked for now, so that it is there when it is opened; a failure is met where it is used.
  void Promise.allSettled([import('./effects/calls'), import('../../platform/api/client')]);
  const machine = createCheckoutMachine();
  const reporter = reportErrors(page, 'checkout');
  const verdict = judgeStorage(thisBrowser(page));

  const host = isFramed(page)
    ? connect(checkout, { onOpen: (payload) => void verdict.then(() => openedByHost(payload)) }, page)
    : { emit: () => undefined };
  const judged = await verdict;
  const store = judged.kind === 'incompatible' ? memoryStore() : judged.stores.session;
  const session = createSession(store, Date.now(), SESSION_OWNER);
  const ports = browserPorts({ page, host, session: () => session, reporter });
  machine.connect(createPerformer(ports, machine.send, () => machine.state));

  /** A session that this tab kept counts only for the checkout that it was made for. */
  function open(entry: Entry, request: Omit<OpenRequest, 'entry' | 'draft' | 'hasSession' | 'online'>): void {
    const draft = readDraft(store, entry, ports.nowMs());
    const hasSession = draft !== null && header.sessionToken in session.headers();
    if (!hasSession) session.clear();
    machine.send({ type: 'opened', open: { ...request, entry, draft, hasSession, online: ports.isOnline() } });
  }

  async function openedByHost(payload: OpenCheckoutPayload): Promise<void> {
    machine.speak(await loadCatalogue(catalogues, en, payload.locale));
    const merchant = merchantOf(payload);
    open(
      { kind: 'frame', checkoutToken: payload.checkoutToken },
      {
        merchant,
        config: configOf(payload),
        isProviderOrigin: merchant.merchantOrigin === page.location.origin,
        mobile: '',
        isWhatsappConsentAccepted: payload.isWhatsappConsentAccepted ?? null,
        showCancellationPopup: payload.closeIconConfig?.showCancellationPopup ?? false,
      },
    );
  }

  async function openedByAddress(entry: Entry): Promise<void> {
    machine.speak(await loadCatalogue(catalogues, en, page.navigator.language));
    open(entry, {
      merchant: merchantOfPage(page.location.search, registeredOrigins(page.document)),
      config: defaultConfig,
      isProviderOrigin: true,
      mobile: '',
      isWhatsappConsentAccepted: null,
      showCancellationPopup: false,
    });
  }

  const history = new BrowserHistory(page, () => machine.send({ type: 'back' }));
  followCheckout(machine, history, page.location.pathname, () => store, ports.nowMs);
  const stopWaiting = machine.subscribe(({ screen }) => {
    if (screen.name === 'loading') return;
    stopWaiting();
    host.emit('widgetReady', {});
  });
  tellPending(machine, host);
  watchConnection(page, (isOnline) => machine.send({ type: isOnline ? 'wentOnline' : 'wentOffline' }));
  page.addEventListener('focus', () => machine.send({ type: 'lenderReturned' }));
  if (judged.kind === 'incompatible') machine.send({ type: 'storageChecked', available: false });
  createRoot(root).render(createElement(App, { machine }));
  if (!isFramed(page)) await openedByAddress(entryOf(page.location));
}
