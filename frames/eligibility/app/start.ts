import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { header } from '../../../shared/api/headers';
import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import { eligibility, type OpenEligibilityPayload } from '../../../shared/bridge/frames';
import { reportErrors } from '../../platform/analytics/report-errors';
import { connect } from '../../platform/bridge';
import { watchHeight } from '../../platform/bridge/watch-height';
import { browserFramePorts } from '../../platform/flow/browser-frame-ports';
import { loadCatalogue } from '../../platform/i18n/load-catalogue';
import { watchConnection } from '../../platform/online/watch-connection';
import { browserCodeListening } from '../../platform/otp/code-listener';
import { createSession } from '../../platform/session/session';
import { memoryStore } from '../../platform/storage/key-value-store';
import { judgeStorage, thisBrowser } from '../../platform/storage/storage-verdict';
import { themeOf } from '../../platform/theme/theme-of';
import { catalogues } from '../messages/catalogues';
import { en } from '../messages/en';
import { App } from './app';
import { endHeadless } from './end-headless';
import { EligibilityMachine } from './machine';
import { createPerformer } from './perform';

type Page = Window & typeof globalThis;

/** Puts the widget together on a page that runs inside a frame: machine, host, storage, session, network. */
export async function start(page: Page, root: HTMLElement): Promise<void> {
  // Asked for now, so that it is there when the page has opened the widget; a failure is met where it is used.
  void Promise.allSettled([import('./later')]);
  const reporter = reportErrors(page, 'eligibility');
  const machine = new EligibilityMachine();
  const verdict = judgeStorage(thisBrowser(page));
  let stores = { local: memoryStore(), session: memoryStore() };
  let session = createSession(stores.session, Date.now());
  let stopWatching = (): void => undefined;

  const host = connect(
    eligibility,
    {
      onOpen: (payload) => void verdict.then(() => opened(payload)),
      setAmount: ({ amount }) => machine.send({ type: 'amountChanged', amount }),
    },
    page,
  );
  machine.connect(
    createPerformer(
      {
        ...browserFramePorts(page, () => session, reporter),
        onLoaded: (later) => machine.set({ later }),
        host,
        listenForCode: browserCodeListening(page),
      },
      machine.send,
      () => machine.state,
    ),
  );

  const close = (reason: EligibilityCloseReason): void => host.emit('widgetClosed', { reason });

  async function opened(payload: OpenEligibilityPayload): Promise<void> {
    const { merchantKey, merchantDetails, merchantTheme, campaign = {}, mode = 'inline' } = payload;
    session = createSession(stores.session, Date.now(), `eligibility.${merchantKey}`);
    machine.speak(await loadCatalogue(catalogues, en, payload.locale));
    machine.set({ mode });
    if (mode === 'headless') endHeadless(machine, close);
    machine.send({
      type: 'opened',
      open: {
        merchant: { merchantKey, merchantOrigin: merchantDetails.merchantOrigin, campaign },
        theme: themeOf(merchantTheme),
        amount: payload.amount ?? null,
        mobile: payload.mobile ?? '',
        hasSession: header.sessionToken in session.headers(),
      },
    });
    host.emit('widgetReady', {});
    stopWatching();
    if (mode === 'inline') stopWatching = watchHeight(root, (heightPx) => host.emit('resize', { heightPx }));
  }

  const judged = await verdict;
  if (judged.kind === 'incompatible') machine.send({ type: 'storageChecked', available: false });
  else stores = judged.stores;
  watchConnection(page, (isOnline) => {
    if (isOnline) machine.send({ type: 'wentOnline' });
  });
  createRoot(root).render(createElement(App, { machine, close, reload: () => page.location.reload() }));
}
