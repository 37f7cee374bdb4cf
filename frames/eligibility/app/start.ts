import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../../../shared/brand';
import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import { eligibility, type OpenEligibilityPayload } from '../../../shared/bridge/frames';
import { reportErrors } from '../../platform/analytics/report-errors';
import { connect } from '../../platform/bridge';
import { watchHeight } from '../../platform/bridge/watch-height';
import { loadCatalogue } from '../../platform/i18n/load-catalogue';
import { watchConnection } from '../../platform/online/watch-connection';
import { createSession } from '../../platform/session/session';
import { memoryStore } from '../../platform/storage/key-value-store';
import { judgeStorage, thisBrowser } from '../../platform/storage/storage-verdict';
import { applyTheme } from '../../platform/theme/apply-theme';
import { catalogues } from '../messages/catalogues';
import { en } from '../messages/en';
import { App } from './app';
import type { Asker } from './calls';
import { endHeadless } from './end-headless';
import { EligibilityMachine } from './machine';
import { createPerformer } from './perform';

type Page = Window & typeof globalThis;

/** Puts the widget together on a page that runs inside a frame: machine, host, storage, session, network. */
export async function start(page: Page, root: HTMLElement): Promise<void> {
  reportErrors(page, 'eligibility');
  const machine = new EligibilityMachine();
  const verdict = judgeStorage(thisBrowser(page));
  let stores = { local: memoryStore(), session: memoryStore() };
  let asker: Asker = { merchantKey: '', merchantOrigin: '', campaign: {} };
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
        onLoaded: (later) => machine.set({ later }),
        page,
        host,
        asker: () => asker,
        session: () => session,
        nowMs: Date.now,
        newKey: () => page.crypto.randomUUID(),
        startTimer: (delayMs, fire) => void page.setTimeout(fire, delayMs),
      },
      machine.send,
    ),
  );

  const close = (reason: EligibilityCloseReason): void => host.emit('widgetClosed', { reason });

  async function opened(payload: OpenEligibilityPayload): Promise<void> {
    const { merchantKey, merchantDetails, merchantTheme, campaign = {}, mode = 'inline' } = payload;
    asker = { merchantKey, merchantOrigin: merchantDetails.merchantOrigin, campaign };
    session = createSession(stores.session, Date.now(), `eligibility.${merchantKey}`);
    applyTheme(page.document.documentElement, { ...brand.theme, ...merchantTheme });
    machine.speak(await loadCatalogue(catalogues, en, payload.locale));
    machine.set({ mode });
    if (mode === 'headless') endHeadless(machine, close);
    machine.send({ type: 'opened', amount: payload.amount ?? null, mobile: payload.mobile ?? '' });
    host.emit('widgetReady', {});
    stopWatching();
    if (mode === 'inline') stopWatching = watchHeight(root, (heightPx) => host.emit('resize', { heightPx }));
  }

  const judged = await verdict;
  if (judged.kind === 'incompatible') machine.set({ isCompatible: false });
  else stores = judged.stores;
  watchConnection(page, (isOnline) => {
    const { state } = machine;
    const isWaiting =
      (state.view === 'API_ERROR' || state.view === 'DYNAMIC_CE_ERROR') && state.failure.name === 'NETWORK_ERROR';
    if (isOnline && isWaiting) machine.send({ type: 'retryAsked' });
  });
  createRoot(root).render(createElement(App, { machine, close, reload: () => page.location.reload() }));
}
