import type { tellFault } from '../../platform/analytics/tell-fault';
import { pageStores } from '../../platform/storage/page-stores';
import type { Stores } from '../../platform/storage/storage-support';
import { keepVisit } from '../../platform/stored/visit';
import { carryCampaign } from './campaign-links';
import { canStore } from './can-store';
import { watchNetwork } from './watch-network';

/** Tells of a fault. */
export type Tell = (thrown: unknown, during: 'chunk' | 'unhandled' | 'font') => void;

type Load = () => Promise<{ readonly tellFault: typeof tellFault }>;

/** Says in a page that there is no network, and tells the server of what nothing else has caught. `load`: what tells it. */
export function watchPage(page: Window & typeof globalThis, load: Load): Tell {
  // A line that brings nothing takes nothing away either.
  const tell: Tell = (...fault) =>
    void load()
      .then((part) => part.tellFault(page, ...fault))
      .catch(() => undefined);
  page.addEventListener('error', ({ error }) => tell(error, 'unhandled'));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'unhandled'));
  // Not every browser has it. The page goes on with its fallback font (NFR-010).
  page.document.fonts?.addEventListener('loadingerror', () => tell(null, 'font'));
  watchNetwork(page);
  return tell;
}

/** What runs first in a page of the site that is nothing without its script; others: `beginOpenPage`. Where the browser keeps
 *  nothing for the site the page says so, and nothing else runs. */
export function beginPage(
  page: Window & typeof globalThis,
  load: Load,
): { readonly isCompatible: boolean; readonly tell: Tell; readonly stores: Stores } {
  const tell = watchPage(page, load);
  carryCampaign(page.document);
  const stores = pageStores(page);
  keepVisit(page, stores.local, Date.now());
  return { isCompatible: canStore(page), tell, stores };
}
