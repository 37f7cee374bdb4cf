import type { salesApp } from '../../../shared/bridge/frames';
import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import type { Host } from '../../platform/bridge';
import { copyText } from '../../platform/clipboard/copy-text';
import { createSession } from '../../platform/session/session';
import { copyUserUuid } from '../../platform/session/user-uuid';
import { judgeStorage, type Stores, thisBrowser } from '../../platform/storage/storage-verdict';
import { openTab } from '../../platform/tabs/open-tab';
import { applyTheme } from '../../platform/theme/apply-theme';
import type { Ports } from './ports';
import type { SalesMachine } from './sales-machine';

/** The effects' ports in a real browser. */
export function browserPorts(world: {
  page: Window & typeof globalThis;
  host: Host<typeof salesApp>;
  stores: Stores;
  reporter: ErrorReporter;
  machine: SalesMachine;
}): Ports {
  const { page, host, stores, reporter, machine } = world;
  const nowMs = (): number => Date.now();
  const session = createSession(stores.session, nowMs());
  const noteUserUuid = (): void => {
    const userUuid = copyUserUuid(page.document.cookie, stores.local, nowMs());
    if (userUuid !== null && userUuid !== machine.state.userUuid) machine.send({ type: 'userUuidSeen', userUuid });
  };
  return {
    client: (create) => create({ sessionHeaders: session.headers, afterCall: noteUserUuid }),
    session,
    stores,
    reporter,
    host: {
      close: (reason) => host.emit('closeSAApp', { reason }),
      freshToken: async () => (await host.ask('getAuthToken', {})).authToken,
    },
    nowMs,
    startTimer: (delayMs, fire) => void page.setTimeout(fire, delayMs),
    newKey: () => page.crypto.randomUUID(),
    applyTheme: (theme) => applyTheme(page.document.documentElement, theme),
    share: async (picture, support) => {
      const { sharePictureBy } = await import('../share/share-picture');
      return await sharePictureBy(page, picture, support, machine.messages);
    },
    openTab: (url) => openTab(page, url),
    copy: (text) => copyText(page, text),
    isOnline: () => page.navigator.onLine,
    isStorageFine: async () => (await judgeStorage(thisBrowser(page))).kind !== 'incompatible',
  };
}
