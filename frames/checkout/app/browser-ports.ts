import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import { canListenForCode, listenForCode } from '../../platform/otp/web-otp';
import type { Session } from '../../platform/session/session';
import { judgeStorage, thisBrowser } from '../../platform/storage/storage-verdict';
import { applyTheme } from '../../platform/theme/apply-theme';
import type { Ports } from './ports';

/** The effects' ports in a real browser. */
export function browserPorts(world: {
  readonly page: Window & typeof globalThis;
  readonly host: Ports['host'];
  readonly session: () => Session;
  readonly reporter: ErrorReporter;
}): Ports {
  const { page, host, session, reporter } = world;
  return {
    client: (create) => create({ sessionHeaders: () => session().headers() }),
    session,
    reporter,
    host,
    nowMs: () => Date.now(),
    startTimer: (delayMs, fire) => void page.setTimeout(fire, delayMs),
    newKey: () => page.crypto.randomUUID(),
    applyTheme: (theme) => applyTheme(page.document.documentElement, theme),
    listenForCode: canListenForCode(page) ? (signal) => listenForCode(page, signal) : null,
    openTab: (url) => {
      // Opened empty first: a tab without a way back cannot be asked whether it is there.
      const tab = page.open('', '_blank');
      if (!tab) return false;
      tab.opener = null;
      tab.location.href = url;
      return true;
    },
    goTo: (url) => page.location.assign(url),
    isOnline: () => page.navigator.onLine,
    isStorageFine: async () => (await judgeStorage(thisBrowser(page))).kind !== 'incompatible',
  };
}
