import type { ErrorReporter } from '../analytics/error-reporter';
import { randomId } from '../random/random-id';
import type { Session } from '../session/session';
import { detectStorage, thisBrowser } from '../storage/storage-support';
import { applyTheme } from '../theme/apply-theme';
import type { FramePorts } from './frame-effects';

/** Ports of every flow in a browser. `afterCall`: after every call, answered or not. */
export const browserFramePorts = (
  page: Window & typeof globalThis,
  session: Session,
  reporter: ErrorReporter,
  afterCall: () => void,
): FramePorts => {
  let reconnectCount = 0;
  page.addEventListener('online', () => {
    reconnectCount += 1;
  });
  return {
    client: (create) => create({ sessionHeaders: () => session.headers(), afterCall }),
    session,
    reporter,
    nowMs: () => Date.now(),
    startTimer: (delayMs, fire) => void page.setTimeout(fire, delayMs),
    newKey: () => randomId(page),
    reconnectCount: () => reconnectCount,
    applyTheme: (theme) => applyTheme(page.document.documentElement, theme),
    isOnline: () => page.navigator.onLine,
    isStorageFine: async () => (await detectStorage(thisBrowser(page))).kind !== 'incompatible',
  };
};
