import type { ErrorReporter } from '../analytics/error-reporter';
import type { Session } from '../session/session';
import { judgeStorage, thisBrowser } from '../storage/storage-verdict';
import { applyTheme } from '../theme/apply-theme';
import type { FramePorts } from './frame-effects';

/** The ports that every flow has, in a real browser. `afterCall`: after every call, answered or not. */
export const browserFramePorts = (
  page: Window & typeof globalThis,
  session: () => Session,
  reporter: ErrorReporter,
  afterCall = (): void => undefined,
): FramePorts => ({
  client: (create) => create({ sessionHeaders: () => session().headers(), afterCall }),
  session,
  reporter,
  nowMs: () => Date.now(),
  startTimer: (delayMs, fire) => void page.setTimeout(fire, delayMs),
  newKey: () => page.crypto.randomUUID(),
  applyTheme: (theme) => applyTheme(page.document.documentElement, theme),
  isOnline: () => page.navigator.onLine,
  isStorageFine: async () => (await judgeStorage(thisBrowser(page))).kind !== 'incompatible',
});
