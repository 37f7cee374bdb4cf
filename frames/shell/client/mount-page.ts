import { reportError } from '../../platform/analytics/report-error';
import { loadLanguage } from '../../platform/i18n/load-messages';
import type { StartPage } from '../../platform/page/site-page';
import { beginPage, type ReportError } from './begin-page';
import { keepIdentified } from './identify';
import { PAGE_ROOT, PAGE_SKELETON } from './page-root';

/** Runs a page in its `AuthenticatedPage`. If `load` fails, the document shows a notice. Returns the error reporter. */
export function mountPage(page: Window & typeof globalThis, load: () => Promise<StartPage>): ReportError {
  const { document } = page;
  const { isCompatible, report, stores } = beginPage(page, async () => ({ reportError }));
  void keepIdentified(page, stores);
  const root = document.getElementById(PAGE_ROOT);
  const coming = document.getElementById(PAGE_SKELETON);
  if (!root || !coming || !isCompatible) return report;
  void load()
    .then(async (start) => {
      await loadLanguage(document.documentElement.lang);
      start(page, { root, coming, loginAt: root.dataset.login ?? '' });
    })
    .catch((error: unknown) => {
      root.toggleAttribute('data-failed', true);
      report(error, 'chunk');
    });
  return report;
}
