import { pageStores } from '../../platform/storage/page-stores';
import { keepVisit } from '../../platform/stored/visit';
import { afterPaint } from './after-paint';
import { type ReportError, watchPage } from './begin-page';
import { carryCampaign } from './campaign-links';
import { canStore } from './can-store';
import { keepIdentified } from './identify';

/** What runs first in a page of the site that is whole without its script. What asks for cookies and storage waits until it
 *  is painted: the page stands still until another process of the browser has answered. */
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
