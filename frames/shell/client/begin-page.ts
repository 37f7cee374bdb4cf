import type { reportError } from '../../platform/analytics/report-error';
import { pageStores } from '../../platform/storage/page-stores';
import type { Stores } from '../../platform/storage/storage-support';
import { keepVisit } from '../../platform/stored/visit';
import { carryCampaign } from './campaign-links';
import { canStore } from './can-store';
import { watchNetwork } from './watch-network';

/** Reports an error to the server. */
export type ReportError = (thrown: unknown, during: 'chunk' | 'unhandled' | 'font') => void;

type Load = () => Promise<{ readonly reportError: typeof reportError }>;

/** Shows the offline notice and reports uncaught errors. `load` loads `reportError`. */
export function watchPage(page: Window & typeof globalThis, load: Load): ReportError {
  // A chunk that does not load has no other effect.
  const report: ReportError = (...fault) =>
    void load()
      .then((part) => part.reportError(page, ...fault))
      .catch(() => undefined);
  page.addEventListener('error', ({ error }) => report(error, 'unhandled'));
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'unhandled'));
  // Not in every browser. The page continues with its fallback font (NFR-010).
  page.document.fonts?.addEventListener('loadingerror', () => report(null, 'font'));
  watchNetwork(page);
  return report;
}

/** Starts a page that needs its script; others: `beginOpenPage`. If the browser stores nothing for the site, the page shows
 *  a notice and nothing else runs. */
export function beginPage(
  page: Window & typeof globalThis,
  load: Load,
): { readonly isCompatible: boolean; readonly report: ReportError; readonly stores: Stores } {
  const report = watchPage(page, load);
  carryCampaign(page.document);
  const stores = pageStores(page);
  keepVisit(page, stores.local, Date.now());
  return { isCompatible: canStore(page), report, stores };
}
