import { pageStores } from '../../platform/storage/page-stores';
import { keepVisit } from '../../platform/stored/visit';
import { afterPaint } from './after-paint';
import { type ReportError, watchPage } from './begin-page';
import { carryCampaign } from './campaign-links';
import { canStore } from './can-store';
import { keepIdentified } from './identify';

/** Starts a page that works without its script. Cookies and storage are read after the paint, because the first access
 *  blocks on another process of the browser. */
export function beginOpenPage(page: Window & typeof globalThis): ReportError {
  const report = watchPage(page, () => import('../../platform/analytics/report-error'));
  afterPaint(page, () => {
    canStore(page);
    carryCampaign(page.document);
    const stores = pageStores(page);
    keepVisit(page, stores.local, Date.now());
    void keepIdentified(page, stores);
  });
  return report;
}
